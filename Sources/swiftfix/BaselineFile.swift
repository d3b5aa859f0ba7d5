import CodemodKit
import SwiftCST
import Workspace

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file in which a project keeps its baseline: by file, seen from where the baseline stands, the findings
/// that are known, each with the line that it begins on.
struct BaselineFile: Codable {
  /// A finding that is known.
  struct Item: Codable {
    let id: String
    let line: String
    let count: Int
  }

  /// The version of this format.
  static let currentVersion = 1

  let version: Int
  let findings: [String: [Item]]

  /// The baseline that knows everything that could be fixed in these files.
  init(of found: [Finding], in files: [ProjectFile], at paths: [FilePath], from folder: FilePath) {
    version = Self.currentVersion
    let counts = Baseline(of: found, in: files).counts
    let known = files.indices.filter { !counts[$0].isEmpty }
    findings = Dictionary(
      known.map { number in
        let items = counts[number].sorted { $0.key < $1.key }
        return (
          paths[number].relative(to: folder).description,
          items.map { Item(id: $0.key.id, line: $0.key.line, count: $0.value) }
        )
      }, uniquingKeysWith: +)
  }

  /// What the baseline knows of the files of a run.
  func baseline(of paths: [FilePath], from folder: FilePath) -> Baseline {
    Baseline(
      counts: paths.map { path in
        let items = findings[path.relative(to: folder).description] ?? []
        return Dictionary(
          items.map { (Baseline.Entry(id: $0.id, line: $0.line), $0.count) }, uniquingKeysWith: +)
      })
  }

  /// How many findings are known.
  var count: Int { findings.values.joined().reduce(0) { $0 + $1.count } }
}

// MARK: - On disk

extension BaselineFile {
  /// Reads a baseline.
  init(reading path: FilePath) throws {
    let bytes = try LoadedFile(reading: path).text.bytes
    guard let file = try? JSONDecoder().decode(BaselineFile.self, from: Data(bytes)),
      file.version == Self.currentVersion
    else {
      throw UsageError(
        "\(path): not a baseline that this version can read; make it anew with --write-baseline \(path)")
    }
    self = file
  }

  /// Writes the baseline, whole or not at all.
  func write(to path: FilePath) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try OutputFile(path).write(Array(encoder.encode(self)) + [UInt8(ascii: "\n")])
  }
}
