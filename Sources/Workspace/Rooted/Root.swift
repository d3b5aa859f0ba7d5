/// A folder that is kept open. Everything below it is reached from there, name by name and without following
/// symlinks, even if the tree changes in the meantime.
final class Root: Sendable {
  /// The path at which the folder was opened: absolute, without symlinks.
  let path: FilePath
  /// The identity of the folder.
  let identity: RootIdentity

  private let folder: Descriptor

  /// Opens the folder at a path (absolute); fails if a part of it is a symlink.
  init(_ path: FilePath) throws(Errno) {
    let folder = Descriptor(owning: try POSIX.openRoot(path))
    self.path = path
    identity = RootIdentity(path, try folder.status())
    self.folder = folder
  }

  /// The place of an absolute path, by its name alone; nil if it isn't below the root.
  func place(of file: FilePath) -> Place? {
    path.suffix(of: file).flatMap { RootedPath($0) }.map { Place(root: self, relative: $0) }
  }

  /// Passes the descriptor of an open folder below the root to a closure.
  func withFolder<Value: ~Copyable>(
    _ path: RootedPath, _ body: (Int32) throws(Errno) -> Value
  ) throws(Errno) -> Value {
    let names = path.names
    guard !names.isEmpty else { return try body(folder.number) }
    let opened = Descriptor(owning: try POSIX.openFolder(names, in: folder.number))
    return try withExtendedLifetime(opened) { (opened) throws(Errno) in try body(opened.number) }
  }
}
