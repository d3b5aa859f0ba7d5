/// Standard input, read incrementally or to its end.
package enum StandardInput {
  /// Whether it is a terminal.
  package static var isTerminal: Bool { POSIX.isTerminal(0) }

  /// The next key that is pressed on the terminal, as the byte that it sends; nil at the end. Ctrl-C is an
  /// ordinary key here: 3.
  package static func readKey() -> UInt8? {
    POSIX.withSingleKeys(0) {
      var bytes: [UInt8] = []
      guard let count = try? POSIX.readBytes(0, into: &bytes, limit: 1), count == 1 else { return nil }
      return bytes[0]
    }
  }

  /// The available bytes, at least one; waits for them, and returns none at the end.
  package static func readSome() throws(WorkspaceError) -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try attempt(.read, name) { () throws(Errno) in
      try POSIX.readBytes(0, into: &bytes, limit: 1 << 16)
    }
    return bytes
  }

  /// Everything up to the end.
  package static func readAll() throws(WorkspaceError) -> [UInt8] {
    try attempt(.read, name) { () throws(Errno) in
      var bytes: [UInt8] = []
      while try POSIX.readBytes(0, into: &bytes, limit: 1 << 16) > 0 {}
      return bytes
    }
  }

  /// Everything up to the end, as the file at `path`.
  package static func readFile(named path: FilePath) throws(WorkspaceError) -> LoadedFile {
    let bytes = try readAll()
    guard bytes.count <= LoadedFile.maximumByteCount else {
      throw .tooLarge(path, byteCount: Int64(bytes.count))
    }
    return LoadedFile(path, bytes)
  }

  private static let name = FilePath("standard input")
}
