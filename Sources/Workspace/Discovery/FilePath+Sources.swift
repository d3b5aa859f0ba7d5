extension FilePath {
  /// Whether the file is a package manifest.
  package var isManifest: Bool { Self.isManifest(Self.name(of: bytes[...])) }

  /// Whether a file of this name is a package manifest.
  static func isManifest(_ name: ArraySlice<UInt8>) -> Bool {
    // The first letter rules out most names.
    guard name.first == UInt8(ascii: "P") else { return false }
    return name.elementsEqual("Package.swift".utf8)
      || name.starts(with: "Package@swift-".utf8) && ExclusionRules.isSwift(name)
  }

  /// Whether the file is handwritten Swift, and no folder between `folder` and it contains build output or
  /// third-party code.
  package func isSource(below folder: FilePath) -> Bool {
    guard ExclusionRules.takesFile(bytes[...]), let path = folder.suffix(of: self) else { return false }
    return !ExclusionRules.passesSkippedFolder(path)
  }
}
