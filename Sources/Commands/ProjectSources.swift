import BuildFiles
import CodemodKit
import Fixpoint
import Configurations
import ProjectIndex
import SwiftCST
import Workspace

/// The files of a run: the requested files, and those around them that the passes need.
struct ProjectSources: Sendable {
  /// The files; only the requested ones can be changed.
  private(set) var files: [ProjectFile] = []

  /// The paths of the files, in the same order.
  private(set) var paths: [FilePath] = []

  /// The project's own files with build settings.
  private(set) var settingsFiles: [SettingsFile] = []

  /// The configuration of each file, in the same order.
  private(set) var configurations: ConfigurationTable

  /// The number of requested files, without the excluded ones.
  let fileCount: Int

  /// The number of them that could not be read.
  let unreadFileCount: Int

  /// The number of files that a configuration excludes.
  let excludedCount: Int

  /// Whether a pass may have findings in the requested files.
  private(set) var mayHoldFindings: Bool

  /// The first findings of the passes in the files, if they are already known.
  private(set) var look: FirstLook?

  /// The errors from reading files.
  let problems: [WorkspaceError]

  /// A run over this many files is expected to have findings: it doesn't first check whether the project
  /// around them is needed.
  private static let manyFiles = 100

  /// The folder that displayed paths are relative to.
  private let folder: FilePath

  /// Reads the requested files and, if the passes need it, the project around them; paths are displayed
  /// relative to `folder`.
  ///
  /// - Parameters:
  ///   - overlay: Texts that replace the contents on disk.
  ///   - look: Runs the passes on the requested files, to find out whether they need the project around them.
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
    let passes = configurations.passesThatAreOn
    let search = ByteSearch(passes.flatMap(\.words))
    mayHoldFindings = own.files.contains { search.matches($0.bytes) }
    if let words = Self.projectWords(of: passes) {
      let needed = ByteSearch(passes.flatMap(\.words) + words)
      take(own.files.filter { needed.matches($0.bytes) }, reader, &configuration)
      return
    }
    if !mayHoldFindings || beside.project == nil {
      // Even without findings, syntax errors must be reported.
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

  /// Words of which one occurs in every file that can change what some passes say of others; nil where any
  /// file can.
  private static func projectWords(of passes: [CodemodMetadata]) -> [String]? {
    passes.allSatisfy { $0.projectWords != nil } ? passes.flatMap { $0.projectWords ?? [] } : nil
  }

  /// How the project is built: what its own files say, and over them configurations and the command line.
  var settings: ProjectSettings { overridden(ProjectSettings(files: settingsFiles)) }

  /// Only the build settings from configurations and the command line.
  var overridingSettings: ProjectSettings { overridden(ProjectSettings()) }

  private func overridden(_ settings: ProjectSettings) -> ProjectSettings {
    var settings = settings
    configurations.override(&settings, of: files)
    return settings
  }

  /// Whether there are so many files that the findings are worth caching.
  var isWorthRemembering: Bool { fileCount >= Self.manyFiles }

  /// Reads the project around the files.
  private mutating func addProject(
    _ project: ProjectFolder, to own: [LoadedFile], _ reader: SourceReader,
    _ configuration: inout RunConfiguration
  ) {
    let known = Set(own.map(\.path))
    var around = project.swiftFiles.filter { !known.contains($0) }
    let unsaved = reader.overlay.keys.filter { project.takes($0) && !known.contains($0) }
    if !unsaved.isEmpty { around = Set(around + unsaved).ascending() }
    // The findings in the files alone stay valid if there is nothing around them.
    if look != nil, around.isEmpty, project.settingsFiles.isEmpty { return }
    look = nil
    let (others, settingsFiles) = reader.read(around) {
      SettingsFile.reading(project.settingsFiles, from: folder)
    }
    self.settingsFiles = settingsFiles
    take(around.isEmpty ? own : (own + others.files).sorted(on: \.path), reader, &configuration)
  }

  /// Adds files and their configurations.
  private mutating func take(
    _ loaded: [LoadedFile], _ reader: SourceReader, _ configuration: inout RunConfiguration
  ) {
    files = reader.files(of: loaded)
    let loadedPaths = loaded.map(\.path)
    // If all files could be read, this is already known: it was computed in parallel with reading.
    guard loadedPaths != paths else { return }
    paths = loadedPaths
    configurations = configuration.table(of: paths)
  }
}
