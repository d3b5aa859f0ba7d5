import CodemodKit
import ProjectIndex
import SwiftCST

/// A container of the project's own: the body of a view, or a function, that shows the views it is given.
struct OwnContainer {
  private let index: ProjectIndex

  /// The statements that show the views, and the names by which they know them.
  private var parts: [(statements: Node, views: Set<String>)] = []

  init(_ call: ViewCall, _ index: ProjectIndex) {
    self.index = index
    guard let callee = call.syntax.calledExpression else { return }
    let audit = RowAudit(index, .vertical)
    if case .metatype(.known(let type)) = index.typeOfExpression(callee) {
      let members = index.members(of: type)
      let held = members.filter { $0.isStored && audit.holdsViews($0) }.compactMap(\.name)
      parts = members.compactMap(\.getterStatements).map { ($0, Set(held)) }
    } else {
      let functions = index.callables(called: callee).filter { $0.kind == .function }
      parts = functions.compactMap { function in
        let held = function.parameters.filter(audit.takesViews).compactMap { $0.name?.name }
        return function.body?.statements.map { ($0, Set(held)) }
      }
    }
  }

  /// Whether the views stand in what scrolls along an axis, and so may be as long as they like.
  func scrollsContent(along axis: ScrollAxis) -> Bool {
    parts.contains { statements, views in
      statements.subtree.contains { node in
        guard let call = FunctionCallExprSyntax(node).map(ViewCall.init), scrolls(call, axis) else {
          return false
        }
        return call.content?.subtree.contains { name in
          DeclReferenceExprSyntax(name)?.baseName.map { views.contains($0.name) } ?? false
        } ?? false
      }
    }
  }

  private func scrolls(_ call: ViewCall, _ axis: ScrollAxis) -> Bool {
    switch call.frameworkName(index) {
    case "ScrollView": ScrollAxis(of: call) == axis
    case "Form", "List": axis == .vertical
    default: false
    }
  }
}
