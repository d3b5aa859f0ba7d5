import SwiftCST
import TestSupport
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

  @Test(arguments: [0, 1, 4095, 4096, 4097, 300_000]) func filesOfEverySizeAreReadWhole(count: Int) throws {
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
