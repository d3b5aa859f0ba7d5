import Foundation

/// A folder with files of a test; it goes when the test ends.
final class ScratchFolder {
  let url: URL

  private let home: URL

  /// An empty folder, or a copy of one of the folders in `Snapshots`.
  init(copying snapshot: String? = nil) throws {
    home = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "swiftfix-test-\(UUID().uuidString)")
    url = home.appending(path: "App")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    if let snapshot {
      try FileManager.default.copyItem(at: Self.snapshots.appending(path: snapshot), to: url)
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  static let snapshots = packageRoot.appending(path: "Snapshots")

  func file(_ name: String) -> URL { url.appending(path: name) }

  func uri(_ name: String) -> String { file(name).absoluteString }

  func write(_ name: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      at: file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(name))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
  }

  /// The names of all Swift files but manifests.
  func sources() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.sorted()
  }

  /// All sources by their names.
  func texts() throws -> [String: String] {
    try Dictionary(uniqueKeysWithValues: sources().map { ($0, try text($0)) })
  }

  /// Runs swiftfix on the command line in the folder, or another program found in `PATH`.
  @discardableResult
  func run(_ arguments: [String], program: String? = nil) async throws -> Program.Outcome {
    try await Program(
      url: program == nil ? Program.swiftfix : URL(filePath: "/usr/bin/env"),
      arguments: (program.map { [$0] } ?? []) + arguments, folder: url,
      environment: [
        "XDG_STATE_HOME": home.appending(path: "state").path, "HOME": home.path,
        "SWIFTFIX": Program.swiftfix.path,
      ]
    ).run()
  }
}
