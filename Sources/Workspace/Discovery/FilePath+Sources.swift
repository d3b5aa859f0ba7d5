extension FilePath {
  /// Whether the file is a package manifest.
  package var isManifest: Bool { Self.isManifest(Self.name(of: bytes[...])) }

  /// Whether a file of this name is a package manifest.
  static func isManifest(_ name: ArraySlice<UInt8>) -> Bool {
    // Most names are told by their first letter.
    guard name.first == UInt8(ascii: "P") else { return false }
    return name.elementsEqual("Package.swift".utf8)
      || name.starts(with: "Package@swift-".utf8) && ExclusionRules.isSwift(name)
  }

  /// Whether the file is Swift that a person wrote, and no folder on the way to it from `folder` holds build
  /// output or other people's code.
  package func isSource(below folder: FilePath) -> Bool {
    guard ExclusionRules.takesFile(bytes[...]), let path = folder.suffix(of: self) else { return false }
    return !ExclusionRules.passesSkippedFolder(path)
  }
}
