import BuildFiles
import CodemodKit
import Fixpoint
import Configurations
import ProjectIndex
import SwiftCST
import Workspace

/// The files of a run: those that were asked for, and those around them that the passes need to know.
struct ProjectSources: Sendable {
  /// The files; only those that were asked for can be changed.
  private(set) var files: [ProjectFile] = []

  /// Where the files stand, in the same order.
  private(set) var paths: [FilePath] = []

  /// The project's own files that say how it is built.
  private(set) var settingsFiles: [SettingsFile] = []

  /// What holds for each file, in the same order.
  private(set) var configurations: ConfigurationTable

  /// How many files were asked for, without those that a configuration leaves out.
  let fileCount: Int

  /// How many of them could not be read.
  let unreadFileCount: Int

  /// How many files a configuration leaves out.
  let excludedCount: Int

  /// Whether a pass may have something to say of the files that were asked for.
  private(set) var mayHoldFindings: Bool

  /// What the passes see in the files, where that is known by now.
  private(set) var look: FirstLook?

  /// What could not be read.
  let problems: [WorkspaceError]

  /// In so many files there is something to find: nobody first looks whether the project around them is
  /// needed.
  private static let manyFiles = 100

  /// The folder that paths are told as seen from.
  private let folder: FilePath

  /// Reads the files that were asked for, and where the passes have to know it the project around them; paths
  /// are told as seen from `folder`.
  ///
  /// - Parameters:
  ///   - overlay: Texts that take the place of what is on disk.
  ///   - look: What the passes see in the files that were asked for, which tells whether the project around
  ///     them has to be known.
  init(
    _ discovery: Discovery, overlay: [FilePath: [UInt8]] = [:], from folder: FilePath,
    configuration: RunConfiguration, threads: Int, progress: Progress,
    lookingAt look: (ProjectSources) -> FirstLook
  ) throws {
    var configuration = configuration
    let asked = try configuration.included(discovery.files)
    let reader = SourceReader(
      asked, overlay: overlay, from: folder, threads: threads, progress: progress)
    let findProject = {
      try ProjectFolder.containing(asked.map(\.path), else: folder, foundBy: discovery)
    }
    let askedPaths = asked.map(\.path)
    let (own, beside) = reader.read(askedPaths) {
      (
        project: asked.count < Self.manyFiles ? nil : try? findProject(),
        configurations: configuration.table(of: askedPaths)
      )
    }
    self.folder = folder
    fileCount = asked.count
    unreadFileCount = own.problems.count
    excludedCount = discovery.files.count - asked.count
    problems = discovery.problems + own.problems
    paths = askedPaths
    configurations = beside.configurations
    let search = ByteSearch(configurations.passesThatAreOn.flatMap(\.words))
    mayHoldFindings = own.files.contains { search.matches($0.bytes) }
    if !mayHoldFindings || beside.project == nil {
      // Where there is nothing to find, a syntax error is still worth telling of.
      take(own.files, reader, &configuration)
      guard mayHoldFindings else {
        reader.parse(files)
        return
      }
      let seen = look(self)
      (self.look, mayHoldFindings) = (seen, seen.needsProject)
      guard mayHoldFindings else { return }
    }
    progress.begin(.finding)
    addProject(try beside.project ?? findProject(), to: own.files, reader, &configuration)
  }

  /// How the project is built: what its own files say, and over them configurations and the command line.
  var settings: ProjectSettings { overridden(ProjectSettings(files: settingsFiles)) }

  /// What configurations and the command line alone say of how the project is built.
  var overridingSettings: ProjectSettings { overridden(ProjectSettings()) }

  private func overridden(_ settings: ProjectSettings) -> ProjectSettings {
    var settings = settings
    configurations.override(&settings, of: files)
    return settings
  }

  /// Whether there is so much to look at that it is worth the while to remember what was found.
  var isWorthRemembering: Bool { fileCount >= Self.manyFiles }

  /// Reads the project around files.
  private mutating func addProject(
    _ project: ProjectFolder, to own: [LoadedFile], _ reader: SourceReader,
    _ configuration: inout RunConfiguration
  ) {
    let known = Set(own.map(\.path))
    var around = project.swiftFiles.filter { !known.contains($0) }
    let unsaved = reader.overlay.keys.filter { project.takes($0) && !known.contains($0) }
    if !unsaved.isEmpty { around = Set(around + unsaved).ascending() }
    // What was seen of the files alone holds where nothing is around them.
    if look != nil, around.isEmpty, project.settingsFiles.isEmpty { return }
    look = nil
    let (others, settingsFiles) = reader.read(around) {
      SettingsFile.reading(project.settingsFiles, from: folder)
    }
    self.settingsFiles = settingsFiles
    take(around.isEmpty ? own : (own + others.files).sorted(on: \.path), reader, &configuration)
  }

  /// Takes files, and what holds for them.
  private mutating func take(
    _ loaded: [LoadedFile], _ reader: SourceReader, _ configuration: inout RunConfiguration
  ) {
    files = reader.files(of: loaded)
    let loadedPaths = loaded.map(\.path)
    // Where every file could be read, that was found out beside it.
    guard loadedPaths != paths else { return }
    paths = loadedPaths
    configurations = configuration.table(of: paths)
  }
}
