import CodemodKit
import Codemods
import Configurations
import Foundation
import TestSupport
import Testing

/// One thing that a pass does or leaves alone: files before, files after, and what was reported.
///
///     Snapshots/<pass>/<case>/before.swift     or a folder `before` with several files
///                             after.swift      or a folder `after`; absent where nothing changes
///                             report.txt       each finding with its line, marked
///                             flags.txt        options of the command line, a line each; may be absent
///
/// Cases of `Snapshots/seeds` belong to no pass: all run over them. So they do over those of
/// `unused-suppressions`, which looks at what the others find.
///
/// A comment `// type-check: no, <reason>` in `flags.txt` says that the files need more than the stand-in.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
  let pass: String
  let name: String
  let folder: URL
  let before: [SnapshotFile]
  let after: [SnapshotFile]?
  let report: String?
  let flags: [String]

  var testDescription: String { "\(pass)/\(name)" }

  /// Why the files are not type-checked; nil where they are.
  var reasonNotToTypeCheck: String? {
    flags.first { $0.hasPrefix("// type-check: no, ") }.map { String($0.dropFirst(19)) }
  }

  /// The cases of all passes, or those that `SWIFTFIX_CASES` names: passes and cases (`lazy-stacks/grid`), with
  /// commas between them.
  static let all: [SnapshotCase] = {
    let passes = AllCodemods.catalog.metadata.map(\.id) + ["seeds"]
    let cases = passes.flatMap { pass in
      subfolders(of: root.appending(path: pass)).map { SnapshotCase(pass: pass, folder: $0) }
    }
    guard let wanted = ProcessInfo.processInfo.environment["SWIFTFIX_CASES"] else { return cases }
    let names = Set(wanted.split(separator: ",").map(String.init))
    return cases.filter { names.contains($0.pass) || names.contains($0.testDescription) }
  }()

  /// The folder `Snapshots`.
  static let root = packageRoot.appending(path: "Snapshots")

  private init(pass: String, folder: URL) {
    self.pass = pass
    self.folder = folder
    name = folder.lastPathComponent
    before = SnapshotFile.read("before", in: folder) ?? []
    after = SnapshotFile.read("after", in: folder)
    report = try? String(contentsOf: folder.appending(path: "report.txt"), encoding: .utf8)
    let flagText = try? String(contentsOf: folder.appending(path: "flags.txt"), encoding: .utf8)
    flags = (flagText ?? "").split(separator: "\n").map(String.init)
  }

  private static func subfolders(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
  }

  /// The folders of the cases that all passes run over.
  private static let together = ["seeds", "unused-suppressions"]

  /// The options that the flags set, for the pass of the case alone or for all.
  func options(allPasses: Bool = false) throws -> RunOptions {
    var options = RunOptions(for: AllCodemods.catalog.metadata)
    if !Self.together.contains(pass), !allPasses { try options.runOnly([pass]) }
    for line in flags where !line.hasPrefix("//") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch words[0] {
      case "--unsafe": options.includeUnsafe()
      case "--hints": options.includeHints()
      case "--allow": try options.allow([words[1]])
      case "--option": try options.set(words[1])
      case "--deployment":
        try words[1].split(separator: ",").forEach { try options.setDeployment(String($0)) }
      case "--swift": try options.setSwift(words[1])
      default: throw SnapshotProblem("unknown flag '\(line)' in \(testDescription)")
      }
    }
    return options
  }
}

/// Something wrong with a case itself.
struct SnapshotProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
