package import CodemodKit

/// What one ID means, for a terminal.
package struct RuleExplanation {
  private let rule: Rule
  private let codemod: CodemodMetadata

  /// The explanation of a rule of a pass.
  package init(rule: Rule, codemod: CodemodMetadata) {
    self.rule = rule
    self.codemod = codemod
  }

  /// The explanation, with a newline at its end.
  package func text(_ paint: Paint) -> String {
    paint.bold(rule.id) + "  \(codemod.id), \(meaning)\n\n" + paint.paragraph(rule.summary) + "\n"
      + "'swiftfix explain \(codemod.id)' shows the whole page of the pass.\n"
  }

  private var meaning: String {
    switch rule.tier {
    case .safe: "a fix that is made by default"
    case .unsafe: "a fix that is made with --unsafe or --allow \(rule.id)"
    case .refusal: "a reason to leave the code alone"
    case .note: "worth knowing, and nothing to fix by itself"
    }
  }
}
