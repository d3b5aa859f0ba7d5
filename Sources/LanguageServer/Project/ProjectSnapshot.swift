import CodemodKit
import Fixpoint
import ProjectIndex
import Configurations
import Workspace

/// All files of a project at one moment, and their analysis.
struct ProjectSnapshot: Sendable {
  /// The paths of the files, by file number.
  let paths: [FilePath]

  /// The files and their index.
  let context: ProjectContext

  /// Which passes run on each file, and which of their fixes are applied without a request.
  let profiles: ProfileTable

  /// How the files are built.
  let settings: ProjectSettings

  /// The files as they were read, regardless of configurations.
  private let sources: [ProjectFile]

  private let numbers: [FilePath: Int]

  private let builds: FileBuilds

  /// Creates a snapshot of the current files.
  ///
  /// - Parameter earlier: An earlier snapshot of the same project with the same configuration and settings;
  ///   unchanged files are reused from it.
  init(
    paths: [FilePath], files sources: [ProjectFile], _ configuration: FolderConfiguration,
    _ settings: ProjectSettings, after earlier: ProjectSnapshot?, _ setup: ServerSetup,
    until interruption: Interruption
  ) throws(Interrupted) {
    let threads = setup.threads
    let earlier = earlier?.paths == paths ? earlier : nil
    let changed = sources.indices.filter { earlier?.sources[$0] !== sources[$0] }
    let read = parallelMap(count: changed.count, threads: threads) { position in
      interruption.isRequested ? nil : sources[changed[position]].facts
    }
    try interruption.check()
    var facts = earlier?.context.index.files.map(Optional.init) ?? Array(repeating: nil, count: sources.count)
    for (number, new) in zip(changed, read) { facts[number] = new }
    var configuration = configuration
    let files = sources.indices.map { number in
      let file = sources[number]
      if let earlier, earlier.sources[number] === file { return earlier.context.files[number] }
      guard file.isEditable, configuration.excludes(paths[number]) else { return file }
      return ProjectFile(file, isEditable: false)
    }
    self.paths = paths
    self.sources = sources
    if let earlier {
      (self.settings, builds) = (earlier.settings, earlier.builds)
      (profiles, numbers) = (earlier.profiles, earlier.numbers)
    } else {
      let table = configuration.table(of: paths)
      var settings = settings
      table.override(&settings, of: files)
      self.settings = settings
      builds = FileBuilds(files.map(\.path), settings: settings)
      profiles = table.profiles { setup.codemods.configured(only: $0, options: $1) }
      numbers = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
    }
    let workers = Workers { count, body in _ = parallelMap(count: count, threads: threads, body) }
    let index = ProjectIndex(
      files: facts.compactMap(\.self), builds: builds, after: earlier?.context.index, workers: workers)
    context = ProjectContext(files: files, index: index)
  }

  /// The number of the file at a path.
  func number(of path: FilePath) -> Int? { numbers[path] }

  /// Whether the snapshot has the files in exactly these states.
  func shows(_ files: [ProjectFile], at paths: [FilePath]) -> Bool {
    paths == self.paths && zip(files, sources).allSatisfy { $0 === $1 }
  }
}
