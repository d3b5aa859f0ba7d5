import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The code that runs immediately when a notification is posted, or a value is sent to a subject: every
/// listener.
extension CalledCode {
  /// The code that a call delivers to: every listener of the project, whatever it listens to.
  func listeners(notifiedBy call: FunctionCallExprSyntax) -> [Node] {
    guard let access = MemberAccessExprSyntax(call.calledExpression), let base = access.base else {
      return []
    }
    switch access.declName?.baseName?.name {
    case "post" where call.argumentLabels.first == "name" || base.text.hasPrefix("NotificationCenter"):
      return knownListeners.answer("addObserver") { observers + closures(givenTo: "sink") }
    case "send" where Self.subjects.contains(index.foreignType(of: base) ?? ""):
      return knownListeners.answer("sink") { closures(givenTo: "sink") }
    default: return []
    }
  }

  private static let subjects: Set = ["PassthroughSubject", "CurrentValueSubject"]

  private var observers: [Node] {
    closures(givenTo: "addObserver")
      + index.uses(of: "addObserver").flatMap { use -> [Node] in
        guard let call = FunctionCallExprSyntax(use.expression.parent),
          let selector = call.labeledArguments.first(where: { $0.label?.name == "selector" })
        else { return [] }
        let names = selector.node.subtree.compactMap { DeclReferenceExprSyntax($0)?.baseName?.name }
        return names.flatMap(index.declarations(named:)).filter { $0.kind == .function }.map(\.node)
      }
  }

  private func closures(givenTo method: String) -> [Node] {
    index.uses(of: method).flatMap { use -> [Node] in
      guard let call = FunctionCallExprSyntax(use.expression.parent), call.calledExpression == use.expression
      else { return [] }
      return call.trailingClosures + call.argumentValues.filter { $0.kind == .closureExpr }
    }
  }
}
