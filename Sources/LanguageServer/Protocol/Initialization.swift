import Reports

/// What a client says of itself at the start.
struct InitializeParameters: Decodable {
  let capabilities: ClientCapabilities
  /// The process without which nobody needs the server.
  let processId: Int32?
  let rootUri: DocumentURI?
  let workspaceFolders: [WorkspaceFolder]?
  let initializationOptions: JSONValue?

  /// The folders that the client works in, the newest way of telling them first.
  var folders: [DocumentURI] {
    if let workspaceFolders { return workspaceFolders.map(\.uri) }
    return rootUri.map { [$0] } ?? []
  }
}

/// A folder that a client works in.
struct WorkspaceFolder: Decodable {
  let uri: DocumentURI
}

/// Which folders a client no longer works in, and which are new.
struct FoldersChangeParameters: Decodable {
  struct Event: Decodable {
    let added: [WorkspaceFolder]
    let removed: [WorkspaceFolder]
  }

  let event: Event
}

/// What a client can do, as far as the server asks for it.
struct ClientCapabilities: Decodable {
  private var general: General?
  private var workspace: Workspace?
  private var textDocument: TextDocument?
  private var window: Window?

  /// A client of which nothing is known.
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

  /// How the client counts characters of a line.
  var encoding: PositionEncoding { PositionEncoding(offered: general?.positionEncodings ?? []) }

  /// Whether edits can name the versions of the documents that they are for.
  var takesDocumentChanges: Bool { workspace?.workspaceEdit?.documentChanges ?? false }

  /// Whether the server may ask the client to change files.
  var appliesEdits: Bool { workspace?.applyEdit ?? false }

  /// Whether the client can be asked to tell of files that change on disk.
  var watchesFiles: Bool { workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false }

  /// Whether the client asks for diagnostics; the server then doesn't send them by itself.
  var pullsDiagnostics: Bool { textDocument?.diagnostic.map { $0 != .null } ?? false }

  /// Whether the client can be told that diagnostics it asked for are out of date.
  var refreshesDiagnostics: Bool { workspace?.diagnostics?.refreshSupport ?? false }

  /// Whether code actions may be more than the names of commands.
  var takesCodeActionLiterals: Bool {
    textDocument?.codeAction?.codeActionLiteralSupport.map { $0 != .null } ?? false
  }

  /// Whether the edit of a code action may be asked for when it is chosen.
  var resolvesEdits: Bool {
    guard let action = textDocument?.codeAction, action.dataSupport ?? false else { return false }
    return action.resolveSupport?.properties.contains("edit") ?? false
  }

  /// Whether one of several actions may be marked as the one to take.
  var knowsPreferredActions: Bool { textDocument?.codeAction?.isPreferredSupport ?? false }

  /// Whether the client shows progress of work that it hasn't asked for.
  var showsProgress: Bool { window?.workDoneProgress ?? false }

  /// Whether the code of a diagnostic may be a link.
  var takesCodeDescriptions: Bool { textDocument?.publishDiagnostics?.codeDescriptionSupport ?? false }

  /// Whether text that is shown may be Markdown.
  var showsMarkdown: Bool { textDocument?.hover?.contentFormat?.contains("markdown") ?? false }
}

/// What the server says of itself.
struct InitializeResult: Encodable {
  struct Capabilities: Encodable {
    struct Synchronization: Encodable {
      let openClose = true
      /// Documents come in pieces.
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
