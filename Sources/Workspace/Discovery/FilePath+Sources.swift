extension FilePath {
  /// Whether the file is a package manifest.
  package var isManifest: Bool {
    let name = name
    return name.elementsEqual("Package.swift".utf8)
      || name.starts(with: "Package@swift-".utf8) && ExclusionRules.isSwift(name)
  }

  /// Whether the file is Swift that a person wrote, and no folder on the way to it from `folder` holds build
  /// output or other people's code.
  package func isSource(below folder: FilePath) -> Bool {
    guard ExclusionRules.takesFile(name), let path = folder.suffix(of: self) else { return false }
    return !ExclusionRules.passesSkippedFolder(path)
  }
}
