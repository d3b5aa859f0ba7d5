import CodemodKit
import Reports
import SwiftCST

/// The text shown at a place.
struct Hover: Encodable {
  struct Content: Encodable {
    let kind: String
    let value: String
  }

  let contents: Content
  let range: PositionRange
}

extension Session {
  /// The meaning of the ID or the pass that a swiftfix comment names, or the findings at the place; nil if
  /// there are none.
  func hover(_ body: MessageBody, _ interruption: Interruption) throws(ResponseError) -> Hover? {
    let parameters = try body.parameters(PlaceParameters.self)
    let open = try document(parameters.textDocument.uri)
    let document = open.document
    guard document.isKnown else { return nil }
    let positions = PositionTable(document.text, document.lines, encoding)
    let offset = positions.offset(of: parameters.position)
    if let hover = hoverOfName(at: offset, in: open, positions) { return hover }
    return try hoverOfFinding(at: offset, in: open, interruption)
  }

  private func hoverOfName(at offset: Int, in open: OpenDocument, _ positions: PositionTable) -> Hover? {
    let document = open.document
    let bytes = document.text.bytes
    let start = document.lines.lineStarts[document.lines.lineIndex(of: offset)]
    guard String(decoding: bytes[start..<offset], as: UTF8.self).contains("swiftfix:") else { return nil }
    let word = Self.word(around: offset, in: bytes)
    guard let text = explanation(of: document.text.string(in: word), in: open) else { return nil }
    return Hover(contents: content(text), range: positions.range(of: word))
  }

  /// The page of the finding that is underlined at an offset.
  private func hoverOfFinding(
    at offset: Int, in open: OpenDocument, _ interruption: Interruption
  ) throws(ResponseError) -> Hover? {
    guard let place = open.place else { return nil }
    let found = try uninterrupted { () throws(Interrupted) in
      try place.project.findings(in: place.path, until: interruption)
    }
    guard let found else { return nil }
    let writer = DiagnosticWriter(found, open.document, encoding, options)
    let here = writer.shown.filter { finding in
      let range = writer.place(of: finding)
      return range.contains(offset) || range.upperBound == offset
    }
    guard let first = here.first else { return nil }
    let pages = here.flatMap(\.rules).compactMap { explanation(of: $0.id, in: open) }
    return Hover(
      contents: content(pages.joined(separator: "\n\n")),
      range: writer.positions.range(of: writer.place(of: first)))
  }

  private func content(_ text: String) -> Hover.Content {
    Hover.Content(kind: client.showsMarkdown ? "markdown" : "plaintext", value: text)
  }

  private static func word(around offset: Int, in bytes: [UInt8]) -> Range<Int> {
    func isPart(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "-") || byte < 0x80 && Character(Unicode.Scalar(byte)).isLetter
        || (0x30...0x39).contains(byte)
    }
    let start = bytes[..<offset].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex { !isPart($0) } ?? bytes.count
    return start..<end
  }

  private func explanation(of word: String, in open: OpenDocument) -> String? {
    let codemods = (open.folder?.setup ?? setup).codemods
    if let page = codemods.page(word) { return page }
    let passes = codemods.metadata.filter { $0.rules.contains { $0.id == word } }
    guard let rule = passes.first?.rules.first(where: { $0.id == word }) else { return nil }
    let page = RulePage(of: rule, in: passes, from: codemods)
    return client.showsMarkdown ? page.markdown : page.text(Paint(isOn: false))
  }
}
