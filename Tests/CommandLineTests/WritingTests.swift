import Foundation
import TestSupport
import Testing

/// What a run leaves on disk.
@Suite struct WritingTests {
  @Test func secondRunChangesNothing() async throws {
    let playground = try Playground()
    for name in ["A", "B"] { try playground.write("Sources/\(name).swift", Sample.old(name)) }
    let first = try await playground.swiftfix(".")
    #expect(first.status == 0)
    #expect(first.output.isEmpty)
    #expect(
      first.errors.hasSuffix("\nFixed 2 places in 2 of 2 files. 'swiftfix undo' reverts this.\n"))
    let texts = try ["A", "B"].map { try playground.text("Sources/\($0).swift") }
    #expect(texts.allSatisfy { $0.contains("private static let") })
    let second = try await playground.swiftfix(".")
    #expect(second.status == 0)
    #expect(second.errors.hasSuffix("Nothing to fix in 2 files.\n"))
    #expect(try ["A", "B"].map { try playground.text("Sources/\($0).swift") } == texts)
    #expect(try playground.names() == ["Sources", "Sources/A.swift", "Sources/B.swift"])
  }

  @Test func onlyWhatIsNamedChanges() async throws {
    let playground = try Playground()
    for name in ["A", "B"] { try playground.write("\(name).swift", Sample.old(name)) }
    #expect(try await playground.swiftfix("A.swift").errors.contains("in 1 of 1 file."))
    #expect(try playground.text("A.swift") != Sample.old("A"))
    #expect(try playground.text("B.swift") == Sample.old("B"))
  }

  @Test(arguments: [0o755, 0o600, 0o664]) func permissionsAreKept(mode: Int) async throws {
    let playground = try Playground()
    try playground.write("A.swift", Sample.old("A"))
    try playground.setMode(mode, "A.swift")
    try await playground.swiftfix(".")
    #expect(try playground.text("A.swift") != Sample.old("A"))
    #expect(try playground.mode("A.swift") == mode)
  }

  @Test func symlinkStaysOne() async throws {
    let playground = try Playground()
    try playground.write("Real/A.swift", Sample.old("A"))
    try FileManager.default.createSymbolicLink(
      atPath: playground.url("Link.swift").path, withDestinationPath: "Real/A.swift")
    let outcome = try await playground.swiftfix("Link.swift")
    #expect(outcome.status == 0)
    #expect(try playground.text("Real/A.swift") != Sample.old("A"))
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: playground.url("Link.swift").path)
    #expect(target == "Real/A.swift")
  }

  @Test func hardLinkIsLeftAlone() async throws {
    let playground = try Playground()
    for name in ["A", "B"] { try playground.write("\(name).swift", Sample.old(name)) }
    try FileManager.default.linkItem(at: playground.url("A.swift"), to: playground.url("A.txt"))
    let outcome = try await playground.swiftfix(".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("swiftfix: A.swift: skipped, the file has 2 names"))
    let total =
      "Fixed 1 place in 1 of 2 files. 1 file could not be written. 'swiftfix undo' reverts this.\n"
    #expect(outcome.errors.hasSuffix(total))
    #expect(try playground.text("A.txt") == Sample.old("A"))
  }

  @Test(arguments: ["with space.swift", "new\nline.swift", "quo\"te\\.swift", "Größe.swift"])
  func oddName(_ name: String) async throws {
    let playground = try Playground()
    try playground.write(name, Sample.old("A"))
    let diff = try await playground.swiftfix("--dry-run")
    #expect(try playground.text(name) == Sample.old("A"))
    try playground.write("change.diff", diff.output)
    #expect(try await playground.run("git", "apply", "change.diff").status == 0)
    let applied = try playground.text(name)
    try playground.write(name, Sample.old("A"))
    #expect(try await playground.swiftfix(name).status == 0)
    #expect(try playground.text(name) == applied)
    #expect(applied != Sample.old("A"))
  }

  // MARK: - Git

  @Test func uncommittedChanges() async throws {
    let playground = try Playground()
    for name in ["A", "B"] { try playground.write("Sources/\(name).swift", Sample.old(name)) }
    try await playground.commitAll()
    try playground.write("Sources/B.swift", Sample.old("B") + "// Mine.\n")
    try playground.write("Sources/C.swift", Sample.old("C"))
    let strict = try await playground.swiftfix("--require-clean", ".", in: "Sources")
    #expect(strict.status == 2)
    #expect(
      strict.errors == """
        swiftfix: nothing was written, because of files with uncommitted changes:
          B.swift
          C.swift (untracked)
        Commit or stash them, or run again without --require-clean.

        """)
    #expect(try playground.text("Sources/A.swift") == Sample.old("A"))
    let partial = try await playground.swiftfix(".", in: "Sources")
    #expect(partial.status == 2)
    #expect(
      partial.errors.hasPrefix(
        """
        swiftfix: 2 files with uncommitted changes were skipped:
          B.swift
          C.swift (untracked)
        Commit or stash them and run again, or pass --allow-dirty.

        """))
    #expect(
      partial.errors.hasSuffix("Fixed 1 place in 1 of 3 files. 'swiftfix undo' reverts this.\n"))
    #expect(try playground.text("Sources/A.swift") != Sample.old("A"))
    #expect(try playground.text("Sources/B.swift") == Sample.old("B") + "// Mine.\n")
    #expect(try playground.text("Sources/C.swift") == Sample.old("C"))
    #expect(try await playground.swiftfix("--dry-run").status == 0)
    #expect(try await playground.swiftfix("--allow-dirty", ".").status == 0)
    #expect(try playground.text("Sources/B.swift").hasSuffix("// Mine.\n"))
    #expect(try playground.text("Sources/B.swift") != Sample.old("B") + "// Mine.\n")
  }

  /// What git was told not to look at is looked at all the same.
  @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
  func uncommittedChangesThatGitDoesNotTell(_ mark: String) async throws {
    let playground = try Playground()
    for name in ["A", "B"] { try playground.write("Sub/\(name) é.swift", Sample.old(name)) }
    try await playground.commitAll()
    try await playground.git("update-index", mark, "Sub/A é.swift", "Sub/B é.swift")
    try playground.write("Sub/B é.swift", Sample.old("B") + "// Mine.\n")
    let refused = try await playground.swiftfix(".")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("uncommitted changes was skipped:\n  Sub/B é.swift\nCommit"))
    #expect(try playground.text("Sub/A é.swift") != Sample.old("A"))
    #expect(try await playground.swiftfix("--allow-dirty", ".").status == 0)
    #expect(try playground.text("Sub/B é.swift") != Sample.old("B") + "// Mine.\n")
  }

  /// As in a submodule that was moved, or where git is not installed.
  @Test(arguments: [true, false]) func uncommittedChangesThatGitCannotTell(hasGit: Bool) async throws {
    let playground = try Playground()
    try playground.write("Sub/A.swift", Sample.old("A"))
    try await playground.commitAll()
    if hasGit { try playground.write("Sub/.git", "gitdir: ../nowhere\n") }
    let environment = hasGit ? [:] : ["PATH": "/nowhere"]
    let refused = try await playground.swiftfix("Sub/A.swift", environment: environment)
    #expect(refused.status == 2)
    let reason = hasGit ? "Sub/.git doesn't lead to a repository, so git" : "git is not in PATH, so "
    #expect(refused.errors.contains("nothing was written: \(reason)"))
    #expect(refused.errors.contains("or pass --allow-dirty."))
    #expect(try playground.text("Sub/A.swift") == Sample.old("A"))
    let allowed = try await playground.swiftfix("--allow-dirty", "Sub/A.swift", environment: environment)
    #expect(allowed.status == 0)
    #expect(try playground.text("Sub/A.swift") != Sample.old("A"))
  }
}
