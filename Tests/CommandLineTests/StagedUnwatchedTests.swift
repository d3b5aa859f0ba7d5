import Foundation
import TestSupport
import Testing

/// `--staged` where git was told not to look at files on disk.
@Suite struct StagedUnwatchedTests {
  /// Git is told not to look at files: they are fixed all the same, and git goes on not looking.
  @Test(arguments: [["--assume-unchanged"], ["--skip-worktree"], ["--assume-unchanged", "--skip-worktree"]])
  func filesThatGitDoesNotLookAt(marks: [String]) async throws {
    let playground = try await Playground.withEmptyFiles("A", "-x", "Mine")
    for name in ["A", "-x", "Mine", "Plain"] { try playground.write("\(name).swift", Sample.old("A")) }
    try await playground.git("add", ".")
    for mark in marks {
      try await playground.git("update-index", mark, "A.swift", "./-x.swift", "Mine.swift")
    }
    let mine = Sample.old("A").replacing(".long", with: ".short")
    try playground.write("Mine.swift", mine)
    let tags = try await playground.git("ls-files", "-v")
    let outcome = try await playground.swiftfix("--staged")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let fixed = try await Sample.fixed()
    for name in ["A", "-x", "Mine", "Plain"] {
      #expect(try await playground.staged("\(name).swift") == fixed)
    }
    for name in ["A", "-x", "Plain"] { #expect(try playground.text("\(name).swift") == fixed) }
    #expect(try playground.text("Mine.swift") == mine)
    #expect(outcome.errors.contains("Mine.swift: fixed in the index only"))
    #expect(try await playground.git("ls-files", "-v") == tags)
  }

  /// A sparse checkout leaves files out of sight; they stay there.
  @Test func sparseCheckout() async throws {
    let playground = try await Playground.withEmptyFiles("In/A", "Out/B")
    try playground.write("Out/B.swift", Sample.old("B"))
    try playground.write("In/A.swift", Sample.old("A"))
    try await playground.git("add", ".")
    try await playground.git("commit", "--quiet", "--message", "Old")
    try await playground.git("sparse-checkout", "set", "In")
    try await playground.git("reset", "--quiet", "--soft", "HEAD~")
    let outcome = try await playground.swiftfix("--staged")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let fixed = try await Sample.fixed(Sample.old("B"))
    #expect(try await playground.staged("Out/B.swift") == fixed)
    #expect(try await playground.git("status", "--porcelain") == "M  In/A.swift\nM  Out/B.swift\n")
    #expect(try playground.names() == ["In", "In/A.swift", "README.md"])
  }
}
