/// Where programs are found: in the absolute folders of `PATH`. A relative one would be a folder of whatever
/// tree the user is in.
enum ProgramSearch {
  /// The folders of `PATH` that are absolute, in their order.
  static var folders: [FilePath] {
    let path = POSIX.environment("PATH") ?? FilePath("/usr/bin:/bin")
    return path.bytes.split(separator: UInt8(ascii: ":")).map { FilePath(bytes: $0) }.filter(\.isAbsolute)
  }

  /// The program of a name; nil where there is none.
  static func program(_ name: String) -> FilePath? {
    folders.map { $0.appending(name) }.first(where: POSIX.canRun)
  }
}
