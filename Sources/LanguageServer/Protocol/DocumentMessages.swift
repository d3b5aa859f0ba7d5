import Reports

/// The document that a message refers to.
struct DocumentIdentifier: Decodable {
  let uri: DocumentURI
  let version: Int?
}

/// The parameters of a message about a document and nothing else.
struct DocumentParameters: Decodable {
  let textDocument: DocumentIdentifier
}

/// A document that the client has opened, and its text.
struct OpenParameters: Decodable {
  struct Item: Decodable {
    let uri: DocumentURI
    let version: Int
    let text: String
  }

  let textDocument: Item
}

/// The changes of a document.
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

    /// Whether the file is neither new nor deleted.
    var isChange: Bool { type == 2 }
  }

  let changes: [Event]
}

/// A command and its arguments.
struct CommandParameters: Decodable {
  let command: String
  let arguments: [JSONValue]?
}
