import Foundation
import TestSupport
import Testing

/// `swiftfix undo` after `--staged`: the index goes back together with the files.
@Suite struct StagedUndoTests {
  private func makePlayground(_ names: String...) async throws -> Playground {
    let playground = try Playground()
    try playground.write("README.md", "Read.\n")
    try await playground.commitAll()
    for name in names { try playground.write("\(name).swift", Sample.old("A")) }
    try await playground.git("add", ".")
    return playground
  }

  private func index(_ playground: Playground) async throws -> String {
    try await playground.git("ls-files", "-v", "--stage")
  }

  @Test func indexAndFilesGoBack() async throws {
    let playground = try await makePlayground("A", "B", "Gone")
    try playground.write("B.swift", Sample.old("A") + "// Mine.\n")
    try FileManager.default.removeItem(at: playground.url("Gone.swift"))
    try await playground.git("update-index", "--assume-unchanged", "A.swift")
    let (index, files) = try await (self.index(playground), playground.contents())
    #expect(try await playground.swiftfix("--staged", "-q").status == 0)
    let (fixedIndex, fixedFiles) = try await (self.index(playground), playground.contents())
    #expect(fixedIndex != index)

    let dry = try await playground.swiftfix("undo", "-n")
    #expect(dry.output == "A.swift\nB.swift\nGone.swift\n")
    #expect(dry.errors == "Would undo the last run in 3 files, and in the index.\n")
    #expect(try await self.index(playground) == fixedIndex)
    #expect(try playground.contents() == fixedFiles)
    let undone = try await playground.swiftfix("undo")
    #expect(undone.status == 0, "\(undone.errors)")
    #expect(undone.errors == "Undid the last run in 3 files, and in the index.\n")
    #expect(try await self.index(playground) == index)
    #expect(try playground.contents() == files)
    #expect(try await playground.swiftfix("undo").errors.contains("Nothing to undo: "))
  }

  /// What is staged since is not lost, and the file on disk stays with it.
  @Test(arguments: ["add", "reset", "rm"])
  func indexHasChangedSince(command: String) async throws {
    let playground = try await makePlayground("A", "B")
    try await playground.swiftfix("--staged", "-q")
    let fixed = try await Sample.fixed()
    if command == "add" { try playground.write("A.swift", fixed + "// Mine.\n") }
    try await playground.git(command == "rm" ? "rm" : command, command == "rm" ? "--cached" : "--", "A.swift")
    let text = try playground.text("A.swift")
    let entries = try await playground.git("ls-files", "--stage", "A.swift")
    let outcome = try await playground.swiftfix("undo")
    #expect(outcome.status == 2)
    #expect(outcome.output == "B.swift\n")
    #expect(
      outcome.errors == """
        swiftfix: A.swift: skipped, \(command == "add" ? "it" : "what is staged of it") has changed since \
        the run.
        Undid the last run in 1 file, and in the index. The undo record is kept for the other 1.

        """)
    #expect(try playground.text("A.swift") == text)
    #expect(try await playground.git("ls-files", "--stage", "A.swift") == entries)
    #expect(try playground.text("B.swift") == Sample.old("A"))
    #expect(try await playground.staged("B.swift") == Sample.old("A"))
    // Staged as the run has left it, it can be taken back.
    try playground.write("A.swift", fixed)
    try await playground.git("add", "A.swift")
    #expect(try await playground.swiftfix("undo").output == "A.swift\n")
    #expect(try await playground.staged("A.swift") == Sample.old("A"))
  }

  /// Whoever has edited the file on disk since keeps what is staged beside it.
  @Test func fileHasChangedSince() async throws {
    let playground = try await makePlayground("A")
    try await playground.swiftfix("--staged", "-q")
    let fixed = try await Sample.fixed()
    try playground.write("A.swift", fixed + "// Mine.\n")
    let outcome = try await playground.swiftfix("undo")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("A.swift: skipped, it has changed since the run.\n"))
    #expect(try await playground.staged("A.swift") == fixed)
  }

  /// A fix over several files is taken back in all of them or in none.
  @Test func groupsStayTogether() async throws {
    let playground = try await makePlayground()
    try playground.write("Package.swift", CrossFile.manifest)
    try playground.write("Model.swift", CrossFile.model("Model"))
    try playground.write("View.swift", CrossFile.view("Model"))
    try await playground.git("add", ".")
    try await playground.swiftfix("--staged", "-q")
    let fixed = try await playground.staged("Model.swift")
    #expect(fixed != CrossFile.model("Model"))
    try await playground.git("reset", "--quiet", "--", "View.swift")
    let outcome = try await playground.swiftfix("undo")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Model.swift: skipped, a fix spans it and View.swift"))
    #expect(try await playground.staged("Model.swift") == fixed)
    #expect(try playground.text("Model.swift") == fixed)
  }

  /// After a commit nothing refers to the contents from before, and git may throw them away.
  @Test func contentsThatGitHasThrownAway() async throws {
    let playground = try await makePlayground("A")
    try await playground.swiftfix("--staged", "-q")
    try await playground.git("commit", "--quiet", "--message", "Fixed")
    try await playground.git("gc", "--quiet", "--prune=now")
    let outcome = try await playground.swiftfix("undo")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("A.swift: skipped, git no longer has what was staged of it before"))
    #expect(try await playground.git("status", "--porcelain").isEmpty)
  }

  @Test func linkedWorkTree() async throws {
    let playground = try await makePlayground("A")
    try await playground.git("commit", "--quiet", "--message", "A")
    try await playground.git("worktree", "add", "--quiet", "Linked")
    try playground.write("Linked/A.swift", Sample.old("A") + "// More.\n")
    try await playground.git("add", ".", in: "Linked")
    let status = try await playground.git("status", "--porcelain", in: "Linked")
    #expect(try await playground.swiftfix("--staged", in: "Linked").status == 0)
    #expect(try await playground.swiftfix("undo", in: "Linked").status == 0)
    #expect(try await playground.git("show", ":A.swift", in: "Linked") == Sample.old("A") + "// More.\n")
    #expect(try await playground.git("status", "--porcelain", in: "Linked") == status)
  }
}
