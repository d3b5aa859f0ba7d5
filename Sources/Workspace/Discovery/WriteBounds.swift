/// Where the files lie that paths which a person named may have changed.
///
/// In a folder that somebody has sent, a name can be a symlink to anywhere: a pattern of the shell, an editor or
/// a list takes it for a file of the folder. So a path into the current folder, or into a work tree, stands for
/// nothing outside of it; a path that leads there by itself does.
package struct WriteBounds: Sendable {
  /// A path as a person wrote it, and the folder that it stays in.
  private struct Bound {
    let given: FilePath
    let folder: FilePath
  }

  private let bounds: [Bound]

  /// The bounds for paths that are seen from `folder` (absolute, without symlinks), as the tree is now.
  package init(of paths: [FilePath], from folder: FilePath) {
    let current = WorkTree.containing(folder)?.root ?? folder
    bounds = paths.map { path in
      let bound = Self.bound(of: path, from: folder, current) ?? folder.appending(path).withoutSymlinks
      return Bound(given: path, folder: bound)
    }
  }

  /// Throws where one of the files (absolute, without symlinks) lies elsewhere.
  package func require(_ files: [FilePath]) throws(WorkspaceError) {
    for file in files where !bounds.contains(where: { $0.folder.contains(file) }) {
      let given = bounds.first { $0.given.withoutSymlinks.contains(file) } ?? bounds.first
      throw .leadsOutside(given?.given ?? file, target: file)
    }
  }

  /// The innermost folder that a path enters, before any symlink, and that somebody can have sent: a work tree,
  /// or the current folder; nil where there is none.
  private static func bound(of path: FilePath, from folder: FilePath, _ current: FilePath) -> FilePath? {
    var place = path.isAbsolute ? FilePath("/") : folder
    var bound: FilePath?
    for name in path.bytes.split(separator: FilePath.separator) where name != [UInt8(ascii: ".")] {
      if let known = bound, !known.contains(place) { bound = nil }
      bound = WorkTree(at: place)?.root ?? bound ?? (current.contains(place) ? current : nil)
      if name.elementsEqual("..".utf8) {
        place = place.parent
        continue
      }
      let next = place.appending(FilePath(bytes: name))
      guard (try? POSIX.status(of: next))?.kind == .symlink else {
        place = next
        continue
      }
      if let bound { return bound }
      // Above all trees symlinks are those of the system and the user.
      guard let target = try? POSIX.realPath(next) else { return nil }
      place = target
    }
    return bound.flatMap { $0.contains(place) ? $0 : nil }
  }
}
