/// What rules out a fix: the rule that it falls under, and what was seen, in words.
///
/// The rule's tier tells how much weight it has: a refusal keeps the code as it is, and what is not safe has
/// to be allowed.
package struct Obstacle: Error, Hashable, Sendable {
  /// The rule that it falls under.
  package let rule: Rule

  /// What was seen: a part of a sentence, no full stop.
  package let text: String

  package init(_ rule: Rule, _ text: String) {
    self.rule = rule
    self.text = text
  }

  /// Code that would be rewritten is in `#if`.
  package static let conditionalCompilation = Obstacle(
    .conditionalCompilation, Rule.conditionalCompilationText)
}
