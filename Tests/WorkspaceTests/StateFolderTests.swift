import TestSupport
import Testing

@testable import Workspace

@Suite struct StateFolderTests {
  @Test func inAndOutsideOfGit() throws {
    let scratch = try Scratch()
    let inside = try scratch.write("tree/a/x.swift")
    let outside = try scratch.write("plain/b/y.swift")
    let other = try scratch.write("plain/c/z.swift")
    try run("git", "init", "-q", scratch.path("tree").text)
    let home = scratch.stateHome
    let state = try StateFolder.forWriting([inside], stateHome: home)
    #expect(state.path == scratch.path("tree/.git/swiftfix"))
    let plain = try StateFolder.forWriting([outside, other], stateHome: home)
    #expect(home.contains(plain.path))
    #expect(home.contains(try StateFolder.forWriting([inside, outside], stateHome: home).path))
  }

  @Test func latestRecordAndUnfinishedRuns() throws {
    let scratch = try Scratch()
    let path = try scratch.write("a/x.swift", "old")
    let home = scratch.stateHome
    let state = try StateFolder.forWriting([path], stateHome: home)
    let change = FileChange(path: path, original: Array("old".utf8), replacement: Array("new".utf8))
    #expect(throws: WorkspaceError.stopped) {
      let killed = try Transaction(in: state, observer: { $0.path == path ? .kill : .proceed })
      _ = try killed.commit([change])
    }
    #expect(StateFolder.unfinished(around: [scratch.path], stateHome: home) == [state])
    #expect(StateFolder.unfinished(around: [path], stateHome: home) == [state])
    #expect(state.unfinishedFolder == path.parent)
    #expect(state.isHalfDone)
    // A run over another folder has nothing to do with it, unless both are one project.
    #expect(StateFolder.unfinished(around: [scratch.path("b")], stateHome: home) == [])
    try scratch.write("Package.swift")
    #expect(StateFolder.unfinished(around: [scratch.path("b")], stateHome: home) == [state])
    #expect(try Transaction(in: state).commit([change]).written == [path])
    #expect(StateFolder.unfinished(around: [scratch.path], stateHome: home) == [])
    for folder in [path.parent, scratch.path] {
      #expect(StateFolder.ofLastRun(around: folder, stateHome: home) == state)
    }
    #expect(StateFolder.ofLastRun(around: scratch.path("b"), stateHome: home) == nil)
  }

  /// A root can lie within another, so all runs outside git exclude each other.
  @Test func oneLockForAllRootsOutsideGit() throws {
    let scratch = try Scratch()
    let files = try ["a/x.swift", "a/b/y.swift"].map { try scratch.write($0) }
    let outer = try StateFolder.forWriting(files, stateHome: scratch.stateHome)
    let inner = try StateFolder.forWriting([files[1]], stateHome: scratch.stateHome)
    #expect(outer.path != inner.path)
    let transaction = try Transaction(in: outer)
    #expect(throws: WorkspaceError.busy(inner.path, process: String(POSIX.processID))) {
      _ = try Transaction(in: inner)
    }
    _ = try transaction.recover()
  }

  @Test func journalsAreReadWholeOrNotAtAll() throws {
    let bytes = Array(Self.journal("a.swift", "b.swift").encoded.joined())
    let decoded = try #require(Journal(decoding: bytes, at: FilePath("/now")))
    #expect(decoded.root == Self.journal("a.swift", "b.swift").root)
    #expect(decoded.entries.first?.new == [2, 3])
    #expect(decoded.index.map(\.component) == [8])
    #expect(decoded.paths(in: FilePath("/now")) == [FilePath("/now/a.swift"), FilePath("/now/b.swift")])
    for count in bytes.indices { #expect(Journal(decoding: Array(bytes[..<count])) == nil) }
  }

  /// Whoever writes a journal by hand can name any file in it.
  @Test(arguments: ["../a.swift", "/a.swift", "a/../a.swift", "./a.swift", "a//b.swift", "..", "", "a\0"])
  func journalsNameNothingOutside(name: String) throws {
    for journal in [Self.journal(name, "b.swift"), Self.journal("a.swift", name)] {
      #expect(Journal(decoding: Array(journal.encoded.joined())) == nil)
    }
  }

  /// A journal of two files, of which the index has one; paths are not looked at.
  private static func journal(_ file: String, _ staged: String) -> Journal {
    let change = IndexChange(
      root: FilePath("/was"), name: Array(staged.utf8), mode: Array("100644".utf8), old: Array("0a".utf8),
      new: Array("0b".utf8))
    return Journal(
      root: RootIdentity(path: FilePath("/was"), device: 1, inode: 2, boot: [3]), isUndo: true, token: 7,
      entries: [.init(path: RootedPath(unchecked: Array(file.utf8)), component: 0, old: [1], new: [2, 3])],
      index: [.init(change: change, component: 8)])
  }
}
