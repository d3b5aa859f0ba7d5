import Foundation
import TestSupport
import Testing

/// `swiftfix --staged` as a pre-commit hook of real commits.
@Suite struct HookTests {
  private func makePlayground() async throws -> Playground {
    let playground = try Playground()
    for name in ["A", "B"] { try playground.write("\(name).swift", "// Empty.\n") }
    try await playground.commitAll()
    let hook = "#!/bin/sh\nexec '\(Program.swiftfix.path)' --staged\n"
    try playground.write(".git/hooks/pre-commit", hook)
    try playground.setMode(0o755, ".git/hooks/pre-commit")
    for name in ["A", "B"] { try playground.write("\(name).swift", Sample.old(name)) }
    return playground
  }

  private func expectFixed(_ playground: Playground, _ name: String, in folder: String = ".") async throws {
    let committed = try await playground.git("show", "HEAD:\(name).swift", in: folder)
    #expect(committed.contains("private static let"))
    #expect(committed == (try playground.text("\(folder)/\(name).swift")))
  }

  @Test func commitOfWhatIsStaged() async throws {
    let playground = try await makePlayground()
    try await playground.git("add", "A.swift")
    try await playground.git("commit", "--quiet", "--message", "A")
    try await expectFixed(playground, "A")
    #expect(try await playground.git("status", "--porcelain") == " M B.swift\n")
    #expect(try playground.text("B.swift") == Sample.old("B"))
  }

  @Test func commitOfAll() async throws {
    let playground = try await makePlayground()
    try await playground.git("commit", "--quiet", "--all", "--message", "All")
    for name in ["A", "B"] { try await expectFixed(playground, name) }
    #expect(try await playground.git("status", "--porcelain").isEmpty)
  }

  @Test func commitOfHunks() async throws {
    let playground = try await makePlayground()
    let outcome = try await playground.run(
      "bash", "-c",
      """
      printf 'y\\nn\\n' \
        | git -c user.name=T -c user.email=t@example.com commit --quiet --patch --message Hunk >&2
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    try await expectFixed(playground, "A")
    #expect(try await playground.git("status", "--porcelain") == " M B.swift\n")
  }

  /// Git keeps another index for such a commit, in which a fix would be undone.
  @Test func commitOfNamedFilesIsRefused() async throws {
    let playground = try await makePlayground()
    let refused = try await playground.run("git", "commit", "--message", "A", "A.swift")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("swiftfix: This commit takes named files only;"))
    #expect(try await playground.git("status", "--porcelain") == " M A.swift\n M B.swift\n")
    #expect(try playground.text("A.swift") == Sample.old("A"))
    // Where there is nothing to fix, nothing is in the way.
    try playground.write("A.swift", "// Mine.\n")
    try await playground.git("commit", "--quiet", "--message", "A", "A.swift")
    #expect(try await playground.git("status", "--porcelain") == " M B.swift\n")
  }

  @Test func linkedWorkTree() async throws {
    let playground = try await makePlayground()
    try await playground.git("worktree", "add", "--quiet", "linked")
    try playground.write("linked/A.swift", Sample.old("A"))
    try await playground.git("add", "A.swift", in: "linked")
    try await playground.git("commit", "--quiet", "--message", "A", in: "linked")
    try await expectFixed(playground, "A", in: "linked")
    #expect(try await playground.git("status", "--porcelain", in: "linked").isEmpty)
    #expect(try playground.text("A.swift") == Sample.old("A"))
  }
}
