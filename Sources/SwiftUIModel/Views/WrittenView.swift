import ProjectIndex
package import SwiftCST

/// A view as written: the expression that creates it, and its modifiers.
package struct WrittenView: Sendable {
  /// One modifier of a chain.
  package struct Modifier: Sendable {
    /// The name of the function.
    package let name: String
    /// The call, including everything before the period.
    package let call: ViewCall

    /// Creates a modifier.
    package init(name: String, call: ViewCall) {
      self.name = name
      self.call = call
    }
  }

  /// The whole chain.
  package let expression: Node

  /// The expression before the first modifier.
  package let root: Node

  /// The modifiers, innermost first.
  package let modifiers: [Modifier]

  /// Whether `#if` is among the modifiers.
  package let isSplit: Bool

  /// Analyzes a chain.
  package init(_ expression: Node) {
    let chain = CallChain(expression)
    // A member that returns a view is called on a name, or a member of one, and therefore comes first.
    let maker = chain.calls.first.flatMap { Self.isModifier($0.name, of: $0.base) ? nil : $0 }
    self.expression = expression
    isSplit = chain.isSplit
    root = maker?.call.node ?? chain.base
    modifiers = chain.calls.dropFirst(maker == nil ? 0 : 1).map {
      Modifier(name: $0.name, call: ViewCall($0.call))
    }
  }

  /// Whether a function called on `base` is a modifier of a view, and not one that creates the view:
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

  /// The call that creates the view.
  package var call: ViewCall? { FunctionCallExprSyntax(root).map { ViewCall($0) } }

  /// The first modifier with a name.
  package func modifier(_ name: String) -> Modifier? { modifiers.first { $0.name == name } }
}
