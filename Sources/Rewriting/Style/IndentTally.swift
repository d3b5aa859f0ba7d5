/// Counts how much deeper lines are indented than the preceding line, to find the indentation unit.
///
/// Code after an opening bracket or `in` at the end of a line is one level deeper in nearly all code, so such
/// lines decide if there are any. Other steps may also come from arguments that are aligned with each other.
struct IndentTally {
  private static let widths = 1...8

  private var tabbedLines = 0
  private var spacedLines = 0
  private var stepsAfterOpening = Array(repeating: 0, count: widths.count + 1)
  private var otherSteps = Array(repeating: 0, count: widths.count + 1)
  private var previous: (width: Int, opens: Bool)?

  /// The indentation unit; nil if no line is indented.
  var unit: IndentUnit? {
    if tabbedLines > 0, tabbedLines >= spacedLines { return .tab }
    return (Self.mostFrequent(stepsAfterOpening) ?? Self.mostFrequent(otherSteps)).map(IndentUnit.spaces)
  }

  /// Counts a line, given without its line end.
  mutating func add(_ line: ArraySlice<UInt8>) {
    let code = line.drop { $0 == UInt8(ascii: " ") }
    guard let first = code.first else { return }
    guard first != UInt8(ascii: "\t") else {
      // A line of whitespace alone carries no information.
      guard code.contains(where: { !$0.isSpaceOrTab }) else { return }
      tabbedLines += 1
      previous = nil
      return
    }
    guard !isCommentOrDirective(code) else { return }
    let width = line.count - code.count
    if width > 1 { spacedLines += 1 }
    let line = (width: width, opens: endsWithOpening(code))
    defer { previous = line }
    guard let previous, Self.widths.contains(width - previous.width) else { return }
    if previous.opens {
      stepsAfterOpening[width - previous.width] += 1
    } else {
      otherSteps[width - previous.width] += 1
    }
  }

  /// Comments and directives are in the first column or have their own alignment.
  private func isCommentOrDirective(_ code: ArraySlice<UInt8>) -> Bool {
    switch code.first {
    case UInt8(ascii: "#"), UInt8(ascii: "*"): true
    case UInt8(ascii: "/"): code.dropFirst().first.map("/*".utf8.contains) ?? false
    default: false
    }
  }

  private func endsWithOpening(_ line: ArraySlice<UInt8>) -> Bool {
    var code = line[..<startOfComment(in: line)]
    while let last = code.last, last.isSpaceOrTab { code.removeLast() }
    guard let last = code.last else { return false }
    return "{([:".utf8.contains(last) || code.suffix(3).elementsEqual(" in".utf8)
  }

  /// The start of a `//` comment, or the end of the line; the `//` of `http://` in a string is skipped.
  private func startOfComment(in line: ArraySlice<UInt8>) -> Int {
    var rest = line
    while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
      let next = slash + 1
      if next < line.endIndex, line[next] == UInt8(ascii: "/"),
        slash == line.startIndex || line[slash - 1].isSpaceOrTab
      {
        return slash
      }
      rest = line[next...]
    }
    return line.endIndex
  }

  /// The step with the highest count, the smallest one if there are several; a large step may be two levels.
  private static func mostFrequent(_ steps: [Int]) -> Int? {
    guard let highest = steps.max(), highest > 0 else { return nil }
    return steps.firstIndex(of: highest)
  }
}
