/// Searches programs in the absolute folders of `PATH`. A relative folder would be relative to any tree that
/// the user is in.
enum ProgramSearch {
  /// The absolute folders of `PATH`, in order.
  static var folders: [FilePath] {
    let path = POSIX.environment("PATH") ?? FilePath("/usr/bin:/bin")
    return path.bytes.split(separator: UInt8(ascii: ":")).map { FilePath(bytes: $0) }.filter(\.isAbsolute)
  }

  /// The program with a name; nil if there is none.
  static func program(_ name: String) -> FilePath? {
    folders.map { $0.appending(name) }.first(where: POSIX.canRun)
  }
}
