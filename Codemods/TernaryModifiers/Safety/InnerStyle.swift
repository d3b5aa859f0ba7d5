import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

// What a modifier with its neutral value overrides inside the view: `.zIndex(0)` after `.zIndex(5)`.

extension MergeSafety {
  /// What a modifier would override in a view that it is switched off for; nil if nothing.
  func innerStyle(of name: String, in chain: ModifierChain) -> String? {
    guard let replaced = Self.replaced[name] else { return nil }
    if let modifier = chain.modifiers.first(where: { applies($0, replaced.contains) }) {
      return modifier.name
    }
    if names > 0, let view = view(named: chain.base), let found = inside.innerStyle(of: name, in: view) {
      return found
    }
    return chain.base.subtree.firstNonNil { node in
      guard let call = FunctionCallExprSyntax(node), let callee = call.calledExpression else { return nil }
      if name == "accessibilityHidden", callee.text == "Image", call.argumentLabels.first == "decorative" {
        return "Image(decorative:)"
      }
      if let modifier = MemberCall(call) { return applies(modifier, replaced.contains) ? modifier.name : nil }
      return replaced.contains(callee.text) ? callee.text : nil
    }
  }

  /// Values that an outer modifier of the same kind overrides. A spacer has the lowest priority by itself.
  private static let replaced: [String: Set<String>] = [
    "zIndex": ["zIndex"], "layoutPriority": ["layoutPriority", "Spacer"], "badge": ["badge"],
    "blendMode": ["blendMode"], "accessibilityHidden": ["accessibilityHidden"],
    "interactiveDismissDisabled": ["interactiveDismissDisabled"],
    "navigationBarBackButtonHidden": ["navigationBarBackButtonHidden", "navigationBarHidden"],
  ]
}
