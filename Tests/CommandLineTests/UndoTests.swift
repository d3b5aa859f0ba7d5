import Foundation
import TestSupport
import Testing

/// `swiftfix undo`.
@Suite struct UndoTests {
  private func makePlayground(inGit: Bool) async throws -> Playground {
    let playground = try Playground()
    for name in ["A", "B"] { try playground.write("Sources/App/\(name).swift", Sample.old(name)) }
    if inGit { try await playground.commitAll() }
    return playground
  }

  /// Wherever the run was started, undo can be started above and beneath.
  @Test(arguments: [true, false], [".", "Sources", "Sources/App"])
  func takesTheLastRunBack(inGit: Bool, folder: String) async throws {
    let playground = try await makePlayground(inGit: inGit)
    try await playground.swiftfix(".")
    let fixed = try playground.contents()
    let dry = try await playground.swiftfix("undo", "--dry-run", in: folder)
    #expect(dry.status == 0)
    #expect(dry.errors == "Would undo the last run in 2 files.\n")
    #expect(try playground.contents() == fixed)

    let undone = try await playground.swiftfix("undo", in: folder)
    #expect(undone.status == 0)
    #expect(undone.output == dry.output)
    #expect(undone.output.split(separator: "\n").map { $0.suffix(7) } == ["A.swift", "B.swift"])
    #expect(undone.errors == "Undid the last run in 2 files.\n")
    for name in ["A", "B"] { #expect(try playground.text("Sources/App/\(name).swift") == Sample.old(name)) }
    let again = try await playground.swiftfix("undo", in: folder)
    #expect(again.status == 2)
    #expect(again.errors.contains("Nothing to undo: "))
  }

  @Test func runsElsewhereAreNotMeant() async throws {
    let playground = try await makePlayground(inGit: false)
    try playground.write("Other/C.swift", Sample.old("C"))
    try await playground.swiftfix("Sources")
    #expect(try await playground.swiftfix("undo", in: "Other").status == 2)
    try await playground.swiftfix("Other")
    #expect(try await playground.swiftfix("undo", in: "Sources").output == "App/A.swift\nApp/B.swift\n")
    #expect(try playground.text("Other/C.swift") != Sample.old("C"))
  }

  /// Not even where the run was over folders on both sides.
  @Test(arguments: [true, false]) func runsOverNeighboursAreNotMeant(inGit: Bool) async throws {
    let playground = try Playground()
    for name in ["A", "B", "C"] {
      try playground.write("\(name)/\(name).swift", Sample.old(name))
      if inGit { try await playground.git("init", "--quiet", in: name) }
    }
    try await playground.swiftfix("--allow-dirty", "--yes", "A", "B")
    let fixed = try playground.contents()
    #expect(try await playground.swiftfix("undo", in: "C").errors.contains("Nothing to undo: "))
    #expect(try playground.contents() == fixed)
    #expect(try await playground.swiftfix("undo", in: "A").output == "A.swift\n../B/B.swift\n")
  }

  @Test func changedFilesAreLeftAlone() async throws {
    let playground = try await makePlayground(inGit: false)
    try await playground.swiftfix(".")
    let fixed = try playground.text("Sources/App/A.swift")
    try playground.write("Sources/App/A.swift", fixed + "// Mine.\n")
    let some = try await playground.swiftfix("undo")
    #expect(some.status == 2)
    #expect(some.output == "Sources/App/B.swift\n")
    #expect(
      some.errors == """
        swiftfix: Sources/App/A.swift: skipped, it has changed since the run.
        Undid the last run in 1 file. The undo record is kept for the other 1.

        """)
    #expect(try playground.text("Sources/App/A.swift") == fixed + "// Mine.\n")
    #expect(try playground.text("Sources/App/B.swift") == Sample.old("B"))
    try playground.write("Sources/App/A.swift", fixed)
    #expect(try await playground.swiftfix("undo").output == "Sources/App/A.swift\n")
    #expect(try playground.text("Sources/App/A.swift") == Sample.old("A"))
  }

  @Test func wrongUse() async throws {
    let playground = try await makePlayground(inGit: false)
    let outcome = try await playground.swiftfix("undo", "Sources")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "swiftfix: 'swiftfix undo' takes no arguments\n")
    #expect(try await playground.swiftfix("undo").errors.contains("Nothing to undo: "))
  }
}
