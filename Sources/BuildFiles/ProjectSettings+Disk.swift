package import ProjectIndex
package import Workspace

extension ProjectSettings {
  /// What some files say of how a project is built; those that can't be read say nothing. Their paths are
  /// told as seen from `folder`.
  package init(reading paths: [FilePath], from folder: FilePath) {
    let files = paths.compactMap { path in
      (try? LoadedFile(reading: path)).map {
        SettingsFile(path: path.relative(to: folder).description, bytes: $0.bytes)
      }
    }
    self.init(files: files)
  }
}
