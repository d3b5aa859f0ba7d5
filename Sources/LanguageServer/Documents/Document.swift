import SwiftCST

/// One version of the text of a document that a client has open.
struct Document: Sendable {
  /// The URI from the client.
  let uri: DocumentURI
  /// The client's version number of the text.
  private(set) var version: Int
  private(set) var text: SourceText
  private(set) var lines: LineTable
  /// Whether this is the client's text. It is not after a change that could not be read, until the client
  /// sends the whole text.
  private(set) var isKnown = true

  init(uri: DocumentURI, version: Int, text: String) {
    self.uri = uri
    self.version = version
    self.text = SourceText(text)
    lines = LineTable(self.text)
  }

  /// Applies changes, each to the result of the previous one.
  mutating func apply(_ changes: [ContentChange], version: Int, encoding: PositionEncoding) {
    for change in changes {
      if let range = change.range {
        guard isKnown else { continue }
        let positions = PositionTable(text, lines, encoding)
        // The rest of a character of which one half is replaced is not valid text until the other half is
        // replaced, too.
        guard ![range.start, range.end].contains(where: positions.isInsideCharacter) else {
          lose()
          continue
        }
        var bytes = text.bytes
        bytes.replaceSubrange(positions.offsets(of: range), with: change.text.utf8)
        text = SourceText(bytes: bytes)
      } else {
        text = SourceText(change.text)
        isKnown = true
      }
      lines = LineTable(text)
    }
    self.version = version
  }

  /// Marks the text as unknown: it has changed in an unknown way.
  mutating func lose() { isKnown = false }
}

/// One change of a document.
struct ContentChange: Decodable, Sendable {
  /// The replaced range; nil for the whole text.
  let range: PositionRange?
  let text: String
}
