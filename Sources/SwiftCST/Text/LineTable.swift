/// A position in a file for people: line and column, both 1-based.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, 1-based.
  public var line: Int
  /// The column, 1-based, in UTF-8 bytes as swiftc counts them.
  public var column: Int

  /// A place in a file.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether `left` is before `right`.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// The starts of lines; converts byte offsets to lines and columns.
///
/// A line ends at LF, CRLF or a lone CR, as in Swift's grammar.
public struct LineTable: Sendable {
  /// The offset of the first byte of each line (UTF-8, 0-based), in ascending order; the first is 0.
  public let lineStarts: [Int]

  /// Finds the lines of `source` in one scan.
  public init(_ source: SourceText) {
    let newline = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var starts = [0]
    let source = source.storage
    let bytes = source.span
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte <= carriageReturn else { continue }
      let next = index + 1
      let endsLine =
        byte == newline
        || byte == carriageReturn && !(next < bytes.count && bytes[next] == newline)
      if endsLine { starts.append(next) }
    }
    lineStarts = starts
  }

  /// The line and column (1-based, columns in bytes) of a byte offset (UTF-8, 0-based).
  public func location(of offset: Int) -> SourceLocation {
    let index = lineIndex(of: offset)
    return SourceLocation(line: index + 1, column: offset - lineStarts[index] + 1)
  }

  /// The position in ``lineStarts`` of the line that contains a byte offset (UTF-8, 0-based).
  public func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
