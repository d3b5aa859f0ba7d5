/// The lines of a file as git counts them: each ends with LF, and nothing else ends a line.
///
/// ``LineTable`` counts as Swift does: CR also ends a line.
struct DiffLines: Sendable {
  let bytes: [UInt8]
  /// The offset of each line's first byte, followed by the end of the file (UTF-8, 0-based).
  private let bounds: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var bounds = [0]
    let shared = ContiguousArray(bytes)
    let span = shared.span
    for index in span.indices where span[index] == UInt8(ascii: "\n") { bounds.append(index + 1) }
    if bounds.last != bytes.count { bounds.append(bytes.count) }
    self.bounds = bounds
  }

  /// The number of lines; an empty file has none.
  var count: Int { bounds.count - 1 }

  /// A line with its line end; only the last line may lack one.
  subscript(line: Int) -> ArraySlice<UInt8> { bytes[bounds[line]..<bounds[line + 1]] }

  /// The byte range (UTF-8 offsets, 0-based) of lines (0-based).
  func bytes(ofLines lines: Range<Int>) -> Range<Int> { bounds[lines.lowerBound]..<bounds[lines.upperBound] }

  /// The number (0-based) of the line that contains a byte offset; at the end of a file that is empty or ends
  /// with a line end, the number of lines.
  func line(holding offset: Int) -> Int {
    var low = 0
    var high = bounds.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if bounds[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The lines (0-based) that a byte range touches, including a line that contains the end of the range.
  func lines(touching range: Range<Int>) -> Range<Int> {
    let first = line(holding: range.lowerBound)
    // A last line without a line end contains the end of the file; there is no line after it.
    let last = line(holding: range.upperBound)
    let start = first == count && count > 0 && self[count - 1].last != UInt8(ascii: "\n") ? count - 1 : first
    return start..<min(count, last + 1)
  }
}
