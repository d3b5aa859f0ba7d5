/// A path that can only lead beneath a root: names with slashes between them, none of which is `.` or `..`.
/// Without a name it is the root itself.
struct RootedPath: Hashable, Sendable {
  /// The bytes, without a slash at either end.
  let bytes: [UInt8]

  /// The root itself.
  static let root = RootedPath(unchecked: [])

  /// The path that some bytes spell; nil where it could lead out of the root.
  init?(_ bytes: some Collection<UInt8>) {
    let path = Array(bytes)
    guard path.isEmpty || Self.isBeneath(path[...]) else { return nil }
    self.bytes = path
  }

  /// Whether a path, which is not empty, can only lead beneath the folder that it is seen from.
  static func isBeneath(_ path: ArraySlice<UInt8>) -> Bool {
    var rest = path
    while let slash = rest.firstIndex(of: FilePath.separator) {
      guard isName(rest[..<slash]) else { return false }
      rest = rest[(slash + 1)...]
    }
    return isName(rest)
  }

  /// The path that is known to be one, or a wrong one for a test.
  init(unchecked bytes: [UInt8]) { self.bytes = bytes }

  private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, !name.contains(0) else { return false }
    return first != UInt8(ascii: ".") || name.count > 2 || name.last != UInt8(ascii: ".")
  }

  /// The names on the way.
  var names: [ArraySlice<UInt8>] { bytes.split(separator: FilePath.separator) }

  /// The last name; `.` for the root.
  var name: FilePath { bytes.isEmpty ? FilePath(".") : FilePath(bytes: FilePath.name(of: bytes[...])) }

  /// The folder around; the root is its own.
  var folder: RootedPath {
    guard let slash = bytes.lastIndex(of: FilePath.separator) else { return .root }
    return RootedPath(unchecked: Array(bytes[..<slash]))
  }

  /// The path of something in this folder; `name` is a single name.
  func appending(_ name: String) -> RootedPath {
    RootedPath(unchecked: bytes.isEmpty ? Array(name.utf8) : bytes + [FilePath.separator] + name.utf8)
  }
}
