import SwiftCST
import Testing

@testable import Workspace

@Suite struct ReadingTests {
  @Test func bytesOfAFile() throws {
    let scratch = try Scratch()
    let path = try scratch.write("a.swift", "let a = 1\r\n")
    let file = try LoadedFile(reading: path)
    #expect(file.bytes == Array("let a = 1\r\n".utf8))
    try run("rm", path.text)
    #expect(throws: WorkspaceError.system(.read, path, .noEntry)) { try LoadedFile(reading: path) }
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 300_000]) func sizes(count: Int) throws {
    let scratch = try Scratch()
    let text = String(repeating: "x", count: count)
    #expect(try LoadedFile(reading: try scratch.write("a.swift", text)).bytes == Array(text.utf8))
  }

  @Test func whatIsReadCanBeParsed() {
    #expect(LoadedFile.maximumByteCount == SourceText.maximumByteCount)
  }

  @Test func unreadableFile() throws {
    let scratch = try Scratch()
    let path = try scratch.write("a.swift", "x")
    scratch.setMode(0, "a.swift")
    _ = try asNobody(scratch.path) {
      #expect(throws: WorkspaceError.system(.read, path, .noAccess)) { try LoadedFile(reading: path) }
    }
  }
}

@Suite struct ParallelMapTests {
  @Test(arguments: [1, 2, 7, 100]) func keepsTheOrder(threads: Int) {
    #expect(parallelMap(count: 1000, threads: threads) { $0 * 2 } == (0..<1000).map { $0 * 2 })
    #expect(parallelMap(count: 0, threads: threads) { $0 } == [])
    #expect(parallelMap(count: 1, threads: threads) { $0 } == [0])
  }

  @Test func optionalResultsStay() {
    #expect(parallelMap(count: 4, threads: 2) { $0 % 2 == 0 ? $0 : nil } == [0, nil, 2, nil])
  }

  @Test func stackIsDeep() {
    @Sendable func depth(_ count: Int) -> Int { count == 0 ? 0 : 1 + depth(count - 1) }
    // About 100 bytes for each call in debug: more than the 512 KB that some systems give a thread.
    #expect(parallelMap(count: 2, threads: 2) { _ in depth(60_000) } == [60_000, 60_000])
  }
}
