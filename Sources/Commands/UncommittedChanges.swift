import CodemodKit
import Fixpoint
import Rewriting
import SwiftCST
import Workspace

/// The files of a run with uncommitted changes: a fix would mix with them, and git could not revert it alone.
struct UncommittedChanges {
  /// The paths of the files of the run.
  private let paths: [FilePath]
  /// The answers of git for the files that fixes would change, by file number.
  private var answers: [Int: UncommittedFile?] = [:]
  /// Why git could not answer.
  private(set) var failure: (any Error)?

  /// Creates an empty set.
  ///
  /// - Parameter paths: The files of the run (absolute, without symlinks).
  init(in paths: [FilePath]) { self.paths = paths }

  /// The files with uncommitted changes that fixes would change, by file number.
  var files: [Int: UncommittedFile] { answers.compactMapValues(\.self) }

  /// The positions of the fixes that change none of these files.
  mutating func clean(_ offer: FixOffer) -> [Int] {
    let numbers = Set(offer.findings.flatMap { $0.fix?.files ?? [] })
    look(at: numbers.filter { answers[$0] == nil }.ascending())
    guard failure == nil else { return [] }
    let dirty = Set(files.keys)
    return offer.findings.indices.filter { dirty.isDisjoint(with: offer.findings[$0].fix?.files ?? []) }
  }

  private mutating func look(at numbers: [Int]) {
    guard failure == nil, !numbers.isEmpty else { return }
    do {
      let found = try Self.uncommitted(among: numbers.map { paths[$0] })
      let byPath = Dictionary(found.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      for number in numbers { answers.updateValue(byPath[paths[number]], forKey: number) }
    } catch {
      failure = error
    }
  }

  private static func uncommitted(among paths: [FilePath]) throws -> [UncommittedFile] {
    if let link = WorkTree.brokenLink(around: Set(paths.map(\.parent))) {
      let folder = try HostProcess.currentFolder()
      throw UsageError(
        "nothing was written: \(link.relative(to: folder)) doesn't lead to a repository, so git can't tell "
          + "whether files have uncommitted changes. Repair it, or pass --allow-dirty.")
    }
    let byTree = Dictionary(grouping: paths) { WorkTree.containing($0.parent) }
    do {
      return try byTree.flatMap { tree, files in try tree?.uncommitted(among: files) ?? [] }
    } catch WorkspaceError.gitMissing {
      throw UsageError(
        "nothing was written: git is not in PATH, so uncommitted changes can't be detected. Install it, or "
          + "pass --allow-dirty.")
    }
  }
}

extension UncommittedChanges {
  /// A list of the files for people, one on each line, with paths relative to `folder`.
  func list(from folder: FilePath) -> String {
    let lines = files.values.sorted(on: \.path).map { file in
      "  \(file.path.relative(to: folder))\(file.isUntracked ? " (untracked)" : "")\n"
    }
    let rest = lines.count > Self.listedCount ? "  and \(lines.count - Self.listedCount) more\n" : ""
    return lines.prefix(Self.listedCount).joined() + rest
  }

  /// The maximum number of listed files; nobody reads further.
  private static let listedCount = 20
}
