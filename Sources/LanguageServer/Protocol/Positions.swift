/// A position in a document: line and character, both 0-based.
struct Position: Hashable, Sendable, Codable, Comparable {
  var line: Int
  /// In the units of the negotiated encoding.
  var character: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A range in a document; the end is exclusive.
struct PositionRange: Hashable, Sendable, Codable {
  var start: Position
  var end: Position
}

/// The unit in which characters of a line are counted.
enum PositionEncoding: String, Sendable, Codable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The encoding for a client that offers the encodings in `offered`: bytes if possible, since sources are
  /// bytes, otherwise UTF-16, which every client supports.
  init(offered: [String]) {
    self = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
  }
}
