import TestSupport
import Testing

@testable import Workspace

@Suite struct TransactionTests {
  private func change(_ scratch: borrowing Scratch, _ name: String, _ old: String, _ new: String)
    -> FileChange
  {
    FileChange(path: scratch.path(name), original: Array(old.utf8), replacement: Array(new.utf8))
  }

  private func begin(_ scratch: borrowing Scratch) throws -> Transaction {
    try Transaction(in: StateFolder(path: scratch.stateHome, root: scratch.path))
  }

  @Test func writesAndTakesBack() throws {
    let scratch = try Scratch()
    try scratch.write("a.swift", "old a")
    try scratch.write("sub/b.swift", "old b")
    let changes = [change(scratch, "a.swift", "old a", "new a"), change(scratch, "sub/b.swift", "old b", "")]
    let transaction = try begin(scratch)
    let report = try transaction.commit(changes)
    #expect(report == TransactionReport(written: changes.map(\.path)))
    #expect(try [scratch.read("a.swift"), scratch.read("sub/b.swift")] == ["new a", ""])
    #expect(try transaction.undo().written == changes.map(\.path))
    #expect(try [scratch.read("a.swift"), scratch.read("sub/b.swift")] == ["old a", "old b"])
    #expect(throws: WorkspaceError.nothingToUndo) { _ = try transaction.undo() }
    #expect(try scratch.names() == ["a.swift", "sub/b.swift"])
  }

  @Test func onlyTheLastRunIsTakenBack() throws {
    let scratch = try Scratch()
    try scratch.write("a.swift", "1")
    let transaction = try begin(scratch)
    _ = try transaction.commit([change(scratch, "a.swift", "1", "2")])
    _ = try transaction.commit([change(scratch, "a.swift", "2", "3")])
    _ = try transaction.undo()
    #expect(try scratch.read("a.swift") == "2")
    #expect(throws: WorkspaceError.nothingToUndo) { _ = try transaction.undo() }
  }

  @Test func changedFileIsLeftAloneWithItsGroup() throws {
    let scratch = try Scratch()
    for name in ["a", "b", "c", "d"] { try scratch.write("\(name).swift", "old") }
    try scratch.write("b.swift", "edited")
    let changes = ["a", "b", "c", "d"].map { change(scratch, "\($0).swift", "old", "new") }
    let report = try begin(scratch).commit(changes, groups: [[0, 1], [3], [2, 0]])
    #expect(report.written == [scratch.path("d.swift")])
    #expect(
      report.leftAlone == [
        FileLeftAlone(path: changes[0].path, reason: .togetherWith(changes[1].path)),
        FileLeftAlone(path: changes[1].path, reason: .changed),
        FileLeftAlone(path: changes[2].path, reason: .togetherWith(changes[1].path)),
      ])
    #expect(
      try ["a", "b", "c", "d"].map { try scratch.read("\($0).swift") } == ["old", "edited", "old", "new"])
  }

  @Test func touchedFileWithTheSameBytesIsWritten() throws {
    let scratch = try Scratch()
    try scratch.write("a.swift", "old")
    try scratch.write("a.swift", "old")
    #expect(try begin(scratch).commit([change(scratch, "a.swift", "old", "new")]).leftAlone.isEmpty)
  }

  @Test func missingReplacedAndDoublyNamedFiles() throws {
    let scratch = try Scratch()
    try scratch.write("folder.swift/x")
    try scratch.write("a.swift", "old")
    scratch.link("a.swift", symbolicallyAs: "b.swift")
    scratch.link("loop.swift", symbolicallyAs: "loop.swift")
    let names = ["gone.swift", "folder.swift", "a.swift", "b.swift", "loop.swift"]
    let report = try begin(scratch).commit(names.map { change(scratch, $0, "old", "new") })
    #expect(report.leftAlone.map(\.reason) == [.vanished, .vanished, .symlink, .symlink])
    #expect(report.written == [scratch.path("a.swift")])
  }

  @Test func undoRefusesWhatHasChangedSince() throws {
    let scratch = try Scratch()
    for name in ["a", "b", "c"] { try scratch.write("\(name).swift", "old") }
    let changes = ["a", "b", "c"].map { change(scratch, "\($0).swift", "old", "new") }
    let transaction = try begin(scratch)
    _ = try transaction.commit(changes, groups: [[0, 1]])
    try scratch.write("a.swift", "edited")
    let report = try transaction.undo()
    #expect(report.written == [changes[2].path])
    #expect(report.leftAlone.map(\.reason) == [.edited, .togetherWith(changes[0].path)])
    // With the edit gone, the rest can be taken back too.
    try scratch.write("a.swift", "new")
    #expect(try transaction.undo().written == [changes[0].path, changes[1].path])
    #expect(try ["a", "b", "c"].map { try scratch.read("\($0).swift") } == ["old", "old", "old"])
    #expect(throws: WorkspaceError.nothingToUndo) { _ = try transaction.undo() }
  }

  @Test func permissionsAndOwnershipAreKept() throws {
    let scratch = try Scratch()
    let path = try scratch.write("a.swift", "old")
    scratch.setMode(0o2751, "a.swift")
    _ = try? run("chown", "1234:4321", path.text)
    scratch.setMode(0o2751, "a.swift")
    let before = try POSIX.status(of: path)
    _ = try begin(scratch).commit([change(scratch, "a.swift", "old", "new")])
    let after = try POSIX.status(of: path)
    #expect([after.mode, after.owner, after.group] == [before.mode, before.owner, before.group])
    #expect(after.mode == 0o2751)
  }

  /// Whoever finds files says where they are without symlinks; one that is there by now leads anywhere.
  @Test func symlinksAreNotFollowed() throws {
    let scratch = try Scratch()
    try scratch.write("real/a.swift", "old")
    scratch.link("real/a.swift", symbolicallyAs: "link.swift")
    scratch.link("real", symbolicallyAs: "folder")
    let names = ["link.swift", "folder/a.swift"]
    let report = try begin(scratch).commit(names.map { change(scratch, $0, "old", "new") })
    #expect(report.leftAlone.map(\.reason) == [.symlink, .symlink])
    #expect(try scratch.read("real/a.swift") == "old")
  }

  @Test func filesOutsideOfTheRootAreLeftAlone() throws {
    let scratch = try Scratch()
    for name in ["tree/a.swift", "tree2/a.swift"] { try scratch.write(name, "old") }
    let state = StateFolder(path: scratch.stateHome, root: scratch.path("tree"))
    let names = ["tree/../tree2/a.swift", "tree2/a.swift"]
    let report = try Transaction(in: state).commit(names.map { change(scratch, $0, "old", "new") })
    #expect(report.leftAlone.map(\.reason) == [.outside, .outside])
    #expect(try scratch.read("tree2/a.swift") == "old")
  }

  @Test func hardLinkedFileIsLeftAlone() throws {
    let scratch = try Scratch()
    let path = try scratch.write("a.swift", "old")
    scratch.link("a.swift", as: "b.swift")
    let report = try begin(scratch).commit([change(scratch, "a.swift", "old", "new")])
    #expect(report.leftAlone == [FileLeftAlone(path: path, reason: .hardLinked(linkCount: 2))])
    #expect(try scratch.read("b.swift") == "old")
  }

  @Test func readOnlyFileFailsTheRun() throws {
    let scratch = try Scratch()
    try scratch.write("a.swift", "old")
    let path = try scratch.write("b.swift", "old")
    scratch.setMode(0o444, "b.swift")
    let changes = ["a.swift", "b.swift"].map { change(scratch, $0, "old", "new") }
    let transaction = try begin(scratch)
    #expect(throws: WorkspaceError.readOnly(path)) { _ = try transaction.commit(changes) }
    #expect(try scratch.read("a.swift") == "old")
  }

  @Test func oddNames() throws {
    let scratch = try Scratch()
    var names = [FilePath("line\nbreak.swift")]
    #if os(Linux)
    names.append(FilePath(bytes: [0xFF] + Array(".swift".utf8)))
    #endif
    for name in names { try scratch.write(name, "old") }
    let changes = names.map {
      FileChange(
        path: scratch.path.appending($0), original: Array("old".utf8), replacement: Array("new".utf8))
    }
    let transaction = try begin(scratch)
    #expect(try transaction.commit(changes).written == changes.map(\.path))
    #expect(try transaction.undo().written == changes.map(\.path))
  }

  @Test func secondRunIsToldOrWaits() throws {
    let scratch = try Scratch()
    let state = StateFolder(path: scratch.stateHome, root: scratch.path)
    let first = try Transaction(in: state)
    let own = String(POSIX.processID)
    let error = #expect(throws: WorkspaceError.self) { _ = try Transaction(in: state) }
    #expect(error == .busy(state.path, process: own))
    end(first)
    var waited = false
    end(try Transaction(in: state) { _ in waited = true })
    #expect(!waited)
  }

  private func end(_ transaction: consuming Transaction) {}
}
