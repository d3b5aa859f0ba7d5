import Workspace

/// A document that the client has open, and where it belongs.
struct OpenDocument {
  var document: Document

  /// Nil for what is no Swift file in one of the client's folders.
  let place: Place?

  /// What was last sent to the client about it.
  var published: PublishedDiagnostics?

  /// A file in a folder of the client.
  struct Place {
    let folder: ClientFolder
    /// Absolute and without symlinks.
    let path: FilePath

    var project: Project { folder.project(of: path) }
  }
}
