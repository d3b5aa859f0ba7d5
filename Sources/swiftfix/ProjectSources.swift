import CodemodKit
import Codemods
import ProjectIndex
import SwiftCST
import Workspace

/// The files of a run: those that were asked for, and those around them that the passes need to know.
struct ProjectSources {
  /// The parsed files; only those that were asked for can be changed.
  private(set) var files: [ProjectFile] = []

  /// Where the files stand, in the same order.
  private(set) var paths: [FilePath] = []

  /// What the project's own files and the command line say of how it is built.
  private(set) var settings = ProjectSettings()

  /// How many files were asked for.
  let fileCount: Int

  /// What could not be read.
  let problems: [WorkspaceError]

  /// Reads the files that were asked for, and the project around them; paths are told as seen from `folder`.
  ///
  /// - Parameter overlay: Texts that take the place of what is on disk.
  init(
    _ asked: Discovery, overlay: [FilePath: SourceText] = [:], from folder: FilePath, options: RunOptions,
    threads: Int
  ) throws {
    let passes = AllCodemods.metadata.filter { options.only?.contains($0.id) ?? true }
    let search = ByteSearch(passes.flatMap(\.words))
    let own = LoadedFiles(asked.files.map(\.path), overlay, threads) { search.matches($0) }
    let named = Set(asked.files.filter(\.isNamed).map(\.path))
    fileCount = asked.files.count
    problems = asked.problems + own.problems
    guard own.matches else {
      // Nothing to find, but a syntax error is worth telling of.
      parse(own.files, Set(own.files.map(\.path)), from: folder, threads)
      return
    }
    let project = try ProjectFolder.containing(asked.files.map(\.path), else: folder)
    let known = Set(own.files.map(\.path))
    let others = LoadedFiles(project.swiftFiles.filter { !known.contains($0) }, overlay, threads) { _ in false
    }
    let generated = own.files.filter { $0.isGenerated && !named.contains($0.path) }.map(\.path)
    let editable = Set(asked.files.lazy.filter { !$0.isManifest }.map(\.path)).subtracting(generated)
    parse((own.files + others.files).sorted { $0.path < $1.path }, editable, from: folder, threads)
    readSettings(project.settingsFiles, from: folder, overrides: options.build)
  }

  private mutating func parse(
    _ loaded: [LoadedFile], _ editable: Set<FilePath>, from folder: FilePath, _ threads: Int
  ) {
    paths = loaded.map(\.path)
    files = parallelMap(count: loaded.count, threads: threads) { number in
      let file = loaded[number]
      return ProjectFile(
        path: file.path.relative(to: folder).description, tree: SyntaxTree.parse(file.text),
        isEditable: editable.contains(file.path))
    }
  }

  private mutating func readSettings(
    _ paths: [FilePath], from folder: FilePath, overrides: BuildSettings
  ) {
    let files = paths.compactMap { path in
      (try? LoadedFile(reading: path)).map {
        SettingsFile(path: path.relative(to: folder).description, bytes: $0.text.bytes)
      }
    }
    settings = ProjectSettings(files: files, overrides: overrides)
  }
}

/// Files that were read, and those that could not be.
private struct LoadedFiles {
  private(set) var files: [LoadedFile] = []
  private(set) var problems: [WorkspaceError] = []
  /// Whether the question was answered with yes for some file.
  private(set) var matches = false

  /// Reads files, and asks a question of the bytes of each.
  init(
    _ paths: [FilePath], _ overlay: [FilePath: SourceText], _ threads: Int,
    _ question: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    let results = parallelMap(count: paths.count, threads: threads) { number in
      Result { () throws(WorkspaceError) in
        let path = paths[number]
        let file =
          if let text = overlay[path] { LoadedFile(path, text) } else { try LoadedFile(reading: path) }
        return (file, question(file.text.bytes))
      }
    }
    for result in results {
      switch result {
      case .success(let (file, isMatch)):
        files.append(file)
        matches = matches || isMatch
      case .failure(let problem):
        problems.append(problem)
      }
    }
  }
}
