import ProjectIndex
import SwiftCST

/// A view and what is applied to it: `base.m1(…).m2(…)`.
struct ModifierChain: Sendable {
  /// What the modifiers are applied to.
  let base: Node

  /// The modifiers, from the inside out.
  let modifiers: [ChainModifier]

  /// Takes an expression apart.
  init(_ expression: Node) {
    var modifiers: [ChainModifier] = []
    var current = expression
    while true {
      // Modifiers inside `#if` are passed over: such a chain is never rewritten, only recognised.
      if let base = PostfixIfConfigExprSyntax(current)?.base {
        current = base
        continue
      }
      guard let call = FunctionCallExprSyntax(current), let modifier = ChainModifier(call),
        let base = modifier.access.base, !Self.isType(base)
      else { break }
      modifiers.append(modifier)
      current = base
    }
    modifiers.reverse()
    // `model.row(item).padding()`: what is called on a value and is no modifier of SwiftUI makes the view.
    let isCall = current.kind == .functionCallExpr
    let own = isCall ? 0 : modifiers.prefix { !KnownModifiers.isKnown($0.name) }.count
    base = own > 0 ? modifiers[own - 1].call.node : current
    self.modifiers = Array(modifiers.dropFirst(own))
  }

  /// `Image.logo(…)` makes a view; `Image` is not one.
  private static func isType(_ node: Node) -> Bool {
    guard let name = DeclReferenceExprSyntax(node)?.baseName else { return false }
    return name.kind == .Self || name.text.first?.isUppercase == true
  }
}
