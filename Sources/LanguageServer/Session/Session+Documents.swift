import Reports
import SwiftCST
import Workspace

extension Session {
  /// How the client counts characters.
  var encoding: PositionEncoding { client.encoding }

  /// An open document; requests about others can't be answered.
  func document(_ uri: DocumentURI) throws(ResponseError) -> OpenDocument {
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParams, "'\(uri.rawValue)' is not open")
    }
    return document
  }

  // MARK: - What the client tells

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
        if !event.isChange || !path.hasSuffix(".swift") || path.isManifest { folder.distrustListings() }
      }
    }
    allDiagnosticsAreStale()
  }

  // MARK: - What can't be read

  /// The parameters of a message that tells the text of a document; where they can't be read, nobody knows
  /// the text any more.
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

  /// Gives up texts that may have changed in a way that can't be read.
  func lose(_ texts: TextsToldOf) {
    switch texts {
    case .none: break
    case .one(let uri): lose([uri])
    case .any: lose(documents.keys.sorted(on: \.rawValue))
    }
  }

  /// Gives up the texts of documents: whatever was said of those that are known here would be said of others.
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

  // MARK: - What follows

  /// Takes a document that is new or has changed; from now on it stands for its file.
  private func take(_ document: Document) {
    let uri = document.uri
    var open = documents[uri] ?? OpenDocument(document)
    open.document = document
    if open.folder == nil { open.folder = open.file.flatMap(folder) }
    documents[uri] = open
    if let file = open.file { openFiles.lay(document, at: file) }
    allDiagnosticsAreStale(first: uri)
  }

  /// Gives up a document's file: to another document of the file, if there is one, and else to the disk.
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

  /// The folder that a file belongs to: the innermost of those around it.
  func innermostFolder(around file: FilePath) -> ClientFolder? {
    folders.filter { $0.path.contains(file) }.max { $0.path.bytes.count < $1.path.bytes.count }
  }

  /// The folder that a file belongs to; a client that opens single files works in their projects.
  func folder(of file: FilePath) -> ClientFolder? {
    if let folder = innermostFolder(around: file) { return folder }
    guard !hasFolders, let root = ProjectFolder.roots(around: [file], else: file.parent).min() else {
      return nil
    }
    let folder = ClientFolder(root, openFiles: openFiles, setup.around(root))
    folders.append(folder)
    return folder
  }

  /// Files may be new, changed or gone.
  func distrustFiles() { folders.forEach { $0.distrustAll() } }

  /// What was done outside of the editor is seen from now on. A client that watches files tells of them, but
  /// where a whole folder is renamed or removed it may tell of the folder alone, if at all.
  private func distrustWhatIsNotTold() {
    if client.watchesFiles {
      folders.forEach { $0.distrustListings() }
    } else {
      distrustFiles()
    }
  }

  /// The findings of each document depend on all files. Where the client asks for them itself, it knows that,
  /// but not what happens on disk.
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
