import Configurations
import Reports
import Workspace

extension Session {
  /// Records the client's capabilities, and returns the server's.
  func initialize(_ body: MessageBody) throws(ResponseError) -> InitializeResult {
    let parameters = try body.parameters(InitializeParameters.self)
    client = parameters.capabilities
    parameters.processId.map(inbox.close(withProcess:))
    options = options.updated(from: parameters.initializationOptions)
    for uri in parameters.folders { addFolder(uri) }
    arrangeFolders()
    return InitializeResult(
      capabilities: .init(
        positionEncoding: parameters.capabilities.encoding,
        codeActionProvider: .init(codeActionKinds: [.quickFix, .fixAll, .fixWorkspace]),
        executeCommandProvider: .init(commands: [CodeAction.Command.fixWorkspace]),
        diagnosticProvider: parameters.capabilities.pullsDiagnostics ? .init() : nil),
      serverInfo: .init(version: setup.version))
  }

  /// Asks the client to report files that change outside of the editor.
  func registerForChanges() {
    guard client.watchesFiles else { return }
    let patterns = (ProjectFolder.watchedPatterns + [ConfigurationFinder.fileName, "*.md"]).map { "**/" + $0 }
    outbox.request(
      "client/registerCapability",
      Registrations(registrations: [
        .init(registerOptions: .init(watchers: patterns.map { .init(globPattern: $0) }))
      ]))
  }

  /// Updates the settings, if the client sends them along.
  func settingsChanged(_ body: MessageBody) throws(ResponseError) {
    struct Parameters: Decodable { let settings: JSONValue? }
    let new = options.updated(from: try body.parameters(Parameters.self).settings)
    guard new != options else { return }
    options = new
    allDiagnosticsAreStale()
  }

  /// Adds and removes folders.
  func foldersChanged(_ body: MessageBody) throws(ResponseError) {
    let event = try body.parameters(FoldersChangeParameters.self).event
    let removed = Set(event.removed.compactMap { $0.uri.path?.withoutSymlinks })
    folders.removeAll { removed.contains($0.path) }
    for folder in event.added { addFolder(folder.uri) }
    arrangeFolders()
    for (uri, open) in documents { documents[uri]?.folder = open.file.flatMap(folder) }
    allDiagnosticsAreStale()
  }

  private func addFolder(_ uri: DocumentURI) {
    guard let path = uri.path else { return }
    hasFolders = true
    let folder = ClientFolder(path, openFiles: openFiles, setup)
    guard !folders.contains(where: { $0.path == folder.path }) else { return }
    folders.append(folder)
  }

  /// Tells each folder about the folders that contain it.
  private func arrangeFolders() {
    let paths = folders.map(\.path)
    for folder in folders { folder.lie(among: paths) }
  }

  private struct Registrations: Encodable {
    struct Registration: Encodable {
      struct Options: Encodable {
        struct Watcher: Encodable { let globPattern: String }
        let watchers: [Watcher]
      }
      let id = "swiftfix-files"
      let method = "workspace/didChangeWatchedFiles"
      let registerOptions: Options
    }

    let registrations: [Registration]
  }
}
