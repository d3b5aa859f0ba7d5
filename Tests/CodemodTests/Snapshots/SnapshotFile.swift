import Foundation

/// A file of a case: its path in the case, and its bytes.
struct SnapshotFile: Hashable, Sendable {
  let path: String
  var bytes: [UInt8]

  /// What the only file of a case is called.
  private static let onlyName = "before.swift"

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The file `<stem>.swift` of a case, or those in its folder `<stem>`, by path; nil where there is neither.
  static func read(_ stem: String, in folder: URL) -> [SnapshotFile]? {
    if let data = try? Data(contentsOf: folder.appending(path: stem + ".swift")) {
      return [SnapshotFile(path: onlyName, bytes: Array(data))]
    }
    let root = folder.appending(path: stem)
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: root.path) else { return nil }
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? Data(contentsOf: root.appending(path: path))).map { SnapshotFile(path: path, bytes: Array($0)) }
    }
  }

  /// Writes files so that ``read(_:in:)`` gives them back.
  static func write(_ files: [SnapshotFile], as stem: String, in folder: URL) throws {
    let single = folder.appending(path: stem + ".swift")
    if files.count == 1, files[0].path == onlyName {
      try Data(files[0].bytes).write(to: single)
      return
    }
    for file in files {
      let url = folder.appending(path: stem).appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
  }
}
