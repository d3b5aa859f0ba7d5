package import ProjectIndex
package import Workspace

extension SettingsFile {
  /// Those of some files that can be read. Their paths are told as seen from `folder`.
  package static func reading(_ paths: [FilePath], from folder: FilePath) -> [SettingsFile] {
    paths.compactMap { path in
      (try? LoadedFile(reading: path)).map {
        SettingsFile(path: path.relative(to: folder).description, bytes: $0.bytes)
      }
    }
  }
}

extension ProjectSettings {
  /// What some files say of how a project is built; those that can't be read say nothing. Their paths are
  /// told as seen from `folder`.
  package init(reading paths: [FilePath], from folder: FilePath) {
    self.init(files: SettingsFile.reading(paths, from: folder))
  }
}
