import CodemodKit
import Codemods
import ProjectIndex
import Rewriting
import SwiftCST
import Workspace

/// Files that are built together, as they are on disk with the open documents laid over them.
final class Project {
  private let roots: Set<FilePath>
  private let store: SourceStore
  private let threads: Int
  private let profile = Profile(AllCodemods.configured(), applying: FixSelection())

  /// The files on disk; nil where they have to be listed.
  private var listing: ProjectFolder?
  private var settings = ProjectSettings()
  /// The states of the files that ``settings`` are from.
  private var settingsStates: [FilePath: FileIdentity?] = [:]
  private var snapshot: ProjectSnapshot?
  /// What was found in files of ``snapshot``, by their numbers.
  private var found: [Int: [Finding]] = [:]

  /// The project in the folders `roots`, whose files are those of `store`.
  init(roots: Set<FilePath>, store: SourceStore, threads: Int) {
    self.roots = roots
    self.store = store
    self.threads = threads
  }

  /// Files may be new or gone.
  func distrustListing() { listing = nil }

  /// All files as they are now.
  func current(until interruption: Interruption) throws(Interrupted) -> ProjectSnapshot {
    let listed = listed()
    let known = Set(listed)
    let unsaved = store.openPaths.filter { path in
      !known.contains(path) && FileIdentity(of: path) == nil && roots.contains { path.isSource(below: $0) }
    }
    let all = unsaved.isEmpty ? listed : (listed + unsaved).sorted()
    try store.read(all, until: interruption)
    let readable = all.compactMap { path in store.file(at: path).map { (path, $0) } }
    let (paths, files) = (readable.map(\.0), readable.map(\.1))
    if let snapshot, snapshot.shows(files, at: paths) { return snapshot }
    let new = try ProjectSnapshot(
      paths: paths, files: files, settings: settings, threads: threads, until: interruption)
    snapshot = new
    found = [:]
    return new
  }

  private func listed() -> [FilePath] {
    if let listing { return listing.swiftFiles }
    // A folder that can't be listed holds nothing that could be known.
    let new = (try? ProjectFolder(roots: roots)) ?? ProjectFolder.empty
    listing = new
    readSettings(new.settingsFiles)
    return new.swiftFiles
  }

  private func readSettings(_ paths: [FilePath]) {
    let states = Dictionary(paths.map { ($0, FileIdentity(of: $0)) }, uniquingKeysWith: { $1 })
    guard states != settingsStates else { return }
    settingsStates = states
    let files = paths.compactMap { path in
      (try? LoadedFile(reading: path)).map {
        SettingsFile(path: path.relative(to: store.folder).description, bytes: $0.text.bytes)
      }
    }
    settings = ProjectSettings(files: files)
    snapshot = nil
  }
}

// MARK: - Finding and fixing

extension Project {
  /// Whether one of the words that the passes look for stands in an open document. Where none does, nothing is
  /// found there, and the other files need not be read.
  func mayFind(in path: FilePath) -> Bool {
    guard let file = store.file(at: path) else { return false }
    return profile.mayMatch(in: file)
  }

  /// What the passes find in the file at a path, fixes that change other files too among it.
  func findings(in path: FilePath, until interruption: Interruption) throws(Interrupted) -> FileFindings? {
    guard mayFind(in: path) else { return nil }
    let snapshot = try current(until: interruption)
    guard let number = snapshot.number(of: path) else { return nil }
    if let known = found[number] { return FileFindings(snapshot: snapshot, findings: known) }
    let (profile, context) = (profile, snapshot.context)
    // On a thread of its own, because passes go deep.
    let perPass = parallelMap(count: 1) { _ in profile.findings(in: context, file: number) }
    try interruption.check()
    let all = profile.codemods.flatMap { perPass.first?[$0.metadata.id] ?? [] }
    found[number] = all
    return FileFindings(snapshot: snapshot, findings: all)
  }

  /// Makes all safe fixes that change no other files than those of which `isWanted` is true.
  func fixing(
    until interruption: Interruption, _ isWanted: (FilePath) -> Bool
  ) throws(Interrupted) -> ProjectFixes {
    let snapshot = try current(until: interruption)
    let files = snapshot.context.files.enumerated().map { number, file in
      let isEditable = file.isEditable && isWanted(snapshot.paths[number])
      return file.isEditable == isEditable ? file : ProjectFile(file, isEditable: isEditable)
    }
    let threads = threads
    let workers = Workers { count, body in _ = parallelMap(count: count, threads: threads, body) }
    let outcome = Fixpoint(ProfileTable(profile), settings: settings, workers: workers)
      .run(over: files) { offer in interruption.isRequested ? [] : Array(offer.findings.indices) }
    try interruption.check()
    return ProjectFixes(snapshot: snapshot, outcome: outcome)
  }
}

/// What there is to say about one file.
struct FileFindings: Sendable {
  /// The project in which it was found.
  let snapshot: ProjectSnapshot
  /// What was found, in the order of the passes.
  let findings: [Finding]

  /// Whether something can be fixed safely.
  var hasSafeFix: Bool { findings.contains { $0.rule.tier == .safe } }
}

/// What fixes make of a project.
struct ProjectFixes: Sendable {
  /// The project before.
  let snapshot: ProjectSnapshot
  let outcome: Outcome

  /// The lines that change, by the numbers of their files.
  var edits: [Int: [TextEdit]] {
    Dictionary(
      uniqueKeysWithValues: outcome.changed.map { number in
        let (old, new) = (outcome.originals[number].tree.source, outcome.files[number].tree.source)
        return (number, TextEdit.ofLines(from: old.bytes, to: new.bytes))
      })
  }
}
