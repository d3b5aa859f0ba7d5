import TestSupport
import Testing

/// `--check`: nothing is written, and the exit code tells whether anything would be.
@Suite struct CheckTests {
  @Test func exitCodeTellsWhetherThereIsSomethingToFix() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    let before = try await playground.swiftfix("--check")
    #expect(before.status == 1)
    #expect(
      before.output.hasPrefix(
        "A.swift:11:21: warning: 'DateFormatter' is created each time 'A' is evaluated; ")
        && before.output.hasSuffix(" [HF100 hoist-formatters]\n"))
    #expect(try await playground.swiftfix("--check", "--quiet").output == before.output)
    #expect(before.errors.hasSuffix("Would fix 1 place in 1 of 1 file. Nothing was written.\n"))
    #expect(try playground.text("A.swift") == Sample.old("A"))

    try await playground.swiftfix(".")
    let after = try await playground.swiftfix("--check")
    #expect(after.status == 0)
    #expect(after.output.isEmpty)
    try playground.write("B.swift", Sample.broken)
    #expect(try await playground.swiftfix("--check").status == 2)
  }

  @Test func diffOfADryRunTakesThePlaceOfTheList() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    let both = try await playground.swiftfix("--check", "--dry-run")
    #expect(both.status == 1)
    #expect(both.output == (try await playground.swiftfix("--dry-run")).output)
    #expect(try await playground.swiftfix("--check", "--only", "lazy-stacks").status == 0)
  }
}
