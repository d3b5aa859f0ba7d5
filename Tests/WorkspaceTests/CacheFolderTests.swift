import Foundation
import TestSupport
import Testing

@testable import Workspace

@Suite struct CacheFolderTests {
  @Test func keepsWhatItWasGiven() throws {
    let scratch = try Scratch()
    let folder = CacheFolder(path: scratch.path("caches/swiftfix"))
    #expect(folder.contents("a") == nil)
    folder.keep([1, 2, 3], as: "a")
    folder.keep([], as: "b")
    #expect(folder.contents("a") == [1, 2, 3])
    #expect(folder.contents("b") == [])
    folder.keep([4], as: "a")
    #expect(folder.contents("a") == [4])
    #expect(try scratch.names() == ["caches/swiftfix/a", "caches/swiftfix/b"])
  }

  @Test func nothingIsKeptWhereThatCannotBe() throws {
    let scratch = try Scratch()
    try scratch.write("caches", "a file")
    let folder = CacheFolder(path: scratch.path("caches/swiftfix"))
    folder.keep([1], as: "a")
    #expect(folder.contents("a") == nil)
    #expect(try scratch.read("caches") == "a file")
  }

  /// What stands where a file would is left as it is, and nobody waits for it.
  @Test(arguments: ["folder", "pipe", "symlink"]) func onlyFilesAreReplaced(_ kind: String) throws {
    let scratch = try Scratch()
    try scratch.write("swiftfix/b", "b")
    let path = scratch.path("swiftfix/a")
    switch kind {
    case "folder": try POSIX.makeFolder(path)
    case "pipe": try #require(unsafe mkfifo(path.text, 0o600) == 0)
    default: try #require(unsafe symlink("b", path.text) == 0)
    }
    let folder = CacheFolder(path: scratch.path("swiftfix"))
    folder.keep([1], as: "a")
    #expect(folder.contents("a") == nil)
    #expect(try scratch.read("swiftfix/b") == "b")
  }

  /// More than 64 MB are not kept; the newest stay.
  @Test func theOldestGo() throws {
    let scratch = try Scratch()
    let folder = CacheFolder(path: scratch.path("swiftfix"))
    let piece = [UInt8](repeating: 7, count: 24 << 20)
    for name in ["a", "b", "c"] {
      folder.keep(piece, as: name)
      // Two files of one moment have no order.
      POSIX.sleep(.milliseconds(20))
    }
    #expect(folder.contents("a") == nil)
    #expect(folder.contents("b") == piece)
    #expect(folder.contents("c") == piece)
  }
}
