import CodemodKit
import Codemods
import Foundation
import Patterns
import Reports
import TestSupport
import Testing

/// `Codemods/Pages/<pass>.md`: each pass for a reader on the web, with every ID and an example of it from the
/// snapshots.
///
/// `SWIFTFIX_ACCEPT=1 swift test --filter RulePageTests` writes the pages.
@Suite struct RulePageTests {
  private static let folder = packageRoot.appending(path: "Codemods/Pages")

  @Test(arguments: AllCodemods.catalog.metadata.map(\.id)) func everyIDSaysWhatToDo(_ pass: String) throws {
    let metadata = try #require(AllCodemods.catalog.metadata.first { $0.id == pass })
    for rule in metadata.rules where rule.tier != .note {
      #expect(!rule.remedy.isEmpty, "\(rule.id) needs 'remedy:' beside its summary")
      #expect(rule.remedy.isEmpty || rule.remedy.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test(arguments: AllCodemods.catalog.metadata.map(\.id)) func pageIsUpToDate(_ pass: String) throws {
    let metadata = try #require(AllCodemods.catalog.metadata.first { $0.id == pass })
    let page = try Self.page(of: metadata)
    let url = Self.folder.appending(path: "\(pass).md")
    if acceptsWhatIsMade {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try page.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == page)
  }

  @Test func thereAreNoOtherPages() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
      !$0.hasPrefix(".")
    }
    #expect(Set(names) == Set(AllCodemods.catalog.metadata.map { $0.id + ".md" }))
  }

  /// Examples in the program: of each ID, the smallest snapshot in which it is reported.
  @Test func examplesAreFromSnapshots() throws {
    let generated = Self.examples()
    let url = packageRoot.appending(path: "Codemods/Examples.swift")
    if acceptsWhatIsMade { try generated.write(to: url, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: url, encoding: .utf8) == generated)
  }

  @Test func refusalsAndUnsafeFixesHaveExamples() {
    // Passes written as Markdown have an example on their page.
    let modern = Set(ModernPages.passes.map(\.page.name))
    for pass in AllCodemods.catalog.metadata where !modern.contains(pass.id) {
      for rule in pass.rules where [.refusal, .unsafe].contains(rule.tier) && !rule.id.hasPrefix("X") {
        #expect(AllCodemods.catalog.example(pass.id, rule.id) != nil, "\(rule.id) needs a snapshot")
      }
    }
  }

  private static func page(of pass: CodemodMetadata) throws -> String {
    let text = try #require(AllCodemods.catalog.page(pass.id))
    let cases = SnapshotExcerpt.cases(of: pass.id)
    let rules = pass.rules.map { rule in
      "### \(rule.id)\n\n"
        + RulePage(of: rule, in: [pass], example: SnapshotExcerpt.example(of: rule.id, in: cases)).markdown
    }
    return "<!-- Generated from \(pass.id)'s documentation comment, rules and snapshots: do not edit. -->\n\n"
      + "# \(pass.id)\n\n\(text)\n\n## What it reports\n\n" + rules.joined(separator: "\n")
  }

  private static func examples() -> String {
    let entries = AllCodemods.catalog.metadata.flatMap { pass in
      let cases = SnapshotExcerpt.cases(of: pass.id)
      return pass.rules.compactMap { rule in
        SnapshotExcerpt.example(of: rule.id, in: cases).map { example in
          "    case \"\(pass.id) \(rule.id)\":\n      RuleExample(\n        code: ##\"\"\"\n"
            + example.code.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "\n" : "          \($0)\n" }.joined()
            + "          \"\"\"##,\n        message: ##\"\(example.message)\"##)\n"
        }
      }
    }
    return """
      // Generated from the snapshots of the passes: do not edit.
      // swift-format-ignore-file

      import CodemodKit

      extension AllCodemods {
        /// The smallest snapshot of a pass in which an ID is reported.
        static func example(inPass pass: String, ofRule id: String) -> RuleExample? {
          switch "\\(pass) \\(id)" {

      """ + entries.joined() + "    default: nil\n    }\n  }\n}\n"
  }
}

/// A few lines of a snapshot about which a pass reports an ID.
private enum SnapshotExcerpt {
  /// The cases of a pass, the smallest first: the lines of the files by their names, and of the report.
  static func cases(of pass: String) -> [Case] {
    let folder = packageRoot.appending(path: "Snapshots/\(pass)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
    let cases = names.compactMap { Case(at: folder.appending(path: $0)) }
    return cases.enumerated().sorted { ($0.1.lineCount, $0.0) < ($1.1.lineCount, $1.0) }.map(\.1)
  }

  struct Case {
    let files: [Substring: [Substring]]
    let report: [Substring]

    var lineCount: Int { files.values.map(\.count).reduce(0, +) }

    init?(at folder: URL) {
      func lines(_ name: String) -> [Substring]? {
        let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return text?.split(separator: "\n", omittingEmptySubsequences: false)
      }
      guard let report = lines("report.txt") else { return nil }
      self.report = report
      let below = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path + "/before")) ?? []
      var files = Dictionary(
        below.filter { $0.hasSuffix(".swift") }.map { (Substring($0), lines("before/" + $0) ?? []) },
        uniquingKeysWith: { first, _ in first })
      if let code = lines("before.swift") { files["before.swift"] = code }
      self.files = files
    }
  }

  /// The first place that a report names with an ID, or with a note of that ID.
  static func example(of id: String, in cases: [Case]) -> RuleExample? {
    for snapshot in cases {
      var (lines, number, messages): ([Substring], Int, [String: String]) = ([], 1, [:])
      for line in snapshot.report {
        if let place = line.wholeMatch(of: #/(\S.*\.swift):(\d+):\d+/#) {
          (lines, number) = (snapshot.files[place.output.1] ?? [], Int(place.output.2) ?? 1)
        }
        if let match = line.wholeMatch(of: #/\s*\^+ \w+ ([A-Z][A-Z0-9, ]+: .*)/#) {
          messages = Self.messages(in: match.output.1)
        }
        let isNoted = line.hasPrefix("note \(id): ")
        guard !lines.isEmpty, let message = isNoted ? messages[""] : messages[id] else { continue }
        return RuleExample(code: excerpt(lines, around: number - 1), message: message)
      }
    }
    return nil
  }

  /// The messages of `HF302, HF303: text; HF304: text`, by their IDs; the first one also without an ID.
  private static func messages(in text: Substring) -> [String: String] {
    let heads = text.matches(of: #/(?:^|; )((?:[A-Z]+\d+(?:, )?)+): /#)
    var messages: [String: String] = [:]
    for (position, head) in heads.enumerated() {
      let end = position + 1 < heads.count ? heads[position + 1].range.lowerBound : text.endIndex
      let message = String(text[head.range.upperBound..<end])
      if position == 0 { messages[""] = message }
      for id in head.output.1.split(separator: ", ") { messages[String(id)] = message }
    }
    return messages
  }

  /// The line, what leads to it, and what follows, without empty lines at the ends.
  private static func excerpt(_ lines: [Substring], around number: Int) -> String {
    func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
    let part = lines[max(0, number - 2)..<min(lines.count, number + 5)].drop(while: isBlank)
    let kept = part.dropLast(part.reversed().prefix(while: isBlank).count)
    let indent = kept.filter { !isBlank($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return kept.map { $0.dropFirst(indent) }.joined(separator: "\n")
  }
}
