extension FileIdentity {
  /// The state in which the file at `path` is now; nil where there is none. A change that keeps size and time is
  /// not seen in it.
  package init?(of path: FilePath) {
    guard let status = try? Platform.status(of: path), status.kind == .file else { return nil }
    self = status.identity
  }
}

extension FilePath {
  /// The path without symlinks; of what isn't there yet, the path in its folder without symlinks.
  package var withoutSymlinks: FilePath {
    if let real = try? Platform.realPath(self) { return real }
    guard !name.isEmpty, let folder = try? Platform.realPath(parent) else { return self }
    return folder.appending(FilePath(bytes: name))
  }

  /// Whether the file is a package manifest.
  package var isManifest: Bool {
    name == Array("Package.swift".utf8)
      || name.starts(with: "Package@swift-".utf8) && ExclusionRules.isSwift(name)
  }

  /// Whether the file is Swift that a person wrote, and no folder on the way to it from `folder` holds build
  /// output or other people's code.
  package func isSource(below folder: FilePath) -> Bool {
    guard ExclusionRules.takesFile(name), let path = folder.suffix(of: self) else { return false }
    return !ExclusionRules.passesSkippedFolder(path)
  }
}
