import Foundation

/// Finds and reads Swift files.
enum SourceFiles {
  /// The Swift files at and below `paths`, in a stable order, each once.
  static func find(_ paths: [String]) throws -> [String] {
    guard !paths.isEmpty else { throw UsageError("no path given") }
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw UsageError("\(path): no such file or folder")
      }
      files += isFolder.boolValue ? swiftFiles(below: path) : [path]
    }
    var seen: Set<String> = []
    files = files.filter { seen.insert($0).inserted }
    guard !files.isEmpty else { throw UsageError("no Swift files below \(paths.joined(separator: ", "))") }
    return files
  }

  private static func swiftFiles(below folder: String) -> [String] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    for case let path as String in walk where path.hasSuffix(".swift") {
      let type = walk.fileAttributes?[.type] as? FileAttributeType
      if type == .typeRegular { found.append(base + path) }
    }
    return found.sorted()
  }

  /// The bytes of a file, or none where it can't be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return [UInt8](data)
  }
}
