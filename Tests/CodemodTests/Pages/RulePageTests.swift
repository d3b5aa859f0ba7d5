import CodemodKit
import Codemods
import Foundation
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
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(AllCodemods.catalog.metadata.map { $0.id + ".md" }))
  }

  private static func page(of pass: CodemodMetadata) throws -> String {
    let text = try #require(AllCodemods.catalog.page(pass.id))
    let cases = SnapshotExcerpt.cases(of: pass.id)
    let rules = pass.rules.map { rule in
      "### \(rule.id)\n\n" + RulePage(of: rule, in: [pass]).markdown
        + (SnapshotExcerpt(of: rule.id, in: cases)?.markdown ?? "")
    }
    return "<!-- Generated from \(pass.id)'s documentation comment, rules and snapshots: do not edit. -->\n\n"
      + "# \(pass.id)\n\n\(text)\n\n## What it reports\n\n" + rules.joined(separator: "\n")
  }
}

/// A few lines of a snapshot about which a pass reports an ID.
private struct SnapshotExcerpt {
  private let code: String
  private let message: String

  /// The cases of a pass in one file, the smallest first: the lines of the code, and of the report.
  static func cases(of pass: String) -> [(code: [Substring], report: [Substring])] {
    let folder = packageRoot.appending(path: "Snapshots/\(pass)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
    let cases = names.compactMap { name -> (code: [Substring], report: [Substring])? in
      guard
        let code = try? String(contentsOf: folder.appending(path: "\(name)/before.swift"), encoding: .utf8),
        let report = try? String(contentsOf: folder.appending(path: "\(name)/report.txt"), encoding: .utf8)
      else { return nil }
      return (
        code.split(separator: "\n", omittingEmptySubsequences: false), report.split(separator: "\n")
      )
    }
    return cases.enumerated().sorted { ($0.1.code.count, $0.0) < ($1.1.code.count, $1.0) }.map(\.1)
  }

  init?(of id: String, in cases: [(code: [Substring], report: [Substring])]) {
    for (code, report) in cases {
      var number = 1
      for line in report {
        if let place = line.wholeMatch(of: #/before\.swift:(\d+):\d+/#) { number = Int(place.output.1) ?? 1 }
        guard let match = line.wholeMatch(of: #/\s*\^+ \w+ ([A-Z0-9, ]+): (.*)/#),
          match.output.1.split(separator: ", ").contains(Substring(id))
        else { continue }
        self.code = Self.excerpt(code, around: number - 1)
        message = String(match.output.2)
        return
      }
    }
    return nil
  }

  private static func excerpt(_ lines: [Substring], around number: Int) -> String {
    let part = lines[max(0, number - 2)..<min(lines.count, number + 5)]
    let indent =
      part.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return part.map { $0.dropFirst(indent) }.joined(separator: "\n")
  }

  var markdown: String { "\n```swift\n\(code)\n```\n\n> \(message)\n" }
}
