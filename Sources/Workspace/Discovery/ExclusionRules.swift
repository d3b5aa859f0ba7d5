/// The files and folders that are skipped unless they are named.
enum ExclusionRules {
  /// Build output and third-party code, which some teams keep in their repository.
  private static let skippedFolders = [
    ".build", "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ].map { Array($0.utf8) }

  /// Whether a walk enters a folder of this name.
  static func entersFolder(_ name: [UInt8]) -> Bool {
    name.first != UInt8(ascii: ".") && !isSkipped(name[...])
  }

  /// Whether a folder of this name contains build output, third-party code, or a template of Xcode.
  private static func isSkipped(_ folder: ArraySlice<UInt8>) -> Bool {
    skippedFolders.contains { $0.count == folder.count && $0.elementsEqual(folder) }
      || folder.suffix(templateEnding.count).elementsEqual(templateEnding)
  }

  /// Whether a file of this name, or at this path, is handwritten Swift.
  static func takesFile(_ name: ArraySlice<UInt8>) -> Bool {
    isSwift(name) && !name.suffix(generatedEnding.count).elementsEqual(generatedEnding)
      && !FilePath.name(of: name).starts(with: placeholder)
  }

  /// Whether a file of this name, or at this path, is Swift.
  static func isSwift(_ name: ArraySlice<UInt8>) -> Bool {
    name.suffix(swiftEnding.count).elementsEqual(swiftEnding)
  }

  private static let swiftEnding = Array(".swift".utf8)
  private static let generatedEnding = Array(".generated.swift".utf8)
  private static let templateEnding = Array(".xctemplate".utf8)
  /// The prefix of file names that Xcode fills in: `___FILEBASENAME___.swift`.
  private static let placeholder = Array("___".utf8)

  /// Whether one of the folders in `path` is skipped.
  static func passesSkippedFolder(_ path: ArraySlice<UInt8>) -> Bool {
    var rest = path
    while let slash = rest.firstIndex(of: FilePath.separator) {
      if isSkipped(rest[..<slash]) { return true }
      rest = rest[(slash + 1)...]
    }
    return false
  }
}
