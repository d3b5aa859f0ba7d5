package import CodemodKit
import Fixpoint
import ProjectIndex
import Rewriting
import SwiftCST

/// Runs the examples of a codemod's page, each in several forms.
package struct PageTest {
  private let page: PatternPage
  private let profile: Profile
  private let name: String

  /// An unexpected result of an example.
  package struct Failure: Sendable {
    /// The line of the page on which the example begins (1-based).
    package let line: Int
    /// What is wrong: one sentence without a period.
    package let message: String
    /// The expected and the actual result; equal if there is nothing to compare.
    package let expected: String
    package let actual: String
  }

  /// A test of the examples of a pass's page.
  package init(_ page: PatternPage, _ pass: ConfiguredCodemod) {
    self.page = page
    name = page.name
    profile = Profile([pass], applying: FixSelection(includesUnsafe: true, includesHints: true))
  }

  /// The failures of the examples; empty if all of them pass.
  package var failures: [Failure] {
    guard !page.examples.isEmpty else {
      return [
        Failure(
          line: 1, message: "the page has no example: add a 'swift before' and a 'swift after' block",
          expected: "", actual: "")
      ]
    }
    return page.examples.flatMap { example in
      example.after.map { fixFailures(example, after: $0) } ?? warningFailures(example)
    }
  }

  // MARK: - Examples

  private func fixFailures(_ example: PatternPage.Example, after: String) -> [Failure] {
    var failures: [Failure] = []
    func require(_ form: String, _ before: String, _ expected: String) {
      let actual = run(before).text
      guard actual != expected else { return }
      failures.append(Failure(line: example.line, message: form, expected: expected, actual: actual))
    }
    let isUnchanged = example.before == after
    require(
      isUnchanged ? "the code is changed" : "the result of 'before' differs from 'after'", example.before,
      after)
    guard failures.isEmpty else { return failures }
    if !isUnchanged { require("'after' is changed again", after, after) }
    require(
      "with lines that end with CRLF", example.before.replacing("\n", with: "\r\n"),
      after.replacing("\n", with: "\r\n"))
    if let before = example.before.withTabs, let after = after.withTabs {
      require("with tabs", before, after)
    }
    return failures + commentFailures(example)
  }

  private func warningFailures(_ example: PatternPage.Example) -> [Failure] {
    guard run(example.before).findings.isEmpty else { return [] }
    return [
      Failure(
        line: example.line, message: "nothing is reported", expected: example.before, actual: example.before)
    ]
  }

  /// A comment between any two tokens of changed code must be kept, or nothing may change.
  private func commentFailures(_ example: PatternPage.Example) -> [Failure] {
    let comment = "/* kept */"
    let project = project(example.before)
    let tokens = project.files[0].tree.tokens
    for finding in findings(project) where finding.rule.tier.isFix {
      let inside = (1..<tokens.count).filter { index in
        tokens.starts[index] > finding.range.lowerBound && tokens.ends[index] <= finding.range.upperBound
          && tokens.kinds[index] != .stringSegment && tokens.kinds[index - 1] != .stringSegment
      }
      for index in inside {
        var bytes = project.files[0].source.bytes
        bytes.insert(contentsOf: comment.utf8, at: Int(tokens.starts[index]))
        let before = String(decoding: bytes, as: UTF8.self)
        let result = run(before, isWhole: true).text
        guard result.split(separator: comment, omittingEmptySubsequences: false).count != 2 else { continue }
        return [
          Failure(
            line: example.line,
            message: "a comment is lost before '\(project.files[0].tree.token(at: index).text)'",
            expected: before, actual: result)
        ]
      }
    }
    return []
  }

  // MARK: - Running

  /// Adds the imports that the codemod requires to files without imports.
  private func head(_ text: String) -> String {
    text.contains("import ") ? "" : page.imports.first.map { "import \($0)\n" } ?? ""
  }

  private func project(_ text: String) -> ProjectContext {
    let file = ProjectFile(path: "Example.swift", source: SourceText(text), isEditable: true)
    var build = BuildSettings()
    for platform in Platform.allCases { build.deployment[platform] = Version(99) }
    build.languageMode = 6
    let settings = ProjectSettings(targets: [], overrides: build)
    return ProjectContext(files: [file], index: ProjectIndex(files: [file.facts], settings: settings))
  }

  private func findings(_ project: ProjectContext) -> [Finding] {
    profile.findings(in: project, file: 0)[name] ?? []
  }

  /// The changed text, and the findings of the first round.
  ///
  /// - Parameter isWhole: Whether the text is complete.
  private func run(_ text: String, isWhole: Bool = false) -> (text: String, findings: [Finding]) {
    let head = isWhole ? "" : head(text)
    var current = head + text
    var first: [Finding]?
    // Each round applies the outermost matches.
    for _ in 0..<20 {
      let project = project(current)
      let found = findings(project)
      first = first ?? found
      var edits: [TextEdit] = []
      for edit in found.flatMap({ $0.fix?.edits.map(\.edit) ?? [] })
      where !edits.contains(where: { $0.overlaps(edit) }) { edits.append(edit) }
      guard !edits.isEmpty else { break }
      let sorted = edits.sorted(on: \.range.lowerBound)
      current = String(decoding: TextEdit.apply(sorted, to: project.files[0].source.bytes), as: UTF8.self)
    }
    return (String(current.dropFirst(head.count)), first ?? [])
  }
}

extension String {
  /// The text with a tab for each level of indentation; nil if it has no indentation, or a multi-line
  /// literal.
  fileprivate var withTabs: String? {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let widths = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
    guard !contains("\"\"\""), let unit = widths.filter({ $0 > 0 }).min(),
      widths.allSatisfy({ $0 % unit == 0 })
    else {
      return nil
    }
    return lines.map { line in
      let width = line.prefix { $0 == " " }.count
      return String(repeating: "\t", count: width / unit) + line.dropFirst(width)
    }.joined(separator: "\n")
  }
}
