import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A view as it is written: the expression that makes it, and the modifiers after that.
struct WrittenView: Sendable {
  /// One modifier of a chain.
  struct Modifier: Sendable {
    /// The name of the function.
    let name: String
    /// The call, with everything before the period in it.
    let call: ViewCall
  }

  /// The whole chain.
  let expression: Node

  /// What stands before the first modifier.
  let root: Node

  /// The modifiers, innermost first.
  let modifiers: [Modifier]

  /// Whether `#if` stands among the modifiers.
  let isSplit: Bool

  /// Takes a chain apart.
  init(_ expression: Node) {
    let chain = CallChain(expression)
    // What a member makes is called on a name, or a member of one, and so comes first.
    let maker = chain.calls.first.flatMap { Self.isModifier($0.name, of: $0.base) ? nil : $0 }
    self.expression = expression
    isSplit = chain.isSplit
    root = maker?.call.node ?? chain.base
    modifiers = chain.calls.dropFirst(maker == nil ? 0 : 1).map {
      Modifier(name: $0.name, call: ViewCall($0.call))
    }
  }

  /// Whether a function called on `base` is a modifier of a view, and not what makes the view:
  /// `SwiftUI.VStack { }`, `Outer.Row()`, `model.row(for: item)`.
  private static func isModifier(_ name: String, of base: Node) -> Bool {
    switch base.kind {
    case .declReferenceExpr:
      let isType = base.text.first.map { $0.isUppercase || $0 == "`" } ?? false
      return !isType && SwiftUIModifiers.contain(name)
    case .memberAccessExpr: return SwiftUIModifiers.contain(name)
    default: return true
    }
  }

  /// The call that makes the view.
  var call: ViewCall? { FunctionCallExprSyntax(root).map { ViewCall($0) } }

  /// The first modifier of a name.
  func modifier(_ name: String) -> Modifier? { modifiers.first { $0.name == name } }
}
