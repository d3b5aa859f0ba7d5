import SwiftCST
import Workspace

/// The files of a run, and where its changes go.
struct RunInput {
  /// Where the texts come from and the changed texts go to.
  enum Origin {
    case disk
    /// The file that the text on standard input belongs to.
    case standardInput(FilePath)
    /// The index of a git work tree.
    case index(StagedFiles)
  }

  let origin: Origin

  /// The requested files.
  let discovery: Discovery

  /// The folders in which files may be changed.
  let bounds: WriteBounds

  /// Contents that replace those on disk.
  private(set) var overlay: [FilePath: [UInt8]] = [:]

  /// Looks up the input, relative to `folder`.
  init(_ choice: InputChoice, from folder: FilePath, threads: Int) throws {
    // Before the lookup: all files found must be within these bounds, even if the file tree changes in
    // between.
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

  /// Whether the texts come from files on disk, and changed texts are written there.
  var isOnDisk: Bool {
    if case .disk = origin { true } else { false }
  }

  /// The text on standard input.
  var standardInput: [UInt8]? {
    if case .standardInput(let path) = origin { overlay[path] } else { nil }
  }
}
