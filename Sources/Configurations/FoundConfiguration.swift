import Workspace

/// A configuration, and the folder that paths are relative to.
struct FoundConfiguration: Sendable {
  /// The settings.
  let configuration: Configuration

  /// The folder that patterns from elsewhere are relative to.
  let top: FilePath

  /// The pattern of `exclude` that matches a path.
  func exclude(_ path: FilePath, isFolder: Bool) -> Setting<GlobPattern>? {
    configuration.exclude?.value.first(matching: path, isFolder: isFolder, top: top)
  }

  /// The pattern of `include` that matches a path.
  func include(_ path: FilePath, isFolder: Bool) -> Setting<GlobPattern>? {
    configuration.include?.value.first(matching: path, isFolder: isFolder, top: top)
  }

  /// What the configuration ignores in a file because of its path.
  func perFile(_ file: FilePath) -> [Setting<FileIgnore>] {
    configuration.perFile?.value.filter { entry in
      file.andFoldersAround.contains { path in
        entry.value.patterns.first(matching: path, isFolder: path != file, top: top) != nil
      }
    } ?? []
  }
}

/// Why a file is skipped.
package enum PathExclusion: Sendable {
  /// A pattern of `exclude` matches it, or an enclosing folder.
  case excluded(Setting<GlobPattern>)
  /// No pattern of `include` does.
  case notIncluded(Setting<PathPatterns>)
}
