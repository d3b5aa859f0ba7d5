import TestSupport
import Testing

@testable import Workspace

/// File systems that are full or read-only: nothing of a run is left on them.
@Suite(.serialized) struct FileSystemTests {
  private func changes(_ scratch: borrowing Scratch, _ count: Int, byteCount: Int) throws -> [FileChange] {
    try (0..<count).map {
      let path = try scratch.write("disk/\($0).swift", "old")
      return FileChange(
        path: path, original: Array("old".utf8), replacement: Array(repeating: 0x78, count: byteCount))
    }
  }

  private func expectUntouched(_ changes: [FileChange]) throws {
    for change in changes { #expect(try FileContents(reading: change.path).bytes == change.original) }
    let names = try POSIX.entries(of: changes[0].path.parent).count
    #expect(names == changes.count)
  }

  @Test(.enabled(if: canMount, "mounting needs root"), arguments: [true, false])
  func fullDisk(holdsState: Bool) throws {
    let scratch = try Scratch()
    try scratch.write("disk/x")
    let disk = scratch.path("disk").text
    try run("mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", disk)
    defer { _ = try? run("umount", "-l", disk) }
    let changes = try changes(scratch, 8, byteCount: 16 << 10)
    let state = StateFolder(path: scratch.path(holdsState ? "disk/state" : "state"), root: scratch.path)
    let transaction = try Transaction(in: state)
    let error = #expect(throws: WorkspaceError.self) { _ = try transaction.commit(changes) }
    guard case .diskFull(let path) = error else {
      Issue.record("not a full disk: \(String(describing: error))")
      return
    }
    #expect(holdsState || changes.map(\.path).contains(path))
    if holdsState {
      #expect(throws: WorkspaceError.nothingToUndo) { _ = try transaction.undo() }
      try run("rm", "-r", state.path.text)
    }
    try expectUntouched(changes)
  }

  @Test(.enabled(if: canMount, "mounting needs root"))
  func readOnlyFileSystem() throws {
    let scratch = try Scratch()
    try scratch.write("disk/x")
    let disk = scratch.path("disk").text
    try run("mount", "-t", "tmpfs", "tmpfs", disk)
    defer { _ = try? run("umount", "-l", disk) }
    let changes = try changes(scratch, 2, byteCount: 10)
    try run("mount", "-o", "remount,ro", disk)
    let transaction = try Transaction(in: StateFolder(path: scratch.path("state"), root: scratch.path))
    #expect(throws: WorkspaceError.self) { _ = try transaction.commit(changes) }
    try expectUntouched(changes)
  }

  @Test(.enabled(if: canActAsNobody)) func readOnlyFolder() throws {
    let scratch = try Scratch()
    let changes = try changes(scratch, 2, byteCount: 10)
    scratch.setMode(0o555, "disk")
    let state = StateFolder(path: scratch.path("state"), root: scratch.path)
    try asNobody(scratch.path) {
      let transaction = try Transaction(in: state)
      #expect(throws: WorkspaceError.readOnly(changes[0].path.parent)) { _ = try transaction.commit(changes) }
    }
    try expectUntouched(changes)
    #expect(!state.isUnfinished)
  }
}
