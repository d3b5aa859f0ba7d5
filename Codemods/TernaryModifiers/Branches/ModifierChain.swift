import CodemodKit
import SwiftCST
import SwiftUIModel

/// A view with its modifiers: `base.m1(…).m2(…)`.
struct ModifierChain: Sendable {
  /// What the modifiers are applied to.
  let base: Node

  /// The modifiers, innermost first.
  let modifiers: [MemberCall]

  /// Splits an expression. Modifiers inside `#if` are skipped: such a chain is only recognized, never
  /// rewritten.
  init(_ expression: Node) {
    let chain = CallChain(expression)
    let isOfType = chain.calls.first.map { Self.isType($0.base) } ?? false
    // `model.row(item).padding()`: a call on a value that is not a SwiftUI modifier creates the view.
    let own =
      isOfType
      ? 1
      : chain.base.kind == .functionCallExpr
        ? 0 : chain.calls.prefix { !KnownModifiers.isKnown($0.name) }.count
    base = own > 0 ? chain.calls[own - 1].call.node : chain.base
    modifiers = Array(chain.calls.dropFirst(own))
  }

  /// `Image.logo(…)` creates a view; `Image` is not one.
  private static func isType(_ node: Node) -> Bool {
    guard let name = DeclReferenceExprSyntax(node)?.baseName else { return false }
    return name.kind == .Self || name.text.first?.isUppercase == true
  }
}
