package import CodemodKit

/// The page of one ID: what it means, why it matters, what to do, and how to silence it.
package struct RulePage {
  private let rule: Rule
  private let passes: [CodemodMetadata]
  private let why: String
  private let example: RuleExample?
  /// The example of the pass in Markdown, used if the rule has none.
  private let passExample: String

  /// Creates the page of a rule.
  ///
  /// - Parameters:
  ///   - passes: The passes that have it, at least one.
  ///   - text: The page of the pass in Markdown, if there is only one pass and its page is known.
  ///   - example: Code for which the rule is reported.
  package init(
    of rule: Rule, in passes: [CodemodMetadata], text: String? = nil, example: RuleExample? = nil
  ) {
    self.rule = rule
    self.passes = passes
    self.example = example
    let sections = (passes.count == 1 ? text : nil).map(Self.sections) ?? [:]
    why = sections["Why"] ?? ""
    let isFromPass = example == nil && rule.tier != .refusal && rule.tier != .note
    passExample = isFromPass ? sections["Example"] ?? "" : ""
  }

  /// Creates the page of a rule of some passes, with all that the catalog contains about it.
  package init(of rule: Rule, in passes: [CodemodMetadata], from catalog: CodemodCatalog) {
    let text = passes.count == 1 ? catalog.page(passes[0].id) : nil
    let example = passes.lazy.compactMap { catalog.example($0.id, rule.id) }.first
    self.init(of: rule, in: passes, text: text, example: example)
  }

  /// The URL of the page of an ID, below the URL of the folder `Codemods/Pages`.
  package static func address(of id: String, in pass: String, below folder: String) -> String {
    folder + (folder.hasSuffix("/") ? "" : "/") + "\(pass).md#\(id.lowercased())"
  }

  /// The sections of a page by their headings.
  private static func sections(of text: String) -> [String: String] {
    var (sections, heading) = ([String: String](), "")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
      } else {
        sections[heading, default: ""] += line + "\n"
      }
    }
    return sections.mapValues { text in
      String(text.drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
    }
  }

  private var ids: [String] { passes.map(\.id) }

  /// The kind of finding that the ID stands for, in a few words.
  package var meaning: String {
    switch rule.tier {
    case .safe: "a safe fix, applied by default"
    case .unsafe where rule.needsID: "an unsafe fix, applied only with --allow \(rule.id)"
    case .unsafe: "an unsafe fix, applied with --unsafe or --allow \(rule.id)"
    case .refusal: "a refusal: the reason why the code is not changed"
    case .warning: "a warning, for a person to act on"
    case .hint: "a hint, reported with --hints"
    case .note: "a note on a fix"
    }
  }

  private var silence: String {
    switch rule.tier {
    case .refusal: "swiftfix reports it on request only, with '--explain-refusals' or '--verbose'."
    case .note: "A note belongs to a fix. To keep the code, ignore the ID of that fix."
    case .safe, .unsafe, .warning, .hint:
      "Write '// swiftfix:ignore \(rule.id) -- reason' above the line, or add \"\(rule.id)\" to 'ignore' or "
        + "'per-file' in .swiftfix.json. 'swiftfix suppress --only \(rule.id)' writes the comments."
    }
  }

  private var more: String {
    "'swiftfix explain \(passes.count == 1 ? ids[0] : "PASS")' shows the whole page of "
      + (passes.count == 1 ? "the pass." : "a pass.")
  }

  /// The page for a terminal, with a trailing newline.
  package func text(_ paint: Paint) -> String {
    var text = paint.paragraph(label: (rule.id, paint.bold), "\(ids.joined(separator: ", ")): \(meaning)")
    func section(_ title: String, _ body: String) -> String {
      body.isEmpty ? "" : "\n" + paint.bold(title) + "\n" + body
    }
    text += "\n" + paint.paragraph(rule.summary)
    text += section("What to do", rule.remedy.isEmpty ? "" : paint.paragraph(rule.remedy))
    text += section("Example", exampleText(paint))
    text += section("How to silence it", paint.paragraph(silence))
    let reason = why.split(separator: "\n").map { String($0) }.joined(separator: " ")
    text += section("Why", reason.isEmpty ? "" : paint.paragraph(reason))
    return text + "\n" + paint.paragraph(more)
  }

  private func exampleText(_ paint: Paint) -> String {
    guard let example else { return CodemodPage.styled(passExample, paint) }
    let code = example.code.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "\n" : "    " + paint.cyan(String($0)) + "\n"
    }
    return code.joined() + paint.paragraph(label: (">", paint.dim), gap: 1, example.message)
  }

  /// The page in Markdown, with a trailing newline.
  package var markdown: String {
    let heading = "**\(rule.id)** (\(ids.map { "`\($0)`" }.joined(separator: ", "))): \(meaning)"
    let example = example?.markdown ?? passExample
    let parts = [
      heading, rule.summary, rule.remedy.isEmpty ? "" : "**What to do.** \(rule.remedy)",
      "**How to silence it.** \(silence)", why.isEmpty ? "" : "**Why.** \(why)",
      example.isEmpty ? "" : "**Example.**\n\n\(example)",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The page as JSON.
  package var json: JSONValue {
    .object(present: [
      "id": .string(rule.id), "tier": .string(rule.tier.rawValue), "passes": .array(ids.map { .string($0) }),
      "summary": .string(rule.summary), "remedy": .string(rule.remedy), "silence": .string(silence),
      "why": why.isEmpty ? nil : .string(why),
      "example": example.map { .string($0.markdown) } ?? (passExample.isEmpty ? nil : .string(passExample)),
    ])
  }
}

extension CodemodMetadata {
  /// The entry of the pass in a JSON list of passes.
  package var json: JSONValue {
    [
      "id": .string(id), "summary": .string(summary), "category": .string(category.rawValue),
      "tags": .array(tags.map { .string($0) }), "isOptIn": .bool(isOptIn),
      "rules": .array(
        rules.map { rule in
          [
            "id": .string(rule.id), "tier": .string(rule.tier.rawValue), "summary": .string(rule.summary),
            "remedy": .string(rule.remedy), "isQuiet": .bool(rule.isQuiet),
            "needsID": .bool(rule.needsID),
          ]
        }),
      "options": .array(
        options.map { option in
          [
            "name": .string(option.name), "summary": .string(option.summary),
            "default": .string(option.defaultValue.spelling),
          ]
        }),
    ]
  }
}
