import CodemodKit
import Reports

/// The kind of a code action: words joined by dots, from general to special.
struct CodeActionKind: RawRepresentable, Hashable, Sendable, Codable {
  let rawValue: String

  /// A fix of one finding.
  static let quickFix = CodeActionKind(rawValue: "quickfix")

  /// All safe fixes of a document; editors request it on save.
  static let fixAll = CodeActionKind(rawValue: "source.fixAll.swiftfix")

  /// All safe fixes of the workspace. Not a kind of `source.fixAll`, since saving one file must not change
  /// others.
  static let fixWorkspace = CodeActionKind(rawValue: "source.fixWorkspace.swiftfix")

  /// Whether `other` is this kind or a special case of it.
  func contains(_ other: CodeActionKind) -> Bool {
    rawValue.isEmpty || other == self || other.rawValue.hasPrefix(rawValue + ".")
  }
}

/// The parameters of a request for the code actions at a place.
struct CodeActionParameters: Decodable {
  struct Context: Decodable {
    /// The requested kinds; nil for all.
    let only: [CodeActionKind]?
  }

  let textDocument: DocumentIdentifier
  let range: PositionRange
  let context: Context

  /// Whether actions of a kind are requested.
  func wants(_ kind: CodeActionKind) -> Bool {
    context.only?.contains { $0.contains(kind) } ?? true
  }
}

/// A code action.
struct CodeAction: Encodable {
  let title: String
  let kind: CodeActionKind
  var diagnostics: [Diagnostic]?
  var isPreferred: Bool?
  var edit: WorkspaceEdit?
  var command: Command?
  var data: Deferred?

  /// A command that the server executes.
  struct Command: Encodable {
    let title: String
    let command: String
    var arguments: [JSONValue] = []
  }

  /// The data that finds the edit once the action is chosen.
  struct Deferred: Codable {
    let uri: DocumentURI
    let version: Int
    let work: Work
    /// The finding that the work is about; nil for the whole document.
    let finding: FindingPlace?

    init(_ document: Document, _ work: Work, of finding: FindingPlace? = nil) {
      (uri, version) = (document.uri, document.version)
      (self.work, self.finding) = (work, finding)
    }
  }

  /// The effect of an action.
  enum Work: String, Codable { case fixAll, fix, ignore }
}

/// Distinguishes a finding from the others of its document.
struct FindingPlace: Hashable, Codable {
  let rule: String
  /// The start of its byte range (UTF-8 offsets, 0-based).
  let start: Int
  let end: Int

  init(_ finding: Finding) {
    rule = finding.rule.id
    (start, end) = (finding.range.lowerBound, finding.range.upperBound)
  }
}

/// An action as the client sent it, together with its edit.
struct ResolvedAction: Encodable {
  private let sent: [String: JSONValue]
  var edit: WorkspaceEdit?

  init(_ sent: [String: JSONValue]) { self.sent = sent }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (name, value) in sent { try container.encode(value, forKey: Key(stringValue: name)) }
    try container.encodeIfPresent(edit, forKey: Key(stringValue: "edit"))
  }
}
