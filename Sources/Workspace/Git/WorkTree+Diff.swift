extension WorkTree {
  /// The folder that the paths in a diff of `files` are seen from: `folder` where all of them stand beneath
  /// it, since no tool applies a diff to `../`; else the top of the work tree that holds them, or without one
  /// the deepest folder that does. All are absolute and without symlinks.
  package static func diffFolder(of files: [FilePath], from folder: FilePath) -> FilePath {
    if files.allSatisfy({ folder.contains($0) }) { return folder }
    let common = files.map(\.parent).commonFolder
    return containing(common)?.root ?? common
  }
}
