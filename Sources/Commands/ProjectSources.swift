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

  /// Whether a pass may have something to say of the files that were asked for.
  private(set) var mayHoldFindings: Bool

  /// What the passes see in the files, where that is known by now.
  private(set) var look: FirstLook?

  /// What could not be read.
  let problems: [WorkspaceError]

  /// In so many files there is something to find: nobody first looks whether the project around them is
  /// needed.
  private static let manyFiles = 100

  /// Reads the files that were asked for, and the project around them; paths are told as seen from `folder`.
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
    configurations = configuration.table(of: asked.map(\.path))
    let search = ByteSearch(configurations.passesThatAreOn.flatMap(\.words))
    let findProject = {
      try ProjectFolder.containing(asked.map(\.path), else: folder, foundBy: discovery)
    }
    let (own, found) = LoadedFiles.read(asked.map(\.path), overlay, threads, progress) {
      asked.count < Self.manyFiles ? nil : try? findProject()
    }
    fileCount = asked.count
    excludedCount = discovery.files.count - asked.count
    problems = discovery.problems + own.problems
    mayHoldFindings = own.files.contains { search.matches($0.bytes) }
    let isEditable = Self.editableFiles(among: asked)
    if !mayHoldFindings || found == nil {
      // Where there is nothing to find, a syntax error is still worth telling of.
      parse(own.files, from: folder, threads, progress, isEditable: isEditable, isProject: false)
      configurations = configuration.table(of: paths)
      configurations.override(&settings, of: files)
      if mayHoldFindings {
        let seen = look(self)
        (self.look, mayHoldFindings) = (seen, seen.needsProject)
      }
      guard mayHoldFindings else { return }
    }
    progress.begin(.finding)
    let project = try found ?? findProject()
    let known = Set(own.files.map(\.path))
    let around = Set(project.swiftFiles).union(overlay.keys.filter(project.takes)).subtracting(known)
    let isAlone = around.isEmpty && project.settingsFiles.isEmpty
    if isAlone, self.look != nil { return }
    self.look = nil
    let (others, ()) = LoadedFiles.read(around.ascending(), overlay, threads, progress) {}
    let all = (own.files + others.files).sorted(on: \.path)
    configurations = configuration.table(of: all.map(\.path))
    parse(
      all, from: folder, threads, progress, isEditable: isEditable, isProject: true,
      settingsFiles: project.settingsFiles)
    configurations.override(&settings, of: files)
  }

  /// Which files fixes may change: sources that were asked for, but those that a program wrote only by name.
  private static func editableFiles(among asked: [DiscoveredFile]) -> @Sendable (LoadedFile) -> Bool {
    let sources = Set(asked.lazy.filter { !$0.isManifest }.map(\.path))
    let named = Set(asked.lazy.filter(\.isNamed).map(\.path))
    return { file in
      sources.contains(file.path)
        && (named.contains(file.path) || !SourceText(bytes: file.bytes).isGenerated)
    }
  }

  /// Parses files, and finds the settings beside them: an Xcode project takes as long as many files.
  ///
  /// What each file of a project declares will be asked for. It is found at once, while the tree is still in
  /// the processor's caches.
  private mutating func parse(
    _ loaded: [LoadedFile], from folder: FilePath, _ threads: Int, _ progress: Progress,
    isEditable: @escaping @Sendable (LoadedFile) -> Bool, isProject: Bool, settingsFiles: [FilePath] = []
  ) {
    paths = loaded.map(\.path)
    progress.begin(.parsing(loaded.count))
    let parsed = { @Sendable (number: Int) in
      let source = loaded[number]
      defer { progress.step() }
      let file = ProjectFile(
        path: source.path.relative(to: folder).description,
        tree: SyntaxTree.parse(SourceText(bytes: source.bytes)),
        isEditable: isEditable(source))
      if isProject { _ = file.facts }
      return file
    }
    if settingsFiles.isEmpty {
      files = parallelMap(count: loaded.count, threads: threads, parsed)
    } else {
      (files, settings) = parallelMap(count: loaded.count, threads: threads) {
        ProjectSettings(reading: settingsFiles, from: folder)
      } _: {
        parsed($0)
      }
    }
  }
}

/// Files that were read, and those that could not be.
private struct LoadedFiles {
  private(set) var files: [LoadedFile] = []
  private(set) var problems: [WorkspaceError] = []

  /// Reads files, and calls `other` beside it.
  static func read<Other>(
    _ paths: [FilePath], _ overlay: [FilePath: [UInt8]], _ threads: Int, _ progress: Progress,
    beside other: () -> Other
  ) -> (LoadedFiles, Other) {
    if !paths.isEmpty { progress.begin(.reading(paths.count)) }
    let (answers, value) = parallelMap(count: paths.count, threads: threads, beside: other) { number in
      let path = paths[number]
      defer { progress.step() }
      if let bytes = overlay[path] { return Answer.file(LoadedFile(path, bytes)) }
      do throws(WorkspaceError) {
        return .file(try LoadedFile(reading: path))
      } catch {
        return .problem(error)
      }
    }
    var loaded = LoadedFiles()
    for answer in answers {
      switch answer {
      case .file(let file): loaded.files.append(file)
      case .problem(let problem): loaded.problems.append(problem)
      }
    }
    return (loaded, value)
  }

  private enum Answer: Sendable {
    case file(LoadedFile)
    case problem(WorkspaceError)
  }
}
