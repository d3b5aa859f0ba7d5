/// A folder that is held open. What stands beneath it is reached from there, name by name and through no
/// symlink, whatever becomes of the tree meanwhile.
final class Root: Sendable {
  /// Where the folder was opened: absolute, without symlinks.
  let path: FilePath
  /// What tells the folder from others.
  let identity: RootIdentity

  private let folder: Descriptor

  /// Opens the folder at a path (absolute); fails where a symlink is on the way.
  init(_ path: FilePath) throws(Errno) {
    let folder = Descriptor(owning: try POSIX.openRoot(path))
    self.path = path
    identity = RootIdentity(path, try folder.status())
    self.folder = folder
  }

  /// The place that an absolute path names, by its name alone; nil where it isn't beneath.
  func place(of file: FilePath) -> Place? {
    path.suffix(of: file).flatMap { RootedPath($0) }.map { Place(root: self, relative: $0) }
  }

  /// Lends the number of an open folder beneath the root.
  func withFolder<Value: ~Copyable>(
    _ path: RootedPath, _ body: (Int32) throws(Errno) -> Value
  ) throws(Errno) -> Value {
    let names = path.names
    guard !names.isEmpty else { return try body(folder.number) }
    let opened = Descriptor(owning: try POSIX.openFolder(names, in: folder.number))
    return try withExtendedLifetime(opened) { (opened) throws(Errno) in try body(opened.number) }
  }
}
