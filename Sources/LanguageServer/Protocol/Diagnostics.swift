/// A finding as a client shows it.
struct Diagnostic: Hashable, Encodable {
  enum Severity: Int, Encodable {
    case error = 1
    case warning, information, hint
  }

  let range: PositionRange
  let severity: Severity
  let code: String
  /// The URL of the page of the code, if the configuration sets it.
  var codeDescription: CodeDescription?
  let source = "swiftfix"
  let message: String
}

/// A link behind the code of a diagnostic.
struct CodeDescription: Hashable, Encodable {
  let href: String
}

/// All diagnostics of a document.
struct PublishedDiagnostics: Hashable, Encodable {
  let uri: DocumentURI
  /// The version of the document; nil if it is closed.
  let version: Int?
  let diagnostics: [Diagnostic]
}

/// The parameters of a request for the diagnostics of a document.
struct DiagnosticParameters: Decodable {
  let textDocument: DocumentIdentifier
  /// The ID of the result that the client already has.
  let previousResultId: String?
}

/// The response to ``DiagnosticParameters``.
enum DiagnosticReport: Encodable {
  case full(resultId: String, items: [Diagnostic])
  case unchanged(resultId: String)

  private enum Key: String, CodingKey { case kind, resultId, items }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .full(let resultId, let items):
      try container.encode("full", forKey: .kind)
      try container.encode(resultId, forKey: .resultId)
      try container.encode(items, forKey: .items)
    case .unchanged(let resultId):
      try container.encode("unchanged", forKey: .kind)
      try container.encode(resultId, forKey: .resultId)
    }
  }
}
