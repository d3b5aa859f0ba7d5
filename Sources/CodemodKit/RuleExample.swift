/// Code for which a rule is reported, and the message.
package struct RuleExample: Sendable {
  /// A few lines of Swift.
  package let code: String

  /// The message of swiftfix.
  package let message: String

  /// An example of a rule.
  package init(code: String, message: String) {
    self.code = code
    self.message = message
  }

  /// The example in Markdown.
  package var markdown: String { "```swift\n\(code)\n```\n\n> \(message)" }
}
