import SwiftCST
import Workspace

/// The files that a run looks at, and where its changes go.
struct RunInput {
  /// Where the texts come from, and the changed ones go to.
  enum Origin {
    case disk
    /// The file that the text on standard input belongs to.
    case standardInput(FilePath)
    /// The index of a git work tree.
    case index(StagedFiles)
  }

  let origin: Origin

  /// The files that were asked for.
  let discovery: Discovery

  /// Where files may be changed.
  let bounds: WriteBounds

  /// Contents that take the place of what is on disk.
  private(set) var overlay: [FilePath: [UInt8]] = [:]

  /// Looks up what was asked for, seen from `folder`.
  init(_ choice: InputChoice, from folder: FilePath, threads: Int) throws {
    // Before anything is looked up: what is found has to lie there, whatever becomes of the tree meanwhile.
    bounds = WriteBounds(of: choice.paths, from: folder)
    switch choice {
    case .paths([], _, _), .staged([]):
      origin = .disk
      discovery = Discovery(of: [])
    case .paths(let paths, let selection, let areListed):
      origin = .disk
      discovery = try Discovery(
        paths, from: folder, selection: selection, mayBeEmpty: areListed, threads: threads)
    case .staged(let paths):
      let staged = try StagedFiles(paths, from: folder)
      origin = .index(staged)
      discovery = Discovery(staged)
      overlay = staged.contents
    case .standardInput(let name):
      let path = try name.map { try Discovery.place(ofFile: $0, from: folder) } ?? folder.appending("<stdin>")
      origin = .standardInput(path)
      discovery = Discovery(of: [path])
      overlay[path] = try StandardInput.readFile(named: path).bytes
    }
  }

  /// Whether the texts are those of files on disk, and changed ones go there.
  var isOnDisk: Bool {
    if case .disk = origin { true } else { false }
  }

  /// What came in on standard input.
  var standardInput: [UInt8]? {
    if case .standardInput(let path) = origin { overlay[path] } else { nil }
  }
}
