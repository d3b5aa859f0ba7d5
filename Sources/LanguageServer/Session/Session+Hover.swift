import CodemodKit
import SwiftCST

/// What is shown beside a place.
struct Hover: Encodable {
  struct Content: Encodable {
    let kind: String
    let value: String
  }

  let contents: Content
  let range: PositionRange
}

extension Session {
  /// What the ID or the pass means that stands in a comment for swiftfix; nil elsewhere.
  func hover(_ body: MessageBody) throws(ResponseError) -> Hover? {
    let parameters = try body.parameters(PlaceParameters.self)
    let document = try document(parameters.textDocument.uri).document
    guard document.isKnown else { return nil }
    let positions = PositionTable(document.text, document.lines, encoding)
    let offset = positions.offset(of: parameters.position)
    let bytes = document.text.bytes
    let start = document.lines.lineStarts[document.lines.lineIndex(of: offset)]
    guard String(decoding: bytes[start..<offset], as: UTF8.self).contains("swiftfix:") else { return nil }
    let word = Self.word(around: offset, in: bytes)
    guard let text = explanation(of: document.text.string(in: word)) else { return nil }
    let kind = client.showsMarkdown ? "markdown" : "plaintext"
    return Hover(contents: .init(kind: kind, value: text), range: positions.range(of: word))
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

  private func explanation(of word: String) -> String? {
    if let page = setup.codemods.page(word) { return page }
    for codemod in setup.codemods.metadata {
      guard let rule = codemod.rules.first(where: { $0.id == word }) else { continue }
      let id = client.showsMarkdown ? "**\(rule.id)**" : rule.id
      return "\(id) (\(codemod.id), \(rule.tier.rawValue)): \(rule.summary)"
    }
    return nil
  }
}
