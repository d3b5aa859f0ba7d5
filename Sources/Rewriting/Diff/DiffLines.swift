/// The lines of a file as git counts them: they end with LF, and nothing else ends a line.
///
/// ``LineTable`` counts as Swift does, where CR ends a line too.
struct DiffLines: Sendable {
  let bytes: [UInt8]
  /// The offset of each line's first byte, and at last the end of the file (UTF-8, 0-based).
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

  /// A line with its line end; only the last line can be without.
  subscript(line: Int) -> ArraySlice<UInt8> { bytes[bounds[line]..<bounds[line + 1]] }

  /// The byte range (UTF-8 offsets, 0-based) of lines, by number from 0.
  func bytes(ofLines lines: Range<Int>) -> Range<Int> { bounds[lines.lowerBound]..<bounds[lines.upperBound] }

  /// The number of the line, from 0, that holds a byte offset; at the end of a file that ends with a line
  /// end, or is empty, the number of lines.
  func line(holding offset: Int) -> Int {
    var low = 0
    var high = bounds.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if bounds[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The lines, by number from 0, that a byte range touches; where it ends, the line that goes on there too.
  func lines(touching range: Range<Int>) -> Range<Int> {
    let first = line(holding: range.lowerBound)
    // A last line without a line end holds its end; there is no line after it.
    let last = line(holding: range.upperBound)
    let start = first == count && count > 0 && self[count - 1].last != UInt8(ascii: "\n") ? count - 1 : first
    return start..<min(count, last + 1)
  }
}
