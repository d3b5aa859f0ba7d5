import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// The data of a run about each separate file, kept over the rounds: only changed files are analyzed again.
struct RunState {
  /// The current files.
  private(set) var files: [ProjectFile]

  /// The words that passes search for.
  let words: PassWords

  private let workers: Workers
  private let settings: @Sendable () -> ProjectSettings
  private var basics: Basics?
  /// The project as of the last request.
  private var context: ProjectContext?
  private var lastSearch: Search?

  /// What a search has found, and what has changed since.
  private struct Search {
    let index: ProjectIndex
    /// The findings of each pass, by the file that was searched.
    let findings: [Int: FileFindings]
    /// The edits of the one round after the search.
    var edits: [Int: [TextEdit]] = [:]
  }

  /// The findings of passes in one file, by the ID of the pass.
  typealias FileFindings = [String: [Finding]]

  /// Whether a pass has queried the project for anything that other files may affect.
  var wasAsked: Bool { context?.index.wasAsked ?? false }

  /// A longer file (in bytes) takes as long as dozens of others, so it is processed before them.
  private static let longFile = 1 << 15

  /// Data about the separate files.
  private struct Basics {
    /// The words that occur in each file.
    var hits: [PassWords.Hits]

    /// How the files are built.
    let builds: FileBuilds
  }

  /// Creates the state; nothing is computed before it is requested.
  init(
    _ files: [ProjectFile], for passes: [CodemodMetadata],
    settings: @escaping @Sendable () -> ProjectSettings, workers: Workers
  ) {
    self.files = files
    self.workers = workers
    self.settings = settings
    words = PassWords(passes)
  }

  /// Sets the files after a round with some edits.
  mutating func update(_ new: [ProjectFile], after edits: [Int: [TextEdit]]) {
    if lastSearch?.edits.isEmpty == true { lastSearch?.edits = edits } else { lastSearch = nil }
    let changed = new.indices.filter { new[$0] !== files[$0] }
    files = new
    guard basics != nil else { return }
    let words = words
    let found = workers.map(changed.count) { words.hits(in: new[changed[$0]]) }
    for (number, hits) in zip(changed, found) { basics?.hits[number] = hits }
  }

  /// The words that occur in each file.
  mutating func hits() -> [PassWords.Hits] { found().hits }

  /// Parses the files that haven't been parsed yet, finds their declarations, and searches for the words
  /// while each file is still in the processor's caches. In parallel, determines how they are built: an Xcode
  /// project takes as long as many files.
  private mutating func found() -> Basics {
    if let basics { return basics }
    let (files, words, settings) = (files, words, settings)
    let longOnesFirst = files.indices.sorted(on: { files[$0].source.count > Self.longFile ? 0 : 1 })
    let (hits, builds) = workers.map(longOnesFirst) { number in
      _ = files[number].facts
      return words.hits(in: files[number])
    } beside: {
      FileBuilds(files.map(\.path), settings: settings())
    }
    let basics = Basics(hits: hits, builds: builds)
    self.basics = basics
    return basics
  }

  /// The current project.
  mutating func project() -> ProjectContext {
    let builds = found().builds
    let files = files
    let facts = workers.map(files.count) { files[$0].facts }
    let index = ProjectIndex(files: facts, builds: builds, after: context?.index, workers: workers)
    let context = ProjectContext(files: files, index: index, workers: workers)
    self.context = context
    return context
  }

  // MARK: - Searches

  /// Keeps the findings of a search for the next one.
  mutating func keep(_ findings: [Int: FileFindings], in project: ProjectContext) {
    lastSearch = Search(index: project.index, findings: findings)
  }

  /// The findings that the last round can't have changed, by the file that was searched; empty if there was
  /// no search before the round.
  ///
  /// - Parameter mayBeApplied: Whether the fix of a finding can be applied. Its file is searched again: a fix
  ///   is never applied without being found in the current text.
  func lastingFindings(
    in project: ProjectContext, where mayBeApplied: (Finding) -> Bool
  ) -> [Int: FileFindings] {
    guard let last = lastSearch, !last.edits.isEmpty, last.edits.count <= files.count / 4 else { return [:] }
    let reach = FixReach(of: last.edits, from: last.index, to: project.index).files
    return last.findings.filter { file, findings in
      !reach.contains(file)
        && !findings.values.joined().contains { finding in
          mayBeApplied(finding) || reach.contains(finding.file)
            || finding.fix?.files.contains(where: reach.contains) == true
        }
    }
  }
}
