/// What a person asks the configuration of: a file or a folder.
package struct ConfigurationQuestion: Hashable, Sendable {
  /// The path, absolute and without symlinks.
  package let path: FilePath
  /// Whether the path is that of a folder.
  package let isFolder: Bool

  /// The question for a path, seen from the folder `base`.
  package init(_ path: FilePath, from base: FilePath) throws(WorkspaceError) {
    do {
      self.path = try Platform.realPath(base.appending(path))
      isFolder = try Platform.status(of: self.path).kind == .folder
    } catch .noEntry, .notAFolder {
      throw .notFound(path)
    } catch {
      throw .system(.read, path, error)
    }
  }

  /// The folder whose configuration holds.
  package var folder: FilePath { isFolder ? path : path.parent }
}

extension FilePath {
  /// Makes a file at this path, for all who may read in its folder; false where there is something already.
  package func create(_ text: String) throws(WorkspaceError) -> Bool {
    let file: Descriptor
    do {
      file = try Descriptor(self, for: .createShared)
    } catch .exists, .symlinkLoop {
      return false
    } catch {
      throw .writing(.create, self, error)
    }
    do {
      try file.write(Array(text.utf8))
    } catch {
      throw .writing(.write, self, error)
    }
    return true
  }
}
