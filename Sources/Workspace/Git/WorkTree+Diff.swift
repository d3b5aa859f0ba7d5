extension WorkTree {
  /// The folder that the paths in a diff of `files` are relative to: the top of the work tree of `folder`,
  /// which is what git expects in any folder; without a work tree, `folder`. If some files are elsewhere, it
  /// is the top of the work tree that contains them all, or the deepest such folder, since no tool applies a
  /// diff to `../`. All paths are absolute and without symlinks.
  package static func diffFolder(of files: [FilePath], from folder: FilePath) -> FilePath {
    let common = files.allSatisfy { folder.contains($0) } ? folder : files.map(\.parent).commonFolder
    return containing(common)?.root ?? common
  }
}
