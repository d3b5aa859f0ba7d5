import Workspace

/// An open document, and the file and folder that it belongs to.
struct OpenDocument {
  var document: Document

  /// Absolute and without symlinks; nil if it is not a Swift file.
  let file: FilePath?

  /// The client's folder that contains the file; nil if there is none.
  var folder: ClientFolder?

  /// The last diagnostics that were sent to the client.
  var published: PublishedDiagnostics?

  /// The place whose findings are shown in the document; nil if it is not a Swift file in one of the client's
  /// folders, or if another document represents its file.
  var place: Place? {
    guard let file, let folder, folder.store.openFiles[file]?.document.uri == document.uri else { return nil }
    return Place(folder: folder, path: file)
  }

  /// Creates a document whose folder is not yet known.
  init(_ document: Document) {
    self.document = document
    let path = document.uri.path?.withoutSymlinks
    file = path.flatMap { $0.hasSuffix(".swift") ? $0 : nil }
  }

  /// A file in a folder of the client.
  struct Place {
    let folder: ClientFolder
    /// Absolute and without symlinks.
    let path: FilePath

    var project: Project { folder.project(of: path) }
  }
}
