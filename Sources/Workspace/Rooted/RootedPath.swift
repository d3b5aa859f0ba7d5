/// A path that can only lead to something below a root: names separated by slashes, none of which is `.` or
/// `..`. An empty path is the root itself.
struct RootedPath: Hashable, Sendable {
  /// The bytes, without a slash at either end.
  let bytes: [UInt8]

  /// The root itself.
  static let root = RootedPath(unchecked: [])

  /// The path with these bytes; nil if it could lead out of the root.
  init?(_ bytes: some Collection<UInt8>) {
    let path = Array(bytes)
    guard path.isEmpty || Self.isBeneath(path[...]) else { return nil }
    self.bytes = path
  }

  /// Whether a nonempty path can only lead to something below the folder that it is relative to.
  static func isBeneath(_ path: ArraySlice<UInt8>) -> Bool {
    var rest = path
    while let slash = rest.firstIndex(of: FilePath.separator) {
      guard isName(rest[..<slash]) else { return false }
      rest = rest[(slash + 1)...]
    }
    return isName(rest)
  }

  /// A path that is known to be valid, or an invalid one for a test.
  init(unchecked bytes: [UInt8]) { self.bytes = bytes }

  private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, !name.contains(0) else { return false }
    return first != UInt8(ascii: ".") || name.count > 2 || name.last != UInt8(ascii: ".")
  }

  /// The path components.
  var names: [ArraySlice<UInt8>] { bytes.split(separator: FilePath.separator) }

  /// The last component; `.` for the root.
  var name: FilePath { bytes.isEmpty ? FilePath(".") : FilePath(bytes: FilePath.name(of: bytes[...])) }

  /// The folder that contains the path; the root contains itself.
  var folder: RootedPath {
    guard let slash = bytes.lastIndex(of: FilePath.separator) else { return .root }
    return RootedPath(unchecked: Array(bytes[..<slash]))
  }

  /// The path of an item in this folder; `name` is a single component.
  func appending(_ name: String) -> RootedPath {
    RootedPath(unchecked: bytes.isEmpty ? Array(name.utf8) : bytes + [FilePath.separator] + name.utf8)
  }
}
