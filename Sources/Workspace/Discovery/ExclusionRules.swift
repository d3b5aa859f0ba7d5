/// What is never taken unless a person names it.
enum ExclusionRules {
  /// Build output and other people's code, which some teams keep in their repository.
  private static let skippedFolders = [
    ".build", "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ].map { Array($0.utf8) }

  /// Whether a walk goes into a folder of this name.
  static func entersFolder(_ name: [UInt8]) -> Bool {
    name.first != UInt8(ascii: ".") && !skippedFolders.contains(name)
  }

  /// Whether a file of this name, or at this path, is Swift that a person wrote.
  static func takesFile(_ name: ArraySlice<UInt8>) -> Bool {
    isSwift(name) && !name.suffix(generatedEnding.count).elementsEqual(generatedEnding)
  }

  /// Whether a file of this name, or at this path, is Swift.
  static func isSwift(_ name: ArraySlice<UInt8>) -> Bool {
    name.suffix(swiftEnding.count).elementsEqual(swiftEnding)
  }

  private static let swiftEnding = Array(".swift".utf8)
  private static let generatedEnding = Array(".generated.swift".utf8)

  /// Whether one of the folders on the way to `path` is skipped.
  static func passesSkippedFolder(_ path: ArraySlice<UInt8>) -> Bool {
    var rest = path
    while let slash = rest.firstIndex(of: FilePath.separator) {
      let folder = rest[..<slash]
      if skippedFolders.contains(where: { $0.count == folder.count && $0.elementsEqual(folder) }) {
        return true
      }
      rest = rest[(slash + 1)...]
    }
    return false
  }
}
