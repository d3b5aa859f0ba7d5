import Workspace

/// The files that the client has open, each with the one document that stands for it.
///
/// A client can have one file open under several names, as a link and what it leads to are, each with a text
/// of its own. The one that was opened or changed last is the file's; the others wait until it is closed.
final class OpenFiles {
  private var files: [FilePath: OpenFile] = [:]
  private var count = 0

  /// A file that the client has open.
  struct OpenFile {
    let document: Document
    /// Another one for each state of the file.
    let state: Int
  }

  /// What the client has open at a path; nil where it is nothing.
  subscript(path: FilePath) -> OpenFile? { files[path] }

  /// The paths of all open files.
  var paths: [FilePath] { Array(files.keys) }

  /// Whether the texts are those of the client. Where one is not, nothing can be said of any file of its
  /// project.
  var areKnown: Bool { files.values.allSatisfy(\.document.isKnown) }

  /// Makes a document the one that stands for a file.
  func lay(_ document: Document, at path: FilePath) {
    count += 1
    files[path] = OpenFile(document: document, state: count)
  }

  /// No document stands for the file any more.
  func close(_ path: FilePath) { files[path] = nil }
}
