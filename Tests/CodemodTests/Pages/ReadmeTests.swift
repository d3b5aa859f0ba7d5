import CodemodKit
import Codemods
import Foundation
import TestSupport
import Testing

/// The table of passes in the README is that of the metadata.
///
/// `SWIFTFIX_ACCEPT=1 swift test --filter ReadmeTests` writes it anew.
@Suite struct ReadmeTests {
  private static let start = "<!-- passes -->\n"
  private static let end = "<!-- /passes -->"

  @Test func tableListsThePasses() throws {
    let url = packageRoot.appending(path: "README.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let first = try #require(text.range(of: Self.start))
    let last = try #require(text.range(of: Self.end))
    let expected = text[..<first.upperBound] + Self.table + text[last.lowerBound...]
    if acceptsWhatIsMade {
      try expected.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == String(expected))
  }

  private static var table: String {
    "| category | pass | what it does | reports |\n|---|---|---|---|\n"
      + Category.allCases.flatMap { category in
        AllCodemods.catalog.metadata.filter { $0.category == category }.map { codemod in
          "| \(category.title) | `\(codemod.id)` | \(codemod.summary) | \(reports(codemod)) |\n"
        }
      }.joined()
  }

  /// What a pass reports besides refusals and notes, in a few words.
  private static func reports(_ codemod: CodemodMetadata) -> String {
    let tiers: [(Tier, String)] = [
      (.safe, "safe fixes"), (.unsafe, "unsafe fixes"), (.warning, "warnings"), (.hint, "hints"),
    ]
    return tiers.filter { tier, _ in codemod.rules.contains { $0.tier == tier } }.map(\.1)
      .joined(separator: ", ")
  }
}
