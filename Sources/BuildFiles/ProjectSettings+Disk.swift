package import ProjectIndex
package import Workspace

extension SettingsFile {
  /// Reads files and skips those that can't be read. Their paths are shown relative to `folder`.
  package static func reading(_ paths: [FilePath], from folder: FilePath) -> [SettingsFile] {
    paths.compactMap { path in
      (try? LoadedFile(reading: path)).map {
        SettingsFile(path: path.relative(to: folder).description, bytes: $0.bytes)
      }
    }
  }
}

extension ProjectSettings {
  /// The build settings in some files; files that can't be read are skipped. Their paths are shown relative
  /// to `folder`.
  package init(reading paths: [FilePath], from folder: FilePath) {
    self.init(files: SettingsFile.reading(paths, from: folder))
  }
}
