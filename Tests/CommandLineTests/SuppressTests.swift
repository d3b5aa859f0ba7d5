import Foundation
import TestSupport
import Testing

/// `swiftfix suppress`: a comment for all that is left, and no change of code.
@Suite struct SuppressTests {
  @Test func aCheckFindsNothingAfterwards() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    #expect(try await playground.swiftfix("--check").status == 1)
    #expect(try await playground.swiftfix("--check", "--fail-on", "never").status == 0)
    let outcome = try await playground.swiftfix("suppress", "--reason", "made once a day")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "Wrote 1 comment in 1 file. 'swiftfix undo' reverts this.\n")
    #expect(
      try playground.text("A.swift")
        == Sample.old("A").replacing(
          "    let formatter =",
          with: "    // swiftfix:ignore HF100 -- made once a day\n    let formatter ="))
    #expect(try await playground.swiftfix("--check", "--fail-on", "warning").status == 0)
    let again = try await playground.swiftfix("suppress")
    #expect(again.errors == "Nothing to suppress in 1 file.\n")
    #expect(try await playground.swiftfix("undo").status == 0)
    #expect(try playground.text("A.swift") == Sample.old("A"))
  }

  @Test func dryRunShowsTheComments() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    let outcome = try await playground.swiftfix("suppress", "-n")
    #expect(outcome.output.contains("\n+    // swiftfix:ignore HF100\n"))
    #expect(outcome.errors == "Would write 1 comment in 1 file. Nothing was written.\n")
    #expect(try playground.text("A.swift") == Sample.old("A"))
  }

  /// All that the repository has in its snapshots: the tokens stay the same, and nothing is left to report.
  @Test func holdsOnAllSnapshots() async throws {
    let playground = try Playground()
    let snapshots = packageRoot.appending(path: "Snapshots")
    for pass in try FileManager.default.contentsOfDirectory(atPath: snapshots.path).sorted() {
      let folder = snapshots.appending(path: pass)
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      where name.hasSuffix("before.swift") {
        try playground.write("\(pass)/\(name)", try Data(contentsOf: folder.appending(path: name)))
      }
    }
    let options = ["--unsafe", "--hints", "--no-config"]
    let tokens = try await playground.swiftfix("syntax", "--check", ".").output
    let outcome = try await playground.swiftfix(["suppress", "-y", "."] + options)
    #expect(
      outcome.errors.contains(#/Wrote \d{3,} comments in \d{3,} files/#), "\(outcome.errors.suffix(600))")
    #expect(!outcome.errors.contains("No comment can be placed"), "\(outcome.errors.suffix(600))")
    let check = try await playground.swiftfix(
      ["--check", "--fail-on", "hint", "--skip", "unused-suppressions"] + options)
    #expect(check.output == "")
    #expect(try await playground.swiftfix("syntax", "--check", ".").output.isEmpty == tokens.isEmpty)
  }

  @Test(arguments: [["--reason", "a\nb"], ["-"]]) func wrongUsage(_ words: [String]) async throws {
    let outcome = try await Playground().swiftfix(["suppress"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
  }
}
