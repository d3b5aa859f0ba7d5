import CodemodKit
import Codemods
import Foundation
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
    "| pass | what it does | safe fixes | unsafe fixes | refusals |\n|---|---|---|---|---|\n"
      + AllCodemods.catalog.metadata.map { codemod in
        let counts = [Tier.safe, .unsafe, .refusal].map { tier in codemod.rules.count { $0.tier == tier } }
        return "| `\(codemod.id)` | \(codemod.summary) | \(counts[0]) | \(counts[1]) | \(counts[2]) |\n"
      }.joined()
  }
}
