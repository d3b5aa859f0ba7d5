import CodemodKit
import Codemods
import ProjectIndex
import Workspace

/// All files of a project at one moment, and what is known of them together.
struct ProjectSnapshot: Sendable {
  /// Where the files stand, in the order of their numbers.
  let paths: [FilePath]

  /// The files and their index.
  let context: ProjectContext

  /// Which passes look at each file, and which of their fixes are made unasked.
  let profiles: ProfileTable

  /// How the files are built.
  let settings: ProjectSettings

  /// The files as they were read, whatever a configuration says of them.
  private let sources: [ProjectFile]

  private let numbers: [FilePath: Int]

  init(
    paths: [FilePath], files sources: [ProjectFile], _ configuration: FolderConfiguration,
    _ settings: ProjectSettings, threads: Int, until interruption: Interruption
  ) throws(Interrupted) {
    let facts = parallelMap(count: sources.count, threads: threads) { number in
      interruption.isRequested ? nil : sources[number].facts
    }
    try interruption.check()
    var configuration = configuration
    let table = configuration.table(of: paths)
    let files = zip(paths, sources).map { path, file in
      file.isEditable && configuration.excludes(path) ? ProjectFile(file, isEditable: false) : file
    }
    var settings = settings
    table.override(&settings, of: files)
    self.paths = paths
    self.sources = sources
    self.settings = settings
    profiles = table.profiles { AllCodemods.configured(only: $0, options: $1) }
    context = ProjectContext(
      files: files, index: ProjectIndex(files: facts.compactMap(\.self), settings: settings))
    numbers = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The number of the file at a path.
  func number(of path: FilePath) -> Int? { numbers[path] }

  /// Whether the snapshot shows the files in just these states.
  func shows(_ files: [ProjectFile], at paths: [FilePath]) -> Bool {
    paths == self.paths && zip(files, sources).allSatisfy { $0 === $1 }
  }
}
