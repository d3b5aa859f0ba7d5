import CodemodKit
import Reports

/// What a code action is for: words joined by dots, the general ones first.
struct CodeActionKind: RawRepresentable, Hashable, Sendable, Codable {
  let rawValue: String

  /// A fix of one finding.
  static let quickFix = CodeActionKind(rawValue: "quickfix")

  /// All safe fixes of a document, as an editor asks for them when it saves.
  static let fixAll = CodeActionKind(rawValue: "source.fixAll.swiftfix")

  /// All safe fixes of the workspace. No kind of `source.fixAll`, since saving one file must not change
  /// others.
  static let fixWorkspace = CodeActionKind(rawValue: "source.fixWorkspace.swiftfix")

  /// Whether `other` is this kind or a special case of it.
  func contains(_ other: CodeActionKind) -> Bool {
    rawValue.isEmpty || other == self || other.rawValue.hasPrefix(rawValue + ".")
  }
}

/// A client's question what can be done at a place.
struct CodeActionParameters: Decodable {
  struct Context: Decodable {
    /// The kinds that are asked for; nil for all.
    let only: [CodeActionKind]?
  }

  let textDocument: DocumentIdentifier
  let range: PositionRange
  let context: Context

  /// Whether actions of a kind are asked for.
  func wants(_ kind: CodeActionKind) -> Bool {
    context.only?.contains { $0.contains(kind) } ?? true
  }
}

/// Something that can be done.
struct CodeAction: Encodable {
  let title: String
  let kind: CodeActionKind
  var diagnostics: [Diagnostic]?
  var isPreferred: Bool?
  var edit: WorkspaceEdit?
  var command: Command?
  var data: Deferred?

  /// A command that the server carries out.
  struct Command: Encodable {
    let title: String
    let command: String
    var arguments: [JSONValue] = []
  }

  /// What is needed to find the edit once the action is chosen.
  struct Deferred: Codable {
    let uri: DocumentURI
    let version: Int
    let work: Work
    /// What the work is about; nil for the whole document.
    let finding: FindingPlace?

    init(_ document: Document, _ work: Work, of finding: FindingPlace? = nil) {
      (uri, version) = (document.uri, document.version)
      (self.work, self.finding) = (work, finding)
    }
  }

  /// What an action does.
  enum Work: String, Codable { case fixAll, fix, ignore }
}

/// What tells a finding from the others of its document.
struct FindingPlace: Hashable, Codable {
  let rule: String
  /// The bytes (UTF-8 offsets, 0-based) that it is about.
  let start: Int
  let end: Int

  init(_ finding: Finding) {
    rule = finding.rule.id
    (start, end) = (finding.range.lowerBound, finding.range.upperBound)
  }
}

/// An action as the client sent it, with its edit.
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
