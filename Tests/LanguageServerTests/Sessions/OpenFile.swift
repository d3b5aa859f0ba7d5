import Reports
import Testing

@testable import LanguageServer

/// A document that a test has open in a client.
struct OpenFile {
  let uri: String
  private(set) var version = 1
  private let client: LanguageClient

  /// Opens a document with a text, which need not be the one on disk.
  init(_ uri: String, _ text: String, in client: LanguageClient) {
    self.uri = uri
    self.client = client
    client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(text)]])
  }

  /// Replaces a stretch, given as line and character of its start and end.
  mutating func replace(_ start: (Int, Int), _ end: (Int, Int), with text: String) {
    version += 1
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .integer(version)],
        "contentChanges": [["range": Self.range(start, end), "text": .string(text)]],
      ])
  }

  /// The diagnostics for the text as it is.
  func diagnostics() async throws -> [JSONValue] {
    let (uri, version) = (uri, version)
    let news = try await client.told("textDocument/publishDiagnostics") {
      $0["uri"]?.text == uri && $0["version"]?.number == version
    }
    return news["diagnostics"]?.elements ?? []
  }

  /// The code actions for a stretch; the whole document where none is given.
  func actions(
    _ range: JSONValue = OpenFile.range((0, 0), (100_000, 0)), only: [JSONValue]? = nil
  ) async throws -> [JSONValue] {
    var context: [String: JSONValue] = ["diagnostics": []]
    context["only"] = only.map(JSONValue.array)
    return try await client.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(uri)], "range": range, "context": .object(context)]
    ).elements
  }

  static func range(_ start: (Int, Int), _ end: (Int, Int)) -> JSONValue {
    [
      "start": ["line": .integer(start.0), "character": .integer(start.1)],
      "end": ["line": .integer(end.0), "character": .integer(end.1)],
    ]
  }
}

extension JSONValue {
  /// The edits of a workspace edit by document, in the form that has versions.
  var documentEdits: [String: (version: JSONValue?, edits: [JSONValue])] {
    let changes = self["documentChanges"]?.elements ?? []
    return Dictionary(
      changes.map { change in
        let document = change["textDocument"]
        return (document?["uri"]?.text ?? "", (document?["version"], change["edits"]?.elements ?? []))
      }, uniquingKeysWith: { first, _ in first })
  }
}
