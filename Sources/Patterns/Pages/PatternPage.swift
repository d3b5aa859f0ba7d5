package import CodemodKit
package import ProjectIndex

/// A codemod as a Markdown file: the page that people read, the rule, and its tests.
package struct PatternPage: Sendable {
  /// The file's text.
  package let text: String

  /// The name by which the codemod is selected.
  package let name: String

  /// What it does, in one line; in a message, its metavariables are replaced.
  package let summary: String

  /// The tier of its findings.
  package let tier: Tier

  /// The platform versions that the written code requires.
  package let deployment: Gate?

  /// The minimum language mode.
  package let languageMode: Int?

  /// The modules of which a file must import one; the names in the patterns are theirs.
  package let imports: [String]

  /// The version in the file.
  package let since: String?

  /// Tags of the codemod.
  package let tags: [String]

  /// The patterns and rewrites; if several match at the same place, the first one applies.
  package let alternatives: [Alternative]

  /// The examples, which are also its tests.
  package let examples: [Example]

  /// A pattern, its rewrite, and its conditions.
  package struct Alternative: Sendable {
    package let pattern: Pattern
    /// Nil for a warning or a hint.
    package let rewrite: Rewrite?
    package let conditions: [Condition]

    package init(_ pattern: Pattern, _ rewrite: Rewrite?, _ conditions: [Condition]) {
      self.pattern = pattern
      self.rewrite = rewrite
      self.conditions = conditions
    }
  }

  /// Code before and after; equal if nothing changes.
  package struct Example: Sendable {
    package let before: String
    /// Nil if a warning is expected.
    package let after: String?
    /// The line of the file on which the code begins (1-based).
    package let line: Int
  }

  /// Parses a file.
  package init(_ text: String) throws(PatternMistake) {
    let text = text.replacing("\r\n", with: "\n")
    let front = try FrontMatter(text)
    let blocks = try FencedBlocks(text, from: front.end)
    var reader = AlternativeReader(text, kind: front.kind)
    for block in blocks.all { try reader.take(block) }
    self.text = text
    name = front.name
    summary = front.summary
    deployment = front.deployment
    languageMode = front.languageMode
    imports = front.imports
    since = front.since
    tags = front.tags
    alternatives = try reader.finish()
    examples = reader.examples
    let hasRewrite = alternatives.contains { $0.rewrite != nil }
    tier = front.tier ?? (hasRewrite ? .unsafe : .warning)
    guard tier.isFix == hasRewrite, alternatives.allSatisfy({ ($0.rewrite != nil) == hasRewrite }) else {
      throw PatternMistake(
        tier.isFix
          ? "each 'swift match' block needs a 'swift rewrite' block, unless the tier is warning or hint"
          : "a codemod whose tier is \(tier.rawValue) can't have a 'swift rewrite' block", in: text, at: 0)
    }
  }

  /// Distinguishes the codemod from any other.
  var source: String {
    guard text.isEmpty else { return text }
    return alternatives.flatMap { alternative in
      [alternative.pattern.text, alternative.rewrite?.text ?? ""] + alternative.conditions.map(\.text)
    }.joined(separator: "\0")
  }

  /// Whether the codemod has no file: it is run once and not stored.
  var isOneOff: Bool { text.isEmpty }

  /// The text for people: the file without its keys, and with headings for the code blocks.
  package var prose: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.dropFirst().drop { $0 != "---" }.dropFirst().drop(while: \.isEmpty)
    return body.flatMap { line -> [String] in
      guard line.hasPrefix("```"), let word = line.dropFirst(3).split(separator: " ").last, word != "swift"
      else {
        return [String(line)]
      }
      return [word.prefix(1).uppercased() + word.dropFirst() + ":", "", "```swift"]
    }.joined(separator: "\n")
  }

  /// Creates a codemod without a file: one pattern and its rewrite.
  package init(named name: String, summary: String, _ alternative: Alternative) {
    text = ""
    self.name = name
    self.summary = summary
    tier = alternative.rewrite == nil ? .warning : .safe
    deployment = nil
    languageMode = nil
    imports = []
    since = nil
    tags = []
    alternatives = [alternative]
    examples = []
  }
}
