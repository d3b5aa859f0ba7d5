/// The folders in which files may be changed, given the paths that the user named.
///
/// In a folder from an untrusted source, a name can be a symlink to anywhere: a shell pattern, an editor or a
/// list takes it for a file in the folder. So a path into the current folder, or into a work tree, doesn't
/// permit changes outside of it; a path that itself leads outside does.
package struct WriteBounds: Sendable {
  /// A path as the user wrote it, and the folder that it stays in.
  private struct Bound {
    let given: FilePath
    let folder: FilePath
  }

  private let bounds: [Bound]

  /// Computes the bounds for paths relative to `folder` (absolute, without symlinks), for the current state
  /// of the tree.
  package init(of paths: [FilePath], from folder: FilePath) {
    let current = WorkTree.containing(folder)?.root ?? folder
    bounds = paths.map { path in
      let bound = Self.bound(of: path, from: folder, current) ?? folder.appending(path).withoutSymlinks
      return Bound(given: path, folder: bound)
    }
  }

  /// Throws if one of the files (absolute, without symlinks) is out of bounds.
  package func require(_ files: [FilePath]) throws(WorkspaceError) {
    for file in files where !bounds.contains(where: { $0.folder.contains(file) }) {
      let given = bounds.first { $0.given.withoutSymlinks.contains(file) } ?? bounds.first
      throw .leadsOutside(given?.given ?? file, target: file)
    }
  }

  /// The innermost folder that a path enters before any symlink and that may come from an untrusted source: a
  /// work tree, or the current folder; nil if there is none.
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
      // Symlinks outside of all trees belong to the system and the user.
      guard let target = try? POSIX.realPath(next) else { return nil }
      place = target
    }
    return bound.flatMap { $0.contains(place) ? $0 : nil }
  }
}
