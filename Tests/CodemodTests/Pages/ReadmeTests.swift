import CodemodKit
import Codemods
import Foundation
import TestSupport
import Testing

/// The tables of passes in the README and in `Codemods/README.md` are those of the metadata.
///
/// `SWIFTFIX_ACCEPT=1 swift test --filter ReadmeTests` writes them anew.
@Suite struct ReadmeTests {
  private static let start = "<!-- passes -->\n"
  private static let end = "<!-- /passes -->"

  @Test func tableOfCategories() throws { try check("README.md", Self.categories) }

  @Test func tableOfPasses() throws { try check("Codemods/README.md", Self.passes) }

  private func check(_ name: String, _ table: String) throws {
    let url = packageRoot.appending(path: name)
    let text = try String(contentsOf: url, encoding: .utf8)
    let first = try #require(text.range(of: Self.start))
    let last = try #require(text.range(of: Self.end))
    let expected = text[..<first.upperBound] + table + text[last.lowerBound...]
    if acceptsWhatIsMade {
      try expected.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == String(expected))
  }

  private static func passes(of category: CodemodKit.Category) -> [CodemodMetadata] {
    AllCodemods.catalog.metadata.filter { $0.category == category }
  }

  private static var categories: String {
    "| category | passes |\n|---|---|\n"
      + CodemodKit.Category.allCases.filter { !passes(of: $0).isEmpty }.map { category in
        let links = passes(of: category).map { "[`\($0.id)`](Codemods/Pages/\($0.id).md)" }
        return "| `\(category.rawValue)` | \(links.joined(separator: ", ")) |\n"
      }.joined()
  }

  private static var passes: String {
    "| category | pass | what it does | reports |\n|---|---|---|---|\n"
      + CodemodKit.Category.allCases.flatMap { category in
        passes(of: category).map { codemod in
          "| \(category.title) | [`\(codemod.id)`](Pages/\(codemod.id).md) | \(codemod.summary) "
            + "| \(reports(codemod)) |\n"
        }
      }.joined()
  }

  /// What a pass reports besides refusals and notes, in a few words.
  private static func reports(_ codemod: CodemodMetadata) -> String {
    let tiers: [(Tier, String)] = [
      (.safe, "safe fixes"), (.unsafe, "unsafe fixes"), (.warning, "warnings"), (.hint, "hints"),
    ]
    return tiers.filter { tier, _ in codemod.rules.contains { $0.tier == tier } }.map(\.1)
      .joined(separator: ", ") + (codemod.isOptIn ? "; on request" : "")
  }
}
