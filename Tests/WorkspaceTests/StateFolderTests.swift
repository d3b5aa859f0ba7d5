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

  @Test func unreadableJournalsAreErrors() throws {
    let scratch = try Scratch()
    let state = StateFolder(path: scratch.stateHome)
    try scratch.write("state-home/committing", "what is this?")
    let error = #expect(throws: WorkspaceError.self) { _ = try Transaction(in: state).recover() }
    #expect(error == .unreadableJournal(state.path.appending("committing")))
  }

  @Test func journalsAreReadWholeOrNotAtAll() throws {
    let change = IndexChange(root: FilePath("/"), name: [0x61], mode: [4], old: [5], new: [6])
    let journal = Journal(
      isUndo: true, token: 7, entries: [.init(path: FilePath("/a"), component: 0, old: [1], new: [2, 3])],
      index: [.init(change: change, component: 8)])
    let bytes = Array(journal.encoded.joined())
    let decoded = try #require(Journal(decoding: bytes))
    #expect(decoded.entries.first?.new == [2, 3])
    #expect(decoded.index.map(\.change) == [change])
    #expect(decoded.index.map(\.component) == [8])
    for count in bytes.indices { #expect(Journal(decoding: Array(bytes[..<count])) == nil) }
  }
}
