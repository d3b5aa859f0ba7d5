import Reports

/// A document that a message is about.
struct DocumentIdentifier: Decodable {
  let uri: DocumentURI
  let version: Int?
}

/// What a message says that is about a document and nothing else.
struct DocumentParameters: Decodable {
  let textDocument: DocumentIdentifier
}

/// A document that the client has opened, with its text.
struct OpenParameters: Decodable {
  struct Item: Decodable {
    let uri: DocumentURI
    let version: Int
    let text: String
  }

  let textDocument: Item
}

/// How a document has changed.
struct ChangeParameters: Decodable {
  let textDocument: DocumentIdentifier
  let contentChanges: [ContentChange]
}

/// A place in a document.
struct PlaceParameters: Decodable {
  let textDocument: DocumentIdentifier
  let position: Position
}

/// Files that have changed on disk.
struct WatchedFilesParameters: Decodable {
  struct Event: Decodable {
    let uri: DocumentURI
    let type: Int

    /// Whether the file is neither new nor gone.
    var isChange: Bool { type == 2 }
  }

  let changes: [Event]
}

/// A command, and what it is to work on.
struct CommandParameters: Decodable {
  let command: String
  let arguments: [JSONValue]?
}
