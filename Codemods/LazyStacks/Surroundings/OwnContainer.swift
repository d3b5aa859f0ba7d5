import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A container of the project's own: the body of a view, or a function, that displays the views passed to it.
struct OwnContainer {
  private let index: ProjectIndex

  /// The statements that display the views, and the names of the views in them.
  private var parts: [(statements: Node, views: Set<String>)] = []

  init(_ call: ViewCall, _ index: ProjectIndex) {
    self.index = index
    guard let callee = call.syntax.calledExpression else { return }
    let audit = RowAudit(SwiftUIModel(index), .vertical)
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

  /// Whether the views are in a view that scrolls along an axis, so that they may have any length.
  func scrollsContent(along axis: ScrollAxis) -> Bool {
    parts.contains { Self.scrolls($0.views, in: $0.statements, along: axis, index) }
  }

  /// Whether code puts a view with one of these names into a view that scrolls along an axis.
  static func scrolls(
    _ views: Set<String>, in code: Node, along axis: ScrollAxis, _ index: ProjectIndex
  ) -> Bool {
    code.subtree.contains { node in
      guard let call = FunctionCallExprSyntax(node).map(ViewCall.init), call.scrolls(along: axis, index),
        let content = call.content
      else { return false }
      return content.subtree.contains { name in
        DeclReferenceExprSyntax(name)?.baseName.map { views.contains($0.name) } ?? false
      }
    }
  }
}

extension ViewCall {
  /// Whether it creates a view that scrolls along an axis.
  fileprivate func scrolls(along axis: ScrollAxis, _ index: ProjectIndex) -> Bool {
    switch frameworkName(index) {
    case "ScrollView": ScrollAxis(of: self) == axis
    case "Form", "List": axis == .vertical
    default: false
    }
  }
}
