import Workspace

/// The files that the client has open, each with the document that represents it.
///
/// A client can have one file open under several names, such as a link and its target, each with a text of
/// its own. The document that was opened or changed last represents the file; the others wait until it is
/// closed.
final class OpenFiles {
  private var files: [FilePath: OpenFile] = [:]
  private var count = 0

  /// A file that the client has open.
  struct OpenFile {
    let document: Document
    /// A number that changes with each state of the file.
    let state: Int
  }

  /// The open file at a path; nil if it isn't open.
  subscript(path: FilePath) -> OpenFile? { files[path] }

  /// The paths of all open files.
  var paths: [FilePath] { Array(files.keys) }

  /// Whether all texts are those of the client. If one is not, no file of its project can be analyzed.
  var areKnown: Bool { files.values.allSatisfy(\.document.isKnown) }

  /// Makes a document represent a file.
  func lay(_ document: Document, at path: FilePath) {
    count += 1
    files[path] = OpenFile(document: document, state: count)
  }

  /// Removes the document that represents a file.
  func close(_ path: FilePath) { files[path] = nil }
}
