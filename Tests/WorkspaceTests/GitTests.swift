import TestSupport
import Testing

@testable import Workspace

@Suite struct GitTests {
  private func commitAll(_ scratch: borrowing Scratch, _ message: String) throws {
    try scratch.git("add", ".")
    try scratch.git("commit", "-q", "-m", message)
  }

  private func names(_ scratch: borrowing Scratch, _ selection: FileSelection, _ paths: String...) throws
    -> [String]
  {
    try Discovery(paths.map { FilePath($0) }, from: scratch.path, selection: selection)
      .files.map { $0.path.relative(to: scratch.path).text }
  }

  @Test func changedSinceTheLastCommit() throws {
    let scratch = try Scratch()
    try scratch.git("init", "-q", "-b", "main")
    try scratch.write("new.swift")
    #expect(try names(scratch, .changed(since: nil)) == ["new.swift"])
    for name in ["a.swift", "b.swift", "sub/c.swift", "d.swift"] { try scratch.write(name, "1") }
    try commitAll(scratch, "one")
    #expect(try names(scratch, .changed(since: nil)) == [])
    try scratch.write("a.swift", "2")
    try scratch.write("sub/c.swift", "2")
    try scratch.write("sub/u.swift", "2")
    try scratch.git("add", "sub/c.swift")
    try run("rm", scratch.path("d.swift").text)
    #expect(try names(scratch, .changed(since: nil)) == ["a.swift", "sub/c.swift", "sub/u.swift"])
    #expect(try names(scratch, .changed(since: nil), "sub") == ["sub/c.swift", "sub/u.swift"])
    #expect(try names(scratch, .changed(since: nil), "a.swift", "b.swift") == ["a.swift"])
  }

  @Test func changedSinceBranchesParted() throws {
    let scratch = try Scratch()
    try scratch.git("init", "-q", "-b", "main")
    try scratch.write("a.swift", "1")
    try scratch.write("b.swift", "1")
    try commitAll(scratch, "one")
    try scratch.git("checkout", "-q", "-b", "work")
    try scratch.write("a.swift", "2")
    try commitAll(scratch, "two")
    try scratch.git("checkout", "-q", "main")
    try scratch.write("b.swift", "2")
    try commitAll(scratch, "three")
    try scratch.git("checkout", "-q", "work")
    #expect(try names(scratch, .changed(since: "main")) == ["a.swift"])
    #expect(throws: WorkspaceError.unknownRevision("nowhere")) {
      try names(scratch, .changed(since: "nowhere"))
    }
    #expect(throws: WorkspaceError.unknownRevision("--all")) { try names(scratch, .changed(since: "--all")) }
  }

  @Test(arguments: [1, 70]) func uncommittedFiles(fillerCount: Int) throws {
    let scratch = try Scratch()
    try scratch.git("init", "-q")
    try scratch.write(".gitignore", "ignored.swift\n")
    for name in ["clean.swift", "dirty.swift", "staged.swift", "sub/clean.swift"] {
      try scratch.write(name, "1")
    }
    for index in 0..<fillerCount { try scratch.write("filler\(index).swift", "1") }
    try commitAll(scratch, "one")
    try scratch.write("dirty.swift", "2")
    try scratch.write("staged.swift", "2")
    try scratch.git("add", "staged.swift")
    try scratch.write("fresh/deep/x\n.swift", "1")
    try scratch.write("ignored.swift", "1")
    let filler = (0..<fillerCount).map { scratch.path("filler\($0).swift") }
    let files = [
      "clean.swift", "dirty.swift", "fresh/deep/x\n.swift", "ignored.swift", "staged.swift",
      "sub/clean.swift",
    ].map { scratch.path.appending($0) }
    let tree = try #require(WorkTree.containing(scratch.path))
    #expect(
      try tree.uncommitted(among: files + filler) == [
        UncommittedFile(path: files[1], isUntracked: false),
        UncommittedFile(path: files[2], isUntracked: true),
        UncommittedFile(path: files[4], isUntracked: false),
      ])
  }

  @Test func leftoverFolderIsNoRepository() throws {
    let scratch = try Scratch()
    try scratch.git("init", "-q")
    try scratch.write("sub/.git/readme")
    #expect(WorkTree.containing(scratch.path("sub"))?.root == scratch.path)
  }

  /// A work tree whose repository was moved, in another work tree or not; git looks no further up.
  @Test(arguments: [true, false]) func linkToNoRepository(isInWorkTree: Bool) throws {
    let scratch = try Scratch()
    if isInWorkTree { try scratch.git("init", "-q") }
    try scratch.write("tree/sub/a.swift")
    let link = try scratch.write("tree/.git", "gitdir: ../moved\n")
    let error = WorkspaceError.brokenGitLink(link)
    for path in ["tree", "tree/sub", "tree/sub/a.swift"] {
      #expect(throws: error) { try names(scratch, .changed(since: nil), path) }
      #expect(throws: error) { try StagedFiles([FilePath(path)], from: scratch.path) }
      #expect(try names(scratch, .all, path) == ["tree/sub/a.swift"])
    }
    #expect(error.seen(from: scratch.path).description.hasPrefix("tree/.git: doesn't lead to a repository"))
  }

  @Test func failuresSayWhatGitSays() throws {
    let scratch = try Scratch()
    try scratch.git("init", "-q")
    let tree = try #require(WorkTree.containing(scratch.path))
    let error = #expect(throws: WorkspaceError.self) { try Git(tree).run(["no-such-command"]) }
    #expect(error?.description.contains("'no-such-command' is not a git command") == true)
  }

  /// A program that waits for something that never comes.
  @Test func programsThatSayNothingAreEnded() throws {
    let shell = try #require(ProgramSearch.program("sh"))
    let words = ["sh", "-c", "exec sleep 100"].map { Array($0.utf8) }
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(throws: Errno.timedOut) {
        try runProcess(shell, words, environment: [], patience: .milliseconds(50))
      }
    }
    #expect(time < .seconds(50))
  }
}
