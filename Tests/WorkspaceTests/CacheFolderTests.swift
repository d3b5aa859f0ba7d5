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
