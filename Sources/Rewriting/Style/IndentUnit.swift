/// The characters of one level of indentation.
package enum IndentUnit: Hashable, Sendable {
  /// One tab.
  case tab
  /// A number of spaces.
  case spaces(Int)

  /// The bytes of one level.
  package var bytes: [UInt8] {
    switch self {
    case .tab: [UInt8(ascii: "\t")]
    case .spaces(let count): Array(repeating: UInt8(ascii: " "), count: count)
    }
  }

  /// The bytes of a number of levels.
  package func bytes(levels: Int) -> [UInt8] {
    switch self {
    case .tab: Array(repeating: UInt8(ascii: "\t"), count: levels)
    case .spaces(let count): Array(repeating: UInt8(ascii: " "), count: count * levels)
    }
  }
}
