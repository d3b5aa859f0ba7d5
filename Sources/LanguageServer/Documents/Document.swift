import SwiftCST

/// The text of a document that a client has open, as of one version.
struct Document: Sendable {
  /// The name that the client gave it.
  let uri: DocumentURI
  /// The client's number of this state of the text.
  private(set) var version: Int
  private(set) var text: SourceText
  private(set) var lines: LineTable
  /// Whether this is the client's text: it no longer is once a change could not be read, until the client
  /// sends the whole text.
  private(set) var isKnown = true

  init(uri: DocumentURI, version: Int, text: String) {
    self.uri = uri
    self.version = version
    self.text = SourceText(text)
    lines = LineTable(self.text)
  }

  /// Makes changes, each on the text that the one before it has left.
  mutating func apply(_ changes: [ContentChange], version: Int, encoding: PositionEncoding) {
    for change in changes {
      if let range = change.range {
        guard isKnown else { continue }
        let positions = PositionTable(text, lines, encoding)
        // What is left of a character of which one half is replaced is no text until the other half is, too.
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

  /// The client's text has changed, and nobody knows how.
  mutating func lose() { isKnown = false }
}

/// One change of a document.
struct ContentChange: Decodable, Sendable {
  /// What is replaced; nil for the whole text.
  let range: PositionRange?
  let text: String
}
