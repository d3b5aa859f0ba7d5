/// A path as the file system represents it: bytes, which need not be valid UTF-8.
package struct FilePath: Hashable, Sendable {
  /// The bytes, without the terminating NUL of C.
  package let bytes: [UInt8]

  /// The path with the given bytes.
  package init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// The path whose UTF-8 representation is `text`.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether the path starts at the root of the file system.
  package var isAbsolute: Bool { bytes.first == Self.separator }

  /// The last component: the name of the file or folder in its folder.
  package var name: [UInt8] { Array(Self.name(of: bytes[...])) }

  /// The last component of a path given as bytes.
  static func name(of path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    path.lastIndex(of: separator).map { path[($0 + 1)...] } ?? path
  }

  /// The folder that contains the file: `/` for an item in the root, `.` for a bare name.
  package var parent: FilePath {
    guard let slash = bytes.lastIndex(of: Self.separator) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(bytes: bytes[..<slash])
  }

  /// The path of `child` relative to this folder; an absolute `child` is returned unchanged.
  package func appending(_ child: FilePath) -> FilePath {
    guard !child.isAbsolute else { return child }
    guard !child.bytes.isEmpty else { return self }
    guard let last = bytes.last else { return child }
    return FilePath(bytes: bytes + (last == Self.separator ? [] : [Self.separator]) + child.bytes)
  }

  /// The path of `child` relative to this folder.
  package func appending(_ child: String) -> FilePath { appending(FilePath(child)) }

  /// The bytes of `other` after this folder and its slash; nil if `other` is neither this folder nor below
  /// it.
  package func suffix(of other: FilePath) -> ArraySlice<UInt8>? {
    guard other.bytes.starts(with: bytes) else { return nil }
    let rest = other.bytes[bytes.count...]
    if rest.isEmpty || bytes.last == Self.separator { return rest }
    return rest.first == Self.separator ? rest.dropFirst() : nil
  }

  /// Whether `other` is this folder or is below it, by name alone.
  package func contains(_ other: FilePath) -> Bool { suffix(of: other) != nil }

  /// This path as a user in `folder` would write it; both are absolute and without symlinks.
  ///
  /// If they only have the root in common, the absolute path is clearer.
  package func relative(to folder: FilePath) -> FilePath {
    if let rest = folder.suffix(of: self) { return rest.isEmpty ? FilePath(".") : FilePath(bytes: rest) }
    var ancestor = folder
    var climbs: [UInt8] = []
    while ancestor.bytes.count > 1 {
      if let rest = ancestor.suffix(of: self) {
        return FilePath(bytes: rest.isEmpty ? Array(climbs.dropLast()) : climbs + rest)
      }
      climbs += Array("../".utf8)
      ancestor = ancestor.parent
    }
    return self
  }

  /// Whether the path ends in `suffix`.
  package func hasSuffix(_ suffix: String) -> Bool {
    bytes.count >= suffix.utf8.count && bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// The path as text, with U+FFFD for bytes that are not UTF-8; for formats that can't represent bytes.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  static let separator = UInt8(ascii: "/")

  /// The paths of one run mostly begin alike and differ at their ends; hashing every byte takes many times as
  /// long.
  package func hash(into hasher: inout Hasher) {
    var end = UInt64(bytes.count)
    // The multiplier of the Fowler-Noll-Vo hash.
    for position in max(0, bytes.count - 24)..<bytes.count {
      end = (end ^ UInt64(bytes[position])) &* 0x100_0000_01B3
    }
    hasher.combine(end)
  }
}

extension FilePath: Comparable {
  /// Byte order, which is also git's order.
  package static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

// As in SwiftCST, the sort is compiled once, not at every place that uses it.

extension Sequence<FilePath> {
  /// The sorted paths.
  package func ascending() -> [FilePath] { sortedPaths(Array(self)).map(\.path) }
}

extension Sequence {
  /// The elements, sorted by the path that `key` returns.
  package func sorted(on key: (Element) -> FilePath) -> [Element] {
    let elements = Array(self)
    return sortedPaths(elements.map(key)).map { elements[$0.index] }
  }
}

/// The sorted paths, each with its original position.
@inline(never)
private func sortedPaths(_ paths: [FilePath]) -> [(index: Int, path: FilePath)] {
  paths.indices.sorted { paths[$0] < paths[$1] }.map { ($0, paths[$0]) }
}

extension FilePath: CustomStringConvertible {
  /// The path for a message: on one line whatever it contains, and without escape sequences. A byte that is
  /// not UTF-8 is shown as `\xFF`.
  package var description: String {
    guard bytes.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    var shown = ""
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var start = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        shown += Self.visible(Unicode.UTF8.decode(encoded))
        start += encoded.count
      case .error(let length):
        for byte in bytes[start..<start + length] {
          shown += "\\x" + String(byte, radix: 16, uppercase: true)
        }
        start += length
      case .emptyInput:
        return shown
      }
    }
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case _ where scalar.properties.generalCategory == .control:
      "\\u{" + String(scalar.value, radix: 16) + "}"
    default: String(scalar)
    }
  }
}
