extension WorkTree {
  /// The folder that the paths in a diff of `files` are seen from: the top of the work tree that `folder`
  /// is in, as git takes them wherever it is run; without one, `folder`. Where some files are elsewhere
  /// it is the top of the work tree that holds them all, or the deepest folder that does, since no tool
  /// applies a diff to `../`. All are absolute and without symlinks.
  package static func diffFolder(of files: [FilePath], from folder: FilePath) -> FilePath {
    let common = files.allSatisfy { folder.contains($0) } ? folder : files.map(\.parent).commonFolder
    return containing(common)?.root ?? common
  }
}
