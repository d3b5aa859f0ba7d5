package import CodemodKit

/// The page of a pass for a terminal: what its documentation comment says, its options, and everything that
/// it may report.
package struct CodemodPage {
  private let codemod: CodemodMetadata
  private let body: String

  /// The page of a pass whose documentation comment is `text`.
  package init(of codemod: CodemodMetadata, text: String) {
    self.codemod = codemod
    body = text
  }

  /// The page, with a newline at its end.
  package func text(_ paint: Paint) -> String {
    var text = paint.bold(codemod.id) + "\n\n" + styledBody(paint)
    if !codemod.options.isEmpty {
      text += "\n" + paint.bold("Options") + "\n\n" + codemod.options.map { row($0, paint) }.joined()
    }
    return text + "\n" + paint.bold("What it reports") + "\n\n" + rules(paint)
  }

  /// The comment, with its headings in bold and the fences around code left out.
  private func styledBody(_ paint: Paint) -> String {
    var isCode = false
    return body.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
      if line.hasPrefix("```") {
        isCode.toggle()
        return nil
      }
      if isCode { return "    " + paint.cyan(String(line)) + "\n" }
      guard line.hasPrefix("## ") else { return line + "\n" }
      return paint.bold(String(line.dropFirst(3))) + "\n"
    }.joined()
  }

  private func row(_ option: CodemodOption, _ paint: Paint) -> String {
    "  \(paint.bold(option.name)) = \(option.defaultValue.text)\n"
      + paint.paragraph(indent: 6, option.summary)
  }

  private func rules(_ paint: Paint) -> String {
    codemod.rules.map { rule in
      paint.paragraph(indent: 2, label: (rule.id, paint.bold), "\(rule.tier.rawValue): \(rule.summary)")
    }.joined()
  }
}

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
    case .note: "a note that no fix goes with"
    }
  }
}

extension OptionValue {
  /// The value as it is written on a command line.
  package var text: String {
    switch self {
    case .flag(let isOn): isOn ? "true" : "false"
    case .number(let number): String(number)
    case .text(let text): text
    }
  }
}
