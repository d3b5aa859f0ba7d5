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
    let item = try body.parameters(OpenParameters.self).textDocument
    let document = Document(uri: item.uri, version: item.version, text: item.text)
    // What was done outside of the editor before is seen now, where nobody tells of it.
    if !client.watchesFiles { distrustFiles() }
    take(document)
    allDiagnosticsAreStale(first: item.uri)
  }

  func change(_ body: MessageBody) throws(ResponseError) {
    let parameters = try body.parameters(ChangeParameters.self)
    let uri = parameters.textDocument.uri
    var open = try document(uri)
    open.document.apply(
      parameters.contentChanges, version: parameters.textDocument.version ?? open.document.version + 1,
      encoding: encoding)
    documents[uri] = open
    if let place = open.place { place.folder.store.open(open.document, at: place.path) }
    allDiagnosticsAreStale(first: uri)
  }

  func save(_ body: MessageBody) throws(ResponseError) {
    let uri = try body.parameters(DocumentParameters.self).textDocument.uri
    guard let place = try document(uri).place else { return }
    if client.watchesFiles {
      place.folder.store.distrust(place.path)
    } else {
      distrustFiles()
    }
    allDiagnosticsAreStale(first: uri)
  }

  func close(_ body: MessageBody) throws(ResponseError) {
    let uri = try body.parameters(DocumentParameters.self).textDocument.uri
    guard let open = documents.removeValue(forKey: uri) else { return }
    open.place.map { $0.folder.store.close($0.path) }
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

  // MARK: - What follows

  /// Makes a document one of the open ones, in the folder that it belongs to.
  func take(_ document: Document) {
    documents[document.uri]?.place.map { $0.folder.store.close($0.path) }
    let place = place(of: document.uri)
    if let place { place.folder.store.open(document, at: place.path) }
    documents[document.uri] = OpenDocument(document: document, place: place)
  }

  private func place(of uri: DocumentURI) -> OpenDocument.Place? {
    guard let path = uri.path?.withoutSymlinks, path.hasSuffix(".swift") else { return nil }
    if let folder = folders.filter({ $0.path.contains(path) }).max(by: {
      $0.path.bytes.count < $1.path.bytes.count
    }) {
      return OpenDocument.Place(folder: folder, path: path)
    }
    guard !hasFolders else { return nil }
    // A client that opens single files works in their projects.
    guard let root = ProjectFolder.roots(around: [path], else: path.parent).min() else { return nil }
    let folder = ClientFolder(root, setup)
    folders.append(folder)
    return OpenDocument.Place(folder: folder, path: path)
  }

  /// Files may be new, changed or gone.
  func distrustFiles() { folders.forEach { $0.distrustAll() } }

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
