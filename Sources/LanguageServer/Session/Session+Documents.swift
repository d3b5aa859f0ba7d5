import Configurations
import Reports
import SwiftCST
import Workspace

extension Session {
  /// How the client counts characters.
  var encoding: PositionEncoding { client.encoding }

  /// An open document; requests for other documents fail.
  func document(_ uri: DocumentURI) throws(ResponseError) -> OpenDocument {
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParams, "'\(uri.rawValue)' is not open")
    }
    return document
  }

  // MARK: - Notifications from the client

  func open(_ body: MessageBody) throws(ResponseError) {
    let item = try textParameters(body, as: OpenParameters.self).textDocument
    distrustWhatIsNotTold()
    if let old = documents.removeValue(forKey: item.uri) { leave(old) }
    take(Document(uri: item.uri, version: item.version, text: item.text))
  }

  func change(_ body: MessageBody) throws(ResponseError) {
    let parameters = try textParameters(body, as: ChangeParameters.self)
    let old = try document(parameters.textDocument.uri).document
    var document = old
    document.apply(
      parameters.contentChanges, version: parameters.textDocument.version ?? old.version + 1,
      encoding: encoding)
    take(document)
    if old.isKnown, !document.isKnown { tellOfLoss(document.uri) }
  }

  func save(_ body: MessageBody) throws(ResponseError) {
    let uri = try body.parameters(DocumentParameters.self).textDocument.uri
    guard let place = try document(uri).place else { return }
    place.folder.store.distrust(place.path)
    distrustWhatIsNotTold()
    allDiagnosticsAreStale(first: uri)
  }

  func close(_ body: MessageBody) throws(ResponseError) {
    let uri = try body.parameters(DocumentParameters.self).textDocument.uri
    guard let open = documents.removeValue(forKey: uri) else { return }
    leave(open)
    stale.removeAll { $0 == uri }
    if !(open.published?.diagnostics.isEmpty ?? true) {
      outbox.notify(
        "textDocument/publishDiagnostics", PublishedDiagnostics(uri: uri, version: nil, diagnostics: []))
    }
    allDiagnosticsAreStale()
  }

  func filesChanged(_ body: MessageBody) throws(ResponseError) {
    for event in try body.parameters(WatchedFilesParameters.self).changes {
      guard let path = event.uri.path?.withoutSymlinks else { continue }
      for folder in folders {
        folder.store.distrust(path)
        // Files that say how a project is built are read anew with the list of its files.
        if path.mayHoldCodemods { folder.readCodemods() }
        if !event.isChange || !path.hasSuffix(".swift") || path.isManifest { folder.distrustListings() }
      }
    }
    allDiagnosticsAreStale()
  }

  // MARK: - Unreadable messages

  /// The parameters of a message with text of a document; if they can't be read, the text becomes unknown.
  private func textParameters<Parameters: Decodable>(
    _ body: MessageBody, as type: Parameters.Type
  ) throws(ResponseError) -> Parameters {
    do throws(ResponseError) {
      return try body.parameters(type)
    } catch {
      let uri = try? body.parameters(DocumentParameters.self).textDocument.uri
      lose(uri.map { .one($0) } ?? .any)
      throw error
    }
  }

  /// Marks texts as unknown that may have changed in a way that can't be read.
  func lose(_ texts: AffectedDocuments) {
    switch texts {
    case .none: break
    case .one(let uri): lose([uri])
    case .any: lose(documents.keys.sorted(on: \.rawValue))
    }
  }

  /// Marks the texts of documents as unknown: diagnostics of the known texts would be wrong for the real
  /// ones.
  private func lose(_ uris: [DocumentURI]) {
    for uri in uris {
      var document = documents[uri]?.document ?? Document(uri: uri, version: 0, text: "")
      guard document.isKnown else { continue }
      document.lose()
      take(document)
      tellOfLoss(uri)
    }
    allDiagnosticsAreStale()
  }

  private func tellOfLoss(_ uri: DocumentURI) {
    guard documents[uri]?.file != nil else { return }
    outbox.show(
      .warning, "swiftfix: the text of '\(uri.rawValue)' can't be read; close the file and open it again")
  }

  // MARK: - Consequences

  /// Stores a new or changed document, which now represents its file.
  private func take(_ document: Document) {
    let uri = document.uri
    var open = documents[uri] ?? OpenDocument(document)
    open.document = document
    if open.folder == nil { open.folder = open.file.flatMap(folder) }
    documents[uri] = open
    if let file = open.file { openFiles.lay(document, at: file) }
    allDiagnosticsAreStale(first: uri)
  }

  /// Releases the file of a document: another document of the file represents it, if there is one, otherwise
  /// the file on disk does.
  private func leave(_ open: OpenDocument) {
    guard let file = open.file, openFiles[file]?.document.uri == open.document.uri else { return }
    let others = documents.values.filter { $0.file == file }.sorted(on: \.document.uri.rawValue)
    if let other = others.first {
      openFiles.lay(other.document, at: file)
    } else {
      openFiles.close(file)
      folders.forEach { $0.store.distrust(file) }
    }
  }

  /// The innermost folder that contains a file.
  func innermostFolder(around file: FilePath) -> ClientFolder? {
    folders.filter { $0.path.contains(file) }.max { $0.path.bytes.count < $1.path.bytes.count }
  }

  /// The folder of a file; for a client without workspace folders, that of the file's project.
  func folder(of file: FilePath) -> ClientFolder? {
    if let folder = innermostFolder(around: file) { return folder }
    guard !hasFolders, let root = ProjectFolder.roots(around: [file], else: file.parent).min() else {
      return nil
    }
    let folder = ClientFolder(root, openFiles: openFiles, setup)
    folders.append(folder)
    return folder
  }

  /// Marks all files as possibly new, changed or deleted.
  func distrustFiles() { folders.forEach { $0.distrustAll() } }

  /// Makes later requests see changes from outside of the editor. A client that watches files reports them,
  /// but if a whole folder is renamed or removed, it may report only the folder, or nothing.
  private func distrustWhatIsNotTold() {
    if client.watchesFiles {
      folders.forEach { $0.distrustListings() }
    } else {
      distrustFiles()
    }
  }

  /// Marks all diagnostics as out of date, since the findings of each document depend on all files. A client
  /// that requests diagnostics knows this, but doesn't know what changes on disk.
  func allDiagnosticsAreStale(first: DocumentURI? = nil) {
    if client.pullsDiagnostics {
      if first == nil, client.refreshesDiagnostics {
        outbox.request("workspace/diagnostic/refresh", JSONValue.null)
      }
      return
    }
    let others = documents.keys.filter { $0 != first }.sorted(on: \.rawValue)
    stale = (first.map { [$0] } ?? []) + others
  }
}

extension FilePath {
  /// Whether a file can be a codemod, or name a folder of codemods.
  fileprivate var mayHoldCodemods: Bool { hasSuffix(".md") || hasSuffix(ConfigurationFinder.fileName) }
}
