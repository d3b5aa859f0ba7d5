extension UInt8 {
  /// Whether the byte is a space or a tab.
  @inlinable package var isSpaceOrTab: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte ends a line, or is half of a line end.
  @inlinable package var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether the byte is a space or a tab, or ends a line.
  @inlinable package var isWhiteSpace: Bool { isSpaceOrTab || isLineEnd }
}
