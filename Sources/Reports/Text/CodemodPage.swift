package import CodemodKit

/// The page of a pass for a terminal: its documentation comment, its options, and all findings that it may
/// report.
package struct CodemodPage {
  private let codemod: CodemodMetadata
  private let body: String
  private let example: (String) -> RuleExample?

  /// The page of a pass of a catalog.
  package init(of codemod: CodemodMetadata, from catalog: CodemodCatalog) {
    self.codemod = codemod
    body = catalog.page(codemod.id) ?? ""
    example = { catalog.example(codemod.id, $0) }
  }

  /// The page in Markdown, with a trailing newline.
  package var markdown: String {
    "# \(codemod.id)\n\n\(body)\n\n## What it reports\n\n"
      + codemod.rules.map { rule in
        RulePage(of: rule, in: [codemod], example: example(rule.id)).markdown
      }.joined(separator: "\n")
  }

  /// The page as JSON.
  package var json: JSONValue {
    ["pass": codemod.json, "page": .string(body)]
  }

  /// The page, with a trailing newline.
  package func text(_ paint: Paint) -> String {
    var text = paint.bold(codemod.id) + "\n\n" + Self.styled(body, paint)
    if !codemod.options.isEmpty {
      text += "\n" + paint.bold("Options") + "\n\n" + codemod.options.map { row($0, paint) }.joined()
    }
    return text + "\n" + paint.bold("What it reports") + "\n\n" + rules(paint)
  }

  /// Markdown for a terminal, with bold headings and without code fences.
  static func styled(_ body: String, _ paint: Paint) -> String {
    var text = ""
    var paragraph: [Substring] = []
    var isCode = false
    for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.hasPrefix("```")
      let isApart = isCode || isFence || line.isEmpty || line.hasPrefix("## ")
      if isApart || line.hasPrefix("- ") {
        text += paint.paragraph(ofLines: paragraph)
        paragraph = []
      }
      if isFence {
        isCode.toggle()
      } else if isCode {
        text += line.isEmpty ? "\n" : "    " + paint.cyan(String(line)) + "\n"
      } else if isApart {
        text += (line.isEmpty ? "" : paint.bold(String(line.dropFirst(3)))) + "\n"
      } else {
        paragraph.append(line)
      }
    }
    return text + paint.paragraph(ofLines: paragraph)
  }

  private func row(_ option: CodemodOption, _ paint: Paint) -> String {
    "  \(paint.bold(option.name)) = \(option.defaultValue.spelling)\n"
      + paint.paragraph(indent: 6, option.summary)
  }

  private func rules(_ paint: Paint) -> String {
    codemod.rules.map { rule in
      paint.paragraph(indent: 2, label: (rule.id, paint.bold), "\(rule.tier.rawValue): \(rule.summary)")
    }.joined()
  }
}
