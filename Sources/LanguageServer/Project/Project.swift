import BuildFiles
import CodemodKit
import Fixpoint
import Configurations
import ProjectIndex
import Rewriting
import SwiftCST
import Workspace

/// Files that are built together, as they are on disk with the open documents overlaid.
final class Project {
  private let roots: Set<FilePath>
  private let store: SourceStore
  private let setup: ServerSetup
  /// All passes, to check whether any of them could have findings.
  private let allPasses: Profile

  /// The files on disk; nil if they have to be listed again.
  private var listing: ProjectFolder?
  private var configuration: FolderConfiguration?
  /// The last configuration without a mistake. It stays in effect while a configuration is edited.
  private var soundConfiguration: FolderConfiguration?
  private var settings = ProjectSettings()
  /// The states of the files that ``settings`` come from.
  private var settingsStates: [FilePath: FileIdentity?] = [:]
  private var snapshot: ProjectSnapshot?
  /// The known findings in the files of ``snapshot``, and the version of the baseline.
  private var baseline: (version: Int, counts: Baseline)?
  /// The findings in files of ``snapshot``, by file number.
  private var found: [Int: [Finding]] = [:]

  /// Creates the project in the folders `roots`, whose files are those of `store`.
  init(roots: Set<FilePath>, store: SourceStore, _ setup: ServerSetup) {
    self.roots = roots
    self.store = store
    self.setup = setup
    allPasses = Profile(setup.codemods.configured(), applying: FixSelection())
  }

  /// Whether the project's files have been read.
  var isRead: Bool { snapshot != nil }

  /// Marks files as possibly new or deleted.
  func distrustListing() { listing = nil }

  /// The configuration mistakes of the first of some files that has any.
  func mistakes(for files: some Sequence<FilePath>) -> [ConfigurationMistake] {
    var configuration = configuration(of: paths())
    return files.firstNonNil { file in
      let mistakes = configuration.mistakes(for: file)
      return mistakes.isEmpty ? nil : mistakes
    } ?? []
  }

  /// The URL of the pages of the passes, from the configuration of a file.
  func documentation(for file: FilePath) -> String? {
    var configuration = soundConfiguration ?? configuration(of: paths())
    return configuration.table(of: [file]).configurations.firstNonNil(\.documentation)?.value
  }

  /// The current state of all files.
  func current(until interruption: Interruption) throws(Interrupted) -> ProjectSnapshot {
    let all = paths()
    let newest = configuration(of: all)
    let configuration = soundConfiguration ?? newest
    let known = try store.files(at: all, until: interruption)
    let files = known.compactMap(\.self)
    let paths =
      files.count == all.count ? all : zip(all, known).compactMap { path, file in file.map { _ in path } }
    if let snapshot, snapshot.shows(files, at: paths) { return snapshot }
    let new = try ProjectSnapshot(
      paths: paths, files: files, configuration, settings, after: snapshot, setup,
      until: interruption)
    if new.paths != snapshot?.paths { baseline = nil }
    snapshot = new
    found = [:]
    return new
  }

  /// The known findings in the files of a snapshot, which are neither reported nor fixed; discards earlier
  /// findings if these have changed.
  private func baseline(of snapshot: ProjectSnapshot) -> Baseline? {
    guard let known = setup.known else { return nil }
    known.refresh()
    if let baseline, baseline.version == known.version { return baseline.counts }
    let counts = known.baseline(of: snapshot.paths)
    baseline = (known.version, counts)
    found = [:]
    return counts
  }

  // MARK: - Files on disk

  /// The files on disk, and unsaved documents.
  private func paths() -> [FilePath] {
    let listed = listed()
    let unsaved = store.openFiles.paths.filter { path in
      roots.contains { path.isSource(below: $0) } && FileIdentity(of: path) == nil && !listed.contains(path)
    }
    return unsaved.isEmpty ? listed : (listed + unsaved).ascending()
  }

  private func listed() -> [FilePath] {
    if let listing { return listing.swiftFiles }
    // A folder that can't be listed contributes no files.
    let new = (try? ProjectFolder(roots: roots)) ?? ProjectFolder.empty
    listing = new
    readSettings(new.settingsFiles)
    if let configuration, !configuration.holds(for: new.swiftFiles) { self.configuration = nil }
    return new.swiftFiles
  }

  private func configuration(of files: [FilePath]) -> FolderConfiguration {
    if let configuration { return configuration }
    let new = FolderConfiguration(of: files, in: store.folder, setup.codemods.metadata)
    configuration = new
    if new.isSound(for: files) { soundConfiguration = new }
    snapshot = nil
    return new
  }

  private func readSettings(_ paths: [FilePath]) {
    let states = Dictionary(paths.map { ($0, FileIdentity(of: $0)) }, uniquingKeysWith: { $1 })
    guard states != settingsStates else { return }
    settingsStates = states
    settings = ProjectSettings(reading: paths, from: store.folder)
    snapshot = nil
  }
}

// MARK: - Finding and fixing

extension Project {
  /// The findings of the passes in the file at a path, including fixes that change other files; nil if there
  /// can't be any.
  func findings(in path: FilePath, until interruption: Interruption) throws(Interrupted) -> FileFindings? {
    guard mayFind(in: path) else { return nil }
    let snapshot = try current(until: interruption)
    guard let number = snapshot.number(of: path) else { return nil }
    let baseline = baseline(of: snapshot)
    if let known = found[number] { return FileFindings(snapshot: snapshot, findings: known) }
    let (profile, context) = (snapshot.profiles[number], snapshot.context)
    let perPass = profile.findings(in: context, file: number)
    try interruption.check()
    let all = profile.codemods.flatMap { perPass[$0.metadata.id] ?? [] }
    let reported = baseline?.unknown(among: all, in: snapshot.context.files) ?? all
    found[number] = reported
    return FileFindings(snapshot: snapshot, findings: reported)
  }

  /// Whether an open document contains one of the words that passes search for, its configuration is or was
  /// valid, and the texts of all open files are known. Otherwise, it has no findings, and the other files
  /// need not be read.
  func mayFind(in path: FilePath) -> Bool {
    guard store.openFiles.areKnown, let file = store.file(at: path), allPasses.mayMatch(in: file) else {
      return false
    }
    return mistakes(for: [path]).isEmpty || soundConfiguration != nil
  }

  /// Applies all safe fixes that change only files for which `isWanted` is true. Unsafe fixes are only
  /// applied one by one, whatever a configuration allows: nobody reviews what happens on save.
  func fixing(
    until interruption: Interruption, _ isWanted: (FilePath) -> Bool
  ) throws(Interrupted) -> ProjectFixes {
    let snapshot = try current(until: interruption)
    let files = snapshot.context.files.enumerated().map { number, file in
      let isEditable = file.isEditable && isWanted(snapshot.paths[number])
      return file.isEditable == isEditable ? file : ProjectFile(file, isEditable: isEditable)
    }
    let threads = setup.threads
    let workers = Workers { count, body in _ = parallelMap(count: count, threads: threads, body) }
    let runner = Runner(
      snapshot.profiles, baseline: baseline(of: snapshot), settings: snapshot.settings, workers: workers)
    let outcome = runner.run(over: files) { offer in
      FixDecision(
        applying: offer.findings.indices.filter {
          !interruption.isRequested && offer.findings[$0].rule.tier == .safe
        })
    }
    try interruption.check()
    return ProjectFixes(snapshot: snapshot, outcome: outcome)
  }
}

/// The findings in one file.
struct FileFindings: Sendable {
  /// The project in which they were found.
  let snapshot: ProjectSnapshot
  /// The findings, in the order of the passes.
  let findings: [Finding]

  /// Whether a fix is applied without being requested by name.
  var hasFixToMake: Bool { findings.contains(where: isMadeUnasked) }

  /// Whether such a fix changes no other file.
  var hasFixToMakeHere: Bool { findings.contains { $0.fix?.files.count == 1 && isMadeUnasked($0) } }

  private func isMadeUnasked(_ finding: Finding) -> Bool {
    finding.rule.tier == .safe && snapshot.profiles.apply(finding) && snapshot.context.mayFix(finding)
  }
}

/// The result of applying fixes to a project.
struct ProjectFixes: Sendable {
  /// The project before the fixes.
  let snapshot: ProjectSnapshot
  let outcome: Outcome

  /// The changed lines, by file number.
  var edits: [Int: [TextEdit]] {
    Dictionary(
      uniqueKeysWithValues: outcome.changed.map { number in
        let (old, new) = (outcome.originals[number].source, outcome.files[number].source)
        return (number, TextEdit.ofLines(from: old.bytes, to: new.bytes))
      })
  }
}
