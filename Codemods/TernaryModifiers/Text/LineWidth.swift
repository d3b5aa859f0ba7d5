import Rewriting

/// The maximum width of lines.
struct LineWidth {
  /// The maximum number of columns of a line.
  let maximum: Int

  /// The minimum number of columns of a tab, however it is displayed.
  private static let tab = 2

  /// The number of columns by which the longest line of a text exceeds the maximum.
  func overflow(of text: some Collection<UInt8>) -> Int {
    let widths = text.split(whereSeparator: \.isLineEnd).map { line in
      // UTF-8 continuation bytes are not counted.
      line.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? Self.tab : $1 & 0xC0 == 0x80 ? 0 : 1) }
    }
    return max(0, (widths.max() ?? 0) - maximum)
  }
}
