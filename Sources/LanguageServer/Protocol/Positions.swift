/// A place in a document: line and character, both counted from 0.
struct Position: Hashable, Sendable, Codable, Comparable {
  var line: Int
  /// In the units of the encoding that client and server have agreed on.
  var character: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A stretch of a document; the end is not part of it.
struct PositionRange: Hashable, Sendable, Codable {
  var start: Position
  var end: Position
}

/// In what units characters of a line are counted.
enum PositionEncoding: String, Sendable, Codable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The one that is used with a client that knows those in `offered`: bytes where it can, since sources are
  /// bytes, and else what every client knows.
  init(offered: [String]) {
    self = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
  }
}
