package import CodemodKit
package import Fixpoint
package import Workspace

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The baseline file of a project: for each file, by its path relative to the baseline, the known findings
/// with the lines on which they begin.
package struct BaselineFile: Sendable {
  /// A known finding.
  private struct Item: Codable, Sendable {
    let id: String
    let line: String
    let count: Int
  }

  private struct Contents: Codable, Sendable {
    let version: Int
    let findings: [String: [Item]]
  }

  /// The version of this format.
  private static let currentVersion = 1

  private let path: FilePath
  private let contents: Contents

  /// The folder that paths are relative to, without symlinks, like the paths of a run.
  private static func folder(of path: FilePath) -> FilePath { path.withoutSymlinks.parent }

  /// Creates the baseline at `path` (absolute), without writing it, from the findings in these files that a
  /// baseline can contain.
  package init(
    at path: FilePath, of found: [Finding], in files: [ProjectFile], at paths: [FilePath]
  ) {
    let folder = Self.folder(of: path)
    let counts = Baseline(of: found, in: files).counts
    let known = files.indices.filter { !counts[$0].isEmpty }
    let findings = known.map { number in
      let items = counts[number].sorted { $0.key < $1.key }
      return (
        paths[number].relative(to: folder).description,
        items.map { Item(id: $0.key.id, line: $0.key.line, count: $0.value) }
      )
    }
    self.path = path
    contents = Contents(
      version: Self.currentVersion, findings: Dictionary(findings, uniquingKeysWith: +))
  }

  /// The baseline of the files of a run (absolute, without symlinks).
  package func baseline(of paths: [FilePath]) -> Baseline {
    let folder = Self.folder(of: path)
    return Baseline(
      counts: paths.map { path in
        let items = contents.findings[path.relative(to: folder).description] ?? []
        return Dictionary(
          items.map { (Baseline.Entry(id: $0.id, line: $0.line), $0.count) }, uniquingKeysWith: +)
      })
  }

  /// The number of known findings in files that no longer exist.
  package var countOfMissingFiles: Int {
    let folder = Self.folder(of: path)
    let missing = contents.findings.filter { name, _ in
      (try? folder.appending(FilePath(name)).status()) == nil
    }
    return missing.values.joined().reduce(0) { $0 + $1.count }
  }

  /// The number of its findings that another baseline doesn't contain.
  package func count(notIn other: BaselineFile) -> Int {
    contents.findings.reduce(0) { sum, entry in
      let known = Dictionary(
        (other.contents.findings[entry.key] ?? []).map {
          (Baseline.Entry(id: $0.id, line: $0.line), $0.count)
        },
        uniquingKeysWith: +)
      return entry.value.reduce(sum) { sum, item in
        sum + max(0, item.count - known[Baseline.Entry(id: item.id, line: item.line), default: 0])
      }
    }
  }

  /// The number of known findings.
  package var count: Int { contents.findings.values.joined().reduce(0) { $0 + $1.count } }
}

// MARK: - On disk

extension BaselineFile {
  /// Reads the baseline at `path` (absolute).
  package init(reading path: FilePath) throws(WorkspaceError) {
    let bytes = try LoadedFile.bytes(of: path)
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)),
      contents.version == Self.currentVersion, contents.findings.values.joined().allSatisfy({ $0.count > 0 })
    else { throw .unreadableBaseline(path) }
    self.path = path
    self.contents = contents
  }

  private static let jsonDecoder = JSONDecoder()

  /// Whether a new baseline may replace the file at `path` (absolute): there is none, or it is a baseline of
  /// any version.
  package static func canReplace(_ path: FilePath) -> Bool {
    guard let bytes = try? LoadedFile.bytes(of: path), !bytes.isEmpty else { return true }
    return (try? Self.jsonDecoder.decode(Mark.self, from: Data(bytes))) != nil
  }

  /// The common part of the baselines of all versions.
  private struct Mark: Decodable {
    let version: Int
    let findings: [String: Items]

    struct Items: Decodable {}
  }

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  /// Writes the baseline, completely or not at all.
  package func write() throws(WorkspaceError) {
    // Texts, integers and collections of these can always be encoded.
    guard let data = try? Self.encoder.encode(contents) else { return }
    try OutputFile(path).write(Array(data) + [UInt8(ascii: "\n")])
  }
}
