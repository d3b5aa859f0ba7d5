import Foundation
import TestSupport

extension Playground {
  /// A playground with a copy of one of the folders in `Snapshots`.
  static func copying(_ snapshot: String) throws -> Playground {
    let playground = try Playground()
    try FileManager.default.removeItem(at: playground.folder)
    try FileManager.default.copyItem(
      at: packageRoot.appending(path: "Snapshots").appending(path: snapshot), to: playground.folder)
    return playground
  }

  /// A file as a client names it.
  func uri(_ name: String) -> String { url(name).absoluteString }

  /// The names of all Swift files but manifests.
  func sources() throws -> [String] {
    try names().filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
  }

  /// All sources by their names.
  func texts() throws -> [String: String] {
    try Dictionary(uniqueKeysWithValues: sources().map { ($0, try text($0)) })
  }
}
