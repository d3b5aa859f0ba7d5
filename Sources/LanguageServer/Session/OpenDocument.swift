import Workspace

/// A document that the client has open, and where it belongs.
struct OpenDocument {
  var document: Document

  /// Absolute and without symlinks; nil for what is no Swift file.
  let file: FilePath?

  /// The client's folder that the file is in; nil where there is none.
  var folder: ClientFolder?

  /// What was last sent to the client about it.
  var published: PublishedDiagnostics?

  /// Where findings of the document are looked for: nowhere where it is no Swift file in one of the client's
  /// folders, or another document stands for its file.
  var place: Place? {
    guard let file, let folder, folder.store.openFiles[file]?.document.uri == document.uri else { return nil }
    return Place(folder: folder, path: file)
  }

  /// A document whose folder is not yet known.
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
