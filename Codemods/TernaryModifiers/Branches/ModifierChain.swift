import CodemodKit
import SwiftCST
import SwiftUIModel

/// A view and what is applied to it: `base.m1(…).m2(…)`.
struct ModifierChain: Sendable {
  /// What the modifiers are applied to.
  let base: Node

  /// The modifiers, from the inside out.
  let modifiers: [MemberCall]

  /// Takes an expression apart. Modifiers inside `#if` are passed over: such a chain is never rewritten, only
  /// recognised.
  init(_ expression: Node) {
    let chain = CallChain(expression)
    let isOfType = chain.calls.first.map { Self.isType($0.base) } ?? false
    // `model.row(item).padding()`: what is called on a value and is no modifier of SwiftUI makes the view.
    let own =
      isOfType
      ? 1
      : chain.base.kind == .functionCallExpr
        ? 0 : chain.calls.prefix { !KnownModifiers.isKnown($0.name) }.count
    base = own > 0 ? chain.calls[own - 1].call.node : chain.base
    modifiers = Array(chain.calls.dropFirst(own))
  }

  /// `Image.logo(…)` makes a view; `Image` is not one.
  private static func isType(_ node: Node) -> Bool {
    guard let name = DeclReferenceExprSyntax(node)?.baseName else { return false }
    return name.kind == .Self || name.text.first?.isUppercase == true
  }
}
