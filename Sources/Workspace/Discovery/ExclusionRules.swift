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

  /// Whether a file of this name is Swift that a person wrote.
  static func takesFile(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    isSwift(name) && !ends(name, in: ".generated.swift")
  }

  /// Whether a file of this name is Swift.
  static func isSwift(_ name: some BidirectionalCollection<UInt8>) -> Bool { ends(name, in: ".swift") }

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

  private static func ends(_ name: some BidirectionalCollection<UInt8>, in suffix: String) -> Bool {
    // Written backwards, because slices of paths have no cheap count of their own to start from.
    name.reversed().starts(with: suffix.utf8.reversed())
  }
}
