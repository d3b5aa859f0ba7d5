package import Workspace

/// What a person asks the configuration of: a file or a folder.
package struct ConfigurationQuestion: Hashable, Sendable {
  /// The path, absolute and without symlinks.
  package let path: FilePath
  /// Whether the path is that of a folder.
  package let isFolder: Bool

  /// The question for a path, seen from the folder `base`.
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

  /// The folder whose configuration holds.
  package var folder: FilePath { isFolder ? path : path.parent }
}
