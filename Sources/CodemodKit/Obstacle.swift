/// What prevents a fix: the rule, and a description.
///
/// The rule's tier determines its severity: a refusal keeps the code as it is, and an unsafe fix has to be
/// allowed.
package struct Obstacle: Error, Hashable, Sendable {
  /// The rule.
  package let rule: Rule

  /// The description: a part of a sentence without a period.
  package let text: String

  package init(_ rule: Rule, _ text: String) {
    self.rule = rule
    self.text = text
  }

  /// Code to be rewritten contains `#if`.
  package static let conditionalCompilation = Obstacle(
    .conditionalCompilation, Rule.conditionalCompilationText)
}
