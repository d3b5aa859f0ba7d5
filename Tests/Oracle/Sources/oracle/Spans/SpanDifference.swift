import SwiftCST

/// The first place where the two trees of a file part.
struct SpanDifference: Sendable {
  /// What SwiftSyntax has there, or nil where it has no more nodes.
  let expected: Span?

  /// What the product has there, or nil where it has no more nodes.
  let found: Span?

  /// The nodes around ``expected`` as SwiftSyntax has them, from the outside in.
  let enclosing: [String]

  /// Compares node by node; nil where all are equal.
  init?(expected: [Span], found: [Span]) {
    let common = min(expected.count, found.count)
    var index = 0
    while index < common, expected[index] == found[index] { index += 1 }
    guard index < max(expected.count, found.count) else { return nil }
    self.expected = index < expected.count ? expected[index] : nil
    self.found = index < found.count ? found[index] : nil
    enclosing = Self.enclosing(index, in: expected)
  }

  /// The kinds of the nodes that hold the one at `index`. In preorder these stand before it and end after
  /// it begins.
  private static func enclosing(_ index: Int, in spans: [Span]) -> [String] {
    guard index < spans.count else { return [] }
    var open: [Span] = []
    for span in spans[..<index] {
      while let last = open.last, last.end <= span.start { open.removeLast() }
      open.append(span)
    }
    let target = spans[index]
    return open.filter { $0.end >= target.end && $0.start <= target.start }.map(\.kindName)
  }

  /// One line of the histogram: which kind was expected, and which was there.
  var key: String {
    guard expected?.kind != found?.kind else { return "\(expected?.kindName ?? "") of another range" }
    return "\(expected?.kindName ?? "nothing") expected, \(found?.kindName ?? "nothing") found"
  }
}

extension SpanDifference {
  /// Where the trees part: the first byte that is in another node.
  var offset: Int {
    [expected, found].compactMap { $0.map { Int($0.start) } }.min() ?? 0
  }

  /// The difference for a person: both nodes, those around, and the lines around.
  func report(source: SourceText, errors: [SyntaxError]) -> String {
    let lines = LineTable(source)
    let place = lines.location(of: offset)
    var text = "\(key)\n"
    text += "  expected  \(describe(expected, source))\n"
    text += "  found     \(describe(found, source))\n"
    text += "  inside    \(enclosing.suffix(6).joined(separator: " > "))\n"
    if let error = errors.first {
      let place = lines.location(of: error.offset)
      text += "  our error \(place.line):\(place.column): \(error.message)\n"
    }
    return text + excerpt(around: place, source, lines)
  }

  private func describe(_ span: Span?, _ source: SourceText) -> String {
    guard let span else { return "no more nodes" }
    let shown = source.string(in: Int(span.start)..<min(Int(span.end), Int(span.start) + 60))
    let line = shown.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return "\(span.kindName) \(span.start)..<\(span.end) `\(line)`"
  }

  private func excerpt(around place: SourceLocation, _ source: SourceText, _ lines: LineTable) -> String {
    var text = ""
    for line in max(1, place.line - 2)...min(lines.lineStarts.count, place.line + 2) {
      let end = line < lines.lineStarts.count ? lines.lineStarts[line] : source.count
      let content = source.string(in: lines.lineStarts[line - 1]..<end)
      let trimmed = content.split(whereSeparator: \.isNewline).first.map { String($0.prefix(160)) } ?? ""
      let number = Terminal.padded("\(line)", to: 6)
      text += "  \(line == place.line ? ">" : " ")\(number) | \(trimmed)\n"
    }
    return text
  }
}
