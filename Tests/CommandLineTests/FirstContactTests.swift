import Foundation
import TestSupport
import Testing

/// Nothing is written that nobody asked for.
@Suite struct FirstContactTests {
  @Test func bareCallShowsWhatToType() async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    let bare = try await playground.swiftfix()
    #expect(bare.status == 2)
    #expect(bare.output.isEmpty)
    #expect(bare.errors.contains("\nUsage: swiftfix [OPTIONS] PATH…"))
    #expect(
      bare.errors.hasSuffix(
        "'swiftfix --dry-run' shows what would change in this folder; 'swiftfix .' fixes it.\n"))
    for words in [["--unsafe"], ["--only", "hoist-formatters"], ["--allow-dirty", "-q"], ["--format=json"]] {
      let outcome = try await playground.swiftfix(words)
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("swiftfix: no path was given. Add '.' to fix"))
    }
    #expect(try playground.text("A.swift") == Sample.old("A"))
    for words in [["-n"], ["--check"], ["--show-files"]] {
      #expect(try await playground.swiftfix(words).output.contains("A.swift"))
    }
  }

  /// A fix over several files is made in all of them or in none, whichever is not committed.
  @Test(arguments: ["Model.swift", "ModelView.swift"]) func fixesOverFilesStayWhole(dirty: String)
    async throws
  {
    let playground = try Playground()
    try playground.write("Package.swift", CrossFile.manifest)
    try playground.write("Model.swift", CrossFile.model("Model"))
    try playground.write("ModelView.swift", CrossFile.view("Model"))
    try playground.write("Solo.swift", Sample.old("Solo"))
    try await playground.commitAll()
    let changed = try playground.text(dirty) + "// Mine.\n"
    try playground.write(dirty, changed)
    let before = try playground.contents()
    let outcome = try await playground.swiftfix(".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("1 file with uncommitted changes was skipped:\n  \(dirty)\n"))
    let after = try playground.contents()
    #expect(before.keys.filter { before[$0] != after[$0] } == ["Solo.swift"])
    #expect(try await playground.swiftfix("undo").status == 0)
    #expect(try playground.contents() == before)
  }

  @Test func severalWorkTreesAreAskedAbout() async throws {
    let playground = try Playground()
    for name in ["A", "B"] {
      try playground.write("\(name)/\(name).swift", Sample.old(name))
      try await playground.commitAll(in: name)
    }
    let refused = try await playground.swiftfix(".")
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains(
        "swiftfix: nothing was written: this changes 2 files in 2 git work trees (A, B). Pass --yes"))
    #expect(try playground.text("A/A.swift") == Sample.old("A"))
    #expect(try await playground.swiftfix("A").status == 0)
    #expect(try await playground.swiftfix(".").status == 0)
    #expect(try playground.text("B/B.swift") != Sample.old("B"))
  }

  @Test(arguments: [(20, true), (21, false)]) func manyFilesOutsideGit(_ count: Int, _ isWritten: Bool)
    async throws
  {
    let playground = try Playground()
    for number in 0..<count { try playground.write("\(number).swift", Sample.old("A\(number)")) }
    let outcome = try await playground.swiftfix(".")
    #expect(outcome.status == (isWritten ? 0 : 2))
    #expect(outcome.errors.contains("this changes 21 files, none of them in a git work tree") == !isWritten)
    #expect(try (playground.text("0.swift") != Sample.old("A0")) == isWritten)
    #expect(try await playground.swiftfix("--yes", ".").status == 0)
    #expect(try playground.text("0.swift") != Sample.old("A0"))
  }

  #if os(Linux)
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no 'script'"),
    arguments: [("y", true), ("n", false), ("", false)])
  func questionOnATerminal(_ answer: String, _ isWritten: Bool) async throws {
    let playground = try Playground()
    for name in ["A", "B"] {
      try playground.write("\(name)/\(name).swift", Sample.old(name))
      try await playground.commitAll(in: name)
    }
    let command = "echo '\(answer)' | script --quiet --return --command '\"$SWIFTFIX\" .' /dev/null"
    let outcome = try await playground.run("sh", "-c", command, environment: ["TERM": "xterm"])
    #expect(outcome.output.contains("(A, B). Write them? [y/N] "))
    #expect(outcome.status == (isWritten ? 0 : 2))
    #expect(try (playground.text("A/A.swift") != Sample.old("A")) == isWritten)
  }
  #endif
}
