import Rewriting

/// How long lines may become.
struct LineWidth {
  /// The number of columns that a line may have.
  let maximum: Int

  /// The number of columns that a tab takes at least, however it is shown.
  private static let tab = 2

  /// By how many columns the longest line of a text is too long.
  func overflow(of text: some Collection<UInt8>) -> Int {
    let widths = text.split(whereSeparator: \.isLineEnd).map { line in
      // The bytes that go on with a character are not counted.
      line.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? Self.tab : $1 & 0xC0 == 0x80 ? 0 : 1) }
    }
    return max(0, (widths.max() ?? 0) - maximum)
  }
}
