extension TextStyle {
  /// The bytes of a snippet in this style.
  ///
  /// Every line of the template begins with `base`, the spaces and tabs of the surrounding code, followed by
  /// its own levels; empty lines remain empty. An odd space is kept.
  package func render(_ snippet: Snippet, base: [UInt8], at placement: SnippetPlacement = .withinLine)
    -> [UInt8]
  {
    renderedParts(snippet, base: base, at: placement).text
  }

  /// The text of a snippet, and the ranges of source text in it (offsets in the text, ascending).
  package func renderedParts(
    _ snippet: Snippet, base: [UInt8], at placement: SnippetPlacement = .withinLine
  ) -> (text: [UInt8], sources: [Range<Int>]) {
    var writer = SnippetWriter(style: self, base: base, isFirstLineIndented: placement == .withinLine)
    for piece in snippet.pieces {
      switch piece {
      case .template(let bytes): writer.write(template: bytes)
      case .source(let bytes): writer.write(source: bytes)
      }
    }
    let sources = writer.sources
    return (writer.finish(indentingNextLine: placement == .withinLine), sources)
  }
}

/// Writes the pieces of a snippet in the style of a file.
private struct SnippetWriter {
  private let style: TextStyle
  private let base: [UInt8]
  private var result: [UInt8] = []
  private(set) var sources: [Range<Int>] = []
  private var isAtLineStart = true
  /// Whether the base has already been written on this line.
  private var hasBase: Bool
  private var levels = 0
  private var spaces = 0

  init(style: TextStyle, base: [UInt8], isFirstLineIndented: Bool) {
    self.style = style
    self.base = base
    hasBase = isFirstLineIndented
  }

  mutating func write(template: [UInt8]) {
    for byte in template {
      switch byte {
      case UInt8(ascii: "\n"):
        result.append(contentsOf: style.newline.bytes)
        (isAtLineStart, hasBase, levels, spaces) = (true, false, 0, 0)
      case UInt8(ascii: "\t") where isAtLineStart: levels += 1
      case UInt8(ascii: " ") where isAtLineStart: spaces += 1
      default:
        beginLine()
        result.append(byte)
      }
    }
  }

  mutating func write(source: [UInt8]) {
    guard !source.isEmpty else { return }
    beginLine()
    sources.append(result.count..<result.count + source.count)
    result.append(contentsOf: source)
  }

  consuming func finish(indentingNextLine: Bool) -> [UInt8] {
    if isAtLineStart, indentingNextLine { beginLine() }
    return result
  }

  private mutating func beginLine() {
    guard isAtLineStart else { return }
    isAtLineStart = false
    if !hasBase { result.append(contentsOf: base) }
    result.append(contentsOf: style.indentUnit.bytes(levels: levels + spaces / 2))
    if !spaces.isMultiple(of: 2) { result.append(UInt8(ascii: " ")) }
  }
}
