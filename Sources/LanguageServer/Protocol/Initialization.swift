import Reports

/// The parameters of the client's first request.
struct InitializeParameters: Decodable {
  let capabilities: ClientCapabilities
  /// The client process: the server exits when it ends.
  let processId: Int32?
  let rootUri: DocumentURI?
  let workspaceFolders: [WorkspaceFolder]?
  let initializationOptions: JSONValue?

  /// The workspace folders, from the newest of the properties that the client sends.
  var folders: [DocumentURI] {
    if let workspaceFolders { return workspaceFolders.map(\.uri) }
    return rootUri.map { [$0] } ?? []
  }
}

/// A workspace folder of a client.
struct WorkspaceFolder: Decodable {
  let uri: DocumentURI
}

/// The folders that a client removes from and adds to the workspace.
struct FoldersChangeParameters: Decodable {
  struct Event: Decodable {
    let added: [WorkspaceFolder]
    let removed: [WorkspaceFolder]
  }

  let event: Event
}

/// The capabilities of a client that the server uses.
struct ClientCapabilities: Decodable {
  private var general: General?
  private var workspace: Workspace?
  private var textDocument: TextDocument?
  private var window: Window?

  /// Creates the capabilities of an unknown client.
  init() {}

  private struct General: Decodable {
    let positionEncodings: [String]?
  }

  private struct Workspace: Decodable {
    struct Edit: Decodable { let documentChanges: Bool? }
    struct Dynamic: Decodable { let dynamicRegistration: Bool? }
    struct Refresh: Decodable { let refreshSupport: Bool? }
    let applyEdit: Bool?
    let workspaceEdit: Edit?
    let didChangeWatchedFiles: Dynamic?
    let diagnostics: Refresh?
  }

  private struct Window: Decodable {
    let workDoneProgress: Bool?
  }

  private struct TextDocument: Decodable {
    struct CodeAction: Decodable {
      struct Resolving: Decodable { let properties: [String] }
      let codeActionLiteralSupport: JSONValue?
      let isPreferredSupport: Bool?
      let dataSupport: Bool?
      let resolveSupport: Resolving?
    }
    struct Hover: Decodable { let contentFormat: [String]? }
    struct Publishing: Decodable { let codeDescriptionSupport: Bool? }
    let codeAction: CodeAction?
    let diagnostic: JSONValue?
    let hover: Hover?
    let publishDiagnostics: Publishing?
  }

  /// How the client counts the characters of a line.
  var encoding: PositionEncoding { PositionEncoding(offered: general?.positionEncodings ?? []) }

  /// Whether edits can contain the versions of their documents.
  var takesDocumentChanges: Bool { workspace?.workspaceEdit?.documentChanges ?? false }

  /// Whether the server may ask the client to change files.
  var appliesEdits: Bool { workspace?.applyEdit ?? false }

  /// Whether the client can report files that change on disk.
  var watchesFiles: Bool { workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false }

  /// Whether the client requests diagnostics; the server then doesn't send them on its own.
  var pullsDiagnostics: Bool { textDocument?.diagnostic.map { $0 != .null } ?? false }

  /// Whether the server can tell the client that requested diagnostics are out of date.
  var refreshesDiagnostics: Bool { workspace?.diagnostics?.refreshSupport ?? false }

  /// Whether code actions may be more than command names.
  var takesCodeActionLiterals: Bool {
    textDocument?.codeAction?.codeActionLiteralSupport.map { $0 != .null } ?? false
  }

  /// Whether the edit of a code action may be requested when the action is chosen.
  var resolvesEdits: Bool {
    guard let action = textDocument?.codeAction, action.dataSupport ?? false else { return false }
    return action.resolveSupport?.properties.contains("edit") ?? false
  }

  /// Whether one of several actions may be marked as preferred.
  var knowsPreferredActions: Bool { textDocument?.codeAction?.isPreferredSupport ?? false }

  /// Whether the client shows progress of work that it hasn't requested.
  var showsProgress: Bool { window?.workDoneProgress ?? false }

  /// Whether the code of a diagnostic may be a link.
  var takesCodeDescriptions: Bool { textDocument?.publishDiagnostics?.codeDescriptionSupport ?? false }

  /// Whether displayed text may be Markdown.
  var showsMarkdown: Bool { textDocument?.hover?.contentFormat?.contains("markdown") ?? false }
}

/// The capabilities of the server.
struct InitializeResult: Encodable {
  struct Capabilities: Encodable {
    struct Synchronization: Encodable {
      let openClose = true
      /// Documents are synchronized incrementally.
      let change = 2
      let save = true
    }
    struct CodeActions: Encodable {
      let codeActionKinds: [CodeActionKind]
      let resolveProvider = true
    }
    struct Commands: Encodable { let commands: [String] }
    struct Diagnostics: Encodable {
      let identifier = "swiftfix"
      let interFileDependencies = true
      let workspaceDiagnostics = false
    }
    struct Workspace: Encodable {
      struct Folders: Encodable {
        let supported = true
        let changeNotifications = true
      }
      let workspaceFolders = Folders()
    }

    let positionEncoding: PositionEncoding
    let textDocumentSync = Synchronization()
    let codeActionProvider: CodeActions
    let executeCommandProvider: Commands
    let hoverProvider = true
    let diagnosticProvider: Diagnostics?
    let workspace = Workspace()
  }

  struct Information: Encodable {
    let name = "swiftfix"
    let version: String
  }

  let capabilities: Capabilities
  let serverInfo: Information
}
