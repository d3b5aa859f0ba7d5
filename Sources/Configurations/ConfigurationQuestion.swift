package import Workspace

/// The file or folder whose configuration is requested.
package struct ConfigurationQuestion: Hashable, Sendable {
  /// The path, absolute and without symlinks.
  package let path: FilePath
  /// Whether the path is a folder.
  package let isFolder: Bool

  /// Creates the question for a path, relative to the folder `base`.
  package init(_ path: FilePath, from base: FilePath) throws(WorkspaceError) {
    do {
      self.path = try base.appending(path).resolved()
      isFolder = try self.path.status().kind == .folder
    } catch .noEntry, .notAFolder {
      throw .notFound(path)
    } catch {
      throw .system(.read, path, error)
    }
  }

  /// The folder whose configuration applies.
  package var folder: FilePath { isFolder ? path : path.parent }
}
