import SwiftCST

/// The text of a document that a client has open, as of one version.
struct Document: Sendable {
  /// The name that the client gave it.
  let uri: DocumentURI
  /// The client's number of this state of the text.
  private(set) var version: Int
  private(set) var text: SourceText
  private(set) var lines: LineTable

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
        var bytes = text.bytes
        bytes.replaceSubrange(PositionTable(text, lines, encoding).offsets(of: range), with: change.text.utf8)
        text = SourceText(bytes: bytes)
      } else {
        text = SourceText(change.text)
      }
      lines = LineTable(text)
    }
    self.version = version
  }
}

/// One change of a document.
struct ContentChange: Decodable, Sendable {
  /// What is replaced; nil for the whole text.
  let range: PositionRange?
  let text: String
}
