/// The modifiers of SwiftUI that run code, or start an effect, when a value changes.
package enum ChangeTriggers {
  /// Whether a modifier does so when its argument with a label changes: `onChange(of:)`.
  package static func contain(_ modifier: String, _ label: String) -> Bool { labels[modifier] == label }

  private static let labels = [
    "onChange": "of",
    "task": "id",
    "keyframeAnimator": "trigger",
    "phaseAnimator": "trigger",
    "sensoryFeedback": "trigger",
    "symbolEffect": "value",
  ]
}
