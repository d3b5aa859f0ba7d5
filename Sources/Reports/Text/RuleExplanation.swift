package import CodemodKit

/// What one ID means, for a terminal.
package struct RuleExplanation {
  private let rule: Rule
  private let passes: [String]

  /// The explanation of a rule of some passes, given by their IDs.
  package init(of rule: Rule, in passes: [String]) {
    self.rule = rule
    self.passes = passes
  }

  /// The explanation, with a newline at its end.
  package func text(_ paint: Paint) -> String {
    paint.paragraph(label: (rule.id, paint.bold), "\(passes.joined(separator: ", ")): \(meaning)") + "\n"
      + paint.paragraph(rule.summary) + "\n"
      + paint.paragraph(
        passes.count == 1
          ? "'swiftfix explain \(passes[0])' shows the whole page of the pass."
          : "'swiftfix explain PASS' shows the whole page of a pass.")
  }

  private var meaning: String {
    switch rule.tier {
    case .safe: "a safe fix, applied by default"
    case .unsafe: "an unsafe fix, applied with --unsafe or --allow \(rule.id)"
    case .refusal: "a reason to leave the code alone"
    case .warning: "a warning, for a person to act on"
    case .hint: "a hint, reported with --hints"
    case .note: "a note, with nothing to fix by itself"
    }
  }
}
