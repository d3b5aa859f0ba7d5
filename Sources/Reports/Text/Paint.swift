/// How text is displayed: with or without colors and links, and in how many columns.
package struct Paint: Sendable {
  private let isOn: Bool
  private let hasLinks: Bool
  /// The maximum number of columns of a line; nil doesn't break lines.
  package let columnCount: Int?

  /// Creates the style for a terminal or another output.
  ///
  /// - Parameters:
  ///   - isOn: Whether there are colors.
  ///   - hasLinks: Whether the terminal supports links (OSC 8).
  ///   - columnCount: The maximum number of columns of a line; nil doesn't break lines.
  package init(isOn: Bool, hasLinks: Bool = false, columnCount: Int? = nil) {
    self.isOn = isOn
    self.hasLinks = hasLinks
    self.columnCount = columnCount
  }

  /// Text that opens `uri` when it is clicked.
  package func link(_ text: String, to uri: String) -> String {
    hasLinks ? "\u{1B}]8;;\(uri)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\" : text
  }

  /// Emphasized text.
  package func bold(_ text: String) -> String { styled(text, "1") }
  /// De-emphasized text.
  package func dim(_ text: String) -> String { styled(text, "2") }
  /// An error.
  package func red(_ text: String) -> String { styled(text, "31") }
  /// Something that is done, or can be.
  package func green(_ text: String) -> String { styled(text, "32") }
  /// Something that needs a decision.
  package func yellow(_ text: String) -> String { styled(text, "33") }
  /// Code.
  package func cyan(_ text: String) -> String { styled(text, "36") }

  private func styled(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Lines with `text` after `label`, wrapped at spaces to the terminal's width; each ends with a newline.
  ///
  /// - Parameters:
  ///   - indent: The number of spaces before the label.
  ///   - label: The text before `text`, in its own style.
  ///   - gap: The number of spaces after the label.
  ///   - style: The style of the text, if any.
  package func paragraph(
    indent: Int = 0, label: (text: String, style: (String) -> String)? = nil, gap: Int = 2, _ text: String,
    style: (String) -> String = { $0 }
  ) -> String {
    var hang = indent + (label.map { $0.text.count + gap } ?? 0)
    var result = String(repeating: " ", count: indent)
    if let label, let columnCount, isTooLong(text, hang: hang) {
      hang = min(indent + 2, columnCount / 2)
      result += label.style(Self.withoutTrailingSpaces(label.text))
      result += "\n" + String(repeating: " ", count: hang)
    } else if let label {
      result += label.style(label.text) + String(repeating: " ", count: gap)
    }
    for (number, line) in lines(of: text, width: columnCount.map { max(Self.leastWidth, $0 - hang) })
      .enumerated()
    {
      if number > 0 { result += String(repeating: " ", count: hang) }
      result += style(line) + "\n"
    }
    return result
  }

  private static func withoutTrailingSpaces(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// Whether text after a label would become too narrow a column; it then begins below the label.
  private func isTooLong(_ text: String, hang: Int) -> Bool {
    guard let columnCount, hang + Self.visibleCount(text[...]) > columnCount else { return false }
    return columnCount - hang < max(Self.leastWidth, columnCount / 2)
  }

  /// Text of several lines, wrapped at spaces to the terminal's width and indented after each wrap; lines
  /// that begin with a space are not wrapped.
  package func message(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(" ") ? line + "\n" : paragraph(ofStyledLine: String(line))
    }.joined()
  }

  /// A line with some styled text, wrapped at spaces to the terminal's width and indented after each wrap.
  ///
  /// - Parameter indent: The number of spaces before the line.
  package func paragraph(ofStyledLine line: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    guard let columnCount, indent + Self.visibleCount(line[...]) > columnCount else {
      return margin + line + "\n"
    }
    var (result, column) = (margin, 0)
    let columns = max(Self.leastWidth, columnCount - indent)
    for word in line.split(separator: " ") {
      let width = Self.visibleCount(word)
      if column > 0, column + 1 + width > columns {
        result += "\n\(margin)  "
        column = 2
      } else if column > 0 {
        result += " "
        column += 1
      }
      result += word
      column += width
    }
    return result + "\n"
  }

  /// The number of columns of a word, without its escape sequences (for colors and links).
  private static func visibleCount(_ word: Substring) -> Int {
    var count = 0
    var rest = word[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        count += 1
        continue
      }
      if rest.popFirst() == "]" {
        rest = rest.drop { $0 != "\\" }.dropFirst()
      } else {
        rest = rest.drop { $0 != "m" }.dropFirst()
      }
    }
    return count
  }

  /// Rows of two columns, the right one wrapped at spaces to the terminal's width; on a narrow terminal, it
  /// is below the left one.
  ///
  /// - Parameters:
  ///   - rows: The text on the left and on the right.
  ///   - style: The style of the text on the left.
  package func rows(_ rows: [(String, String)], style: @escaping (String) -> String = { $0 }) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let isNarrow = columnCount.map { $0 < width + 4 + Self.leastWidth } ?? false
    return rows.map { left, right in
      guard !isNarrow else { return "  \(style(left))\n" + paragraph(indent: 6, right) }
      let label = left + String(repeating: " ", count: width - left.count)
      return paragraph(indent: 2, label: (label, style), right)
    }.joined()
  }

  /// The minimum width of a column of text.
  private static let leastWidth = 20

  /// A paragraph or a list item that is already broken into lines: unchanged, unless the terminal is too
  /// narrow for it.
  package func paragraph(ofLines old: [Substring]) -> String {
    var new = old.map(String.init)
    if let columnCount, old.contains(where: { $0.count > columnCount }) {
      let isItem = old[0].hasPrefix("- ")
      let words = old.map { $0.drop { $0 == " " } }.joined(separator: " ")
      new = lines(of: words, width: max(Self.leastWidth, columnCount - (isItem ? 2 : 0)))
      if isItem { for number in new.indices.dropFirst() { new[number] = "  " + new[number] } }
    }
    return new.map { $0 + "\n" }.joined()
  }

  /// The lines of `text`, wrapped at spaces to fit in `width`; a longer word is not broken.
  private func lines(of text: String, width: Int?) -> [String] {
    guard let width, Self.visibleCount(text[...]) > width else { return [text] }
    var lines: [String] = []
    var (line, column) = ("", 0)
    for word in text.split(separator: " ") {
      let count = Self.visibleCount(word)
      if !line.isEmpty, column + 1 + count > width {
        lines.append(line)
        (line, column) = ("", 0)
      }
      column += (line.isEmpty ? 0 : 1) + count
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}
