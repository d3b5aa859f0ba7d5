/// How text is shown: with colours or without, and in how many columns.
package struct Paint: Sendable {
  private let isOn: Bool
  private let columnCount: Int?

  /// Colours where `isOn`, and lines that fit in `columnCount`; nil leaves lines as long as they are.
  package init(isOn: Bool, columnCount: Int? = nil) {
    self.isOn = isOn
    self.columnCount = columnCount
  }

  /// Text that stands out.
  package func bold(_ text: String) -> String { styled(text, "1") }
  /// Text that stands back.
  package func dim(_ text: String) -> String { styled(text, "2") }
  /// What went wrong.
  package func red(_ text: String) -> String { styled(text, "31") }
  /// What is done, or can be.
  package func green(_ text: String) -> String { styled(text, "32") }
  /// What asks for a decision.
  package func yellow(_ text: String) -> String { styled(text, "33") }
  /// Code.
  package func cyan(_ text: String) -> String { styled(text, "36") }

  private func styled(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Lines with `text` behind `label`, broken at spaces where the terminal ends; each ends with a newline.
  ///
  /// - Parameters:
  ///   - indent: How many spaces stand before the label.
  ///   - label: What stands before the text, in its own style.
  ///   - style: The style of the text, if any.
  package func paragraph(
    indent: Int = 0, label: (text: String, style: (String) -> String)? = nil, _ text: String,
    style: (String) -> String = { $0 }
  ) -> String {
    let hang = indent + (label.map { $0.text.count + 2 } ?? 0)
    var result = String(repeating: " ", count: indent)
    if let label { result += label.style(label.text) + "  " }
    for (number, line) in lines(of: text, width: columnCount.map { max(20, $0 - hang) }).enumerated() {
      if number > 0 { result += String(repeating: " ", count: hang) }
      result += style(line) + "\n"
    }
    return result
  }

  /// A paragraph, or an item of a list, that somebody has broken into lines: as it is, unless the terminal is
  /// too narrow for it.
  package func paragraph(ofLines old: [Substring]) -> String {
    var new = old.map(String.init)
    if let columnCount, old.contains(where: { $0.count > columnCount }) {
      let isItem = old[0].hasPrefix("- ")
      let words = old.map { $0.drop { $0 == " " } }.joined(separator: " ")
      new = lines(of: words, width: max(20, columnCount - (isItem ? 2 : 0)))
      if isItem { for number in new.indices.dropFirst() { new[number] = "  " + new[number] } }
    }
    return new.map { $0 + "\n" }.joined()
  }

  /// The lines of `text`, broken at spaces so that they fit in `width`; a longer word keeps its length.
  private func lines(of text: String, width: Int?) -> [String] {
    guard let width, text.count > width else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}
