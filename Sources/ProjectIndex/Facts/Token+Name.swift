package import SwiftCST

extension Token {
  /// Whether the token is `$name`, the projected value of a property wrapper.
  package var isProjection: Bool {
    guard kind == .identifier || kind == .dollarIdentifier else { return false }
    let source = tree.source.bytes
    let start = Int(tree.tokens.starts[index])
    return source[start] == UInt8(ascii: "$") && range.count > 1 && !source[start + 1].isDigit
  }

  /// Whether the token may refer to a part of the property wrapper of another name: `$name`, `_name`.
  var mayNameWrapper: Bool {
    let first = tree.source.bytes[Int(tree.tokens.starts[index])]
    return first == UInt8(ascii: "$") || first == UInt8(ascii: "_")
  }

  /// The token's text as a name, without backticks.
  package var name: String {
    let range = range
    guard range.count > 2, tree.source.bytes[range.lowerBound] == UInt8(ascii: "`") else { return text }
    return tree.source.string(in: range.lowerBound + 1..<range.upperBound - 1)
  }
}

extension UInt8 {
  /// Whether the byte is a digit from `0` to `9`.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
