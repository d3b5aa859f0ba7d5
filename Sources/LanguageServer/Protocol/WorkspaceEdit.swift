/// Edits of one or more documents that a client applies all or not at all.
enum WorkspaceEdit: Encodable {
  /// Each document with the version that its edits are for.
  case versioned([DocumentEdit])
  /// For clients that don't support versions.
  case plain([DocumentURI: [PositionEdit]])

  /// Creates the edits in the form that a client supports.
  init(_ edits: [DocumentEdit], for client: ClientCapabilities) {
    if client.takesDocumentChanges {
      self = .versioned(edits)
    } else {
      self = .plain(Dictionary(edits.map { ($0.textDocument.uri, $0.edits) }, uniquingKeysWith: +))
    }
  }

  private enum Key: String, CodingKey { case documentChanges, changes }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .versioned(let edits): try container.encode(edits, forKey: .documentChanges)
    case .plain(let edits):
      let byText = edits.map { ($0.rawValue, $1) }
      try container.encode(Dictionary(byText, uniquingKeysWith: +), forKey: .changes)
    }
  }
}

/// Edits of one document.
struct DocumentEdit: Encodable {
  struct Document: Encodable {
    let uri: DocumentURI
    /// The version that the edits are for; nil if the document isn't open.
    let version: Int?

    private enum Key: String, CodingKey { case uri, version }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(uri, forKey: .uri)
      // The protocol requires a null here.
      try container.encode(version, forKey: .version)
    }
  }

  let textDocument: Document
  let edits: [PositionEdit]
}

/// One edit of a document.
struct PositionEdit: Hashable, Encodable {
  let range: PositionRange
  let newText: String
}

/// The parameters of a request that asks the client to apply an edit.
struct ApplyEditParameters: Encodable {
  let label: String
  let edit: WorkspaceEdit
}
