import BuildFiles
import CSTParser
import CodemodKit
import Configurations
import ProjectIndex
import SwiftCST
import Workspace

/// The files of a run: those that were asked for, and those around them that the passes need to know.
struct ProjectSources: Sendable {
  /// The parsed files; only those that were asked for can be changed.
  private(set) var files: [ProjectFile] = []

  /// Where the files stand, in the same order.
  private(set) var paths: [FilePath] = []

  /// What the project's own files and the command line say of how it is built.
  private(set) var settings = ProjectSettings()

  /// What holds for each file, in the same order.
  private(set) var configurations: ConfigurationTable

  /// How many files were asked for, without those that a configuration leaves out.
  let fileCount: Int

  /// How many files a configuration leaves out.
  let excludedCount: Int

  /// What could not be read.
  let problems: [WorkspaceError]

  /// Reads the files that were asked for, and the project around them; paths are told as seen from `folder`.
  ///
  /// - Parameter overlay: Texts that take the place of what is on disk.
  init(
    _ discovery: Discovery, overlay: [FilePath: [UInt8]] = [:], from folder: FilePath,
    configuration: RunConfiguration, threads: Int, progress: Progress
  ) throws {
    var configuration = configuration
    let asked = try configuration.included(discovery.files)
    configurations = configuration.table(of: asked.map(\.path))
    let search = ByteSearch(configurations.passesThatAreOn.flatMap(\.words))
    let own = LoadedFiles(asked.map(\.path), overlay, threads, progress)
    let named = Set(asked.filter(\.isNamed).map(\.path))
    fileCount = asked.count
    excludedCount = discovery.files.count - asked.count
    problems = discovery.problems + own.problems
    guard own.files.contains(where: { search.matches($0.bytes) }) else {
      // Nothing to find, but a syntax error is worth telling of.
      parse(
        own.files, from: folder, threads, progress, isEditable: { _ in true }, settingsFiles: [])
      configurations = configuration.table(of: paths)
      return
    }
    progress.begin(.finding)
    let project = try ProjectFolder.containing(asked.map(\.path), else: folder, foundBy: discovery)
    let known = Set(own.files.map(\.path))
    let around = Set(project.swiftFiles).union(overlay.keys.filter(project.takes)).subtracting(known)
    let others = LoadedFiles(around.ascending(), overlay, threads, progress)
    let sources = Set(asked.lazy.filter { !$0.isManifest }.map(\.path))
    let all = (own.files + others.files).sorted(on: \.path)
    configurations = configuration.table(of: all.map(\.path))
    parse(
      all, from: folder, threads, progress,
      isEditable: {
        sources.contains($0.path) && (named.contains($0.path) || !SourceText(bytes: $0.bytes).isGenerated)
      },
      settingsFiles: project.settingsFiles)
    configurations.override(&settings, of: files)
  }

  /// Parses files, and finds the settings at the same time: an Xcode project takes as long as many files.
  private mutating func parse(
    _ loaded: [LoadedFile], from folder: FilePath, _ threads: Int, _ progress: Progress,
    isEditable: @escaping @Sendable (LoadedFile) -> Bool,
    settingsFiles: [FilePath]
  ) {
    paths = loaded.map(\.path)
    progress.begin(.parsing(loaded.count))
    let first = settingsFiles.isEmpty ? 0 : 1
    let results = parallelMap(count: loaded.count + first, threads: threads) { number in
      guard number >= first else {
        return ParseResult.settings(ProjectSettings(reading: settingsFiles, from: folder))
      }
      let file = loaded[number - first]
      defer { progress.step() }
      return ParseResult.file(
        ProjectFile(
          path: file.path.relative(to: folder).description,
          tree: SyntaxTree.parse(SourceText(bytes: file.bytes)),
          isEditable: isEditable(file)))
    }
    for result in results {
      switch result {
      case .settings(let found): settings = found
      case .file(let file): files.append(file)
      }
    }
  }

  private enum ParseResult: Sendable {
    case settings(ProjectSettings)
    case file(ProjectFile)
  }
}

/// Files that were read, and those that could not be.
private struct LoadedFiles {
  private(set) var files: [LoadedFile] = []
  private(set) var problems: [WorkspaceError] = []

  init(
    _ paths: [FilePath], _ overlay: [FilePath: [UInt8]], _ threads: Int, _ progress: Progress
  ) {
    if !paths.isEmpty { progress.begin(.reading(paths.count)) }
    let results = parallelMap(count: paths.count, threads: threads) { number in
      let path = paths[number]
      defer { progress.step() }
      if let bytes = overlay[path] { return Answer.file(LoadedFile(path, bytes)) }
      do throws(WorkspaceError) {
        return .file(try LoadedFile(reading: path))
      } catch {
        return .problem(error)
      }
    }
    for result in results {
      switch result {
      case .file(let file): files.append(file)
      case .problem(let problem): problems.append(problem)
      }
    }
  }

  private enum Answer: Sendable {
    case file(LoadedFile)
    case problem(WorkspaceError)
  }
}
