import CodemodKit
import SwiftCST
import Workspace

/// Reads the files of a run.
struct SourceReader {
  /// Texts that replace the contents on disk.
  let overlay: [FilePath: [UInt8]]

  private let folder: FilePath
  private let threads: Int
  private let progress: Progress

  /// The requested sources: fixes may change no others.
  private let sources: Set<FilePath>

  /// The sources that were named explicitly, which fixes may change even if they are generated.
  private let named: Set<FilePath>

  init(
    _ asked: [DiscoveredFile], overlay: [FilePath: [UInt8]], from folder: FilePath, threads: Int,
    progress: Progress
  ) {
    self.overlay = overlay
    self.folder = folder
    self.threads = threads
    self.progress = progress
    sources = Set(asked.lazy.filter { !$0.isManifest }.map(\.path))
    named = Set(asked.lazy.filter(\.isNamed).map(\.path))
  }

  // MARK: - Reading

  /// Reads files, and calls `other` in parallel.
  func read<Other>(
    _ paths: [FilePath], beside other: () -> Other
  ) -> (loaded: (files: [LoadedFile], problems: [WorkspaceError]), Other) {
    if !paths.isEmpty { progress.begin(.reading(paths.count)) }
    let (overlay, progress) = (overlay, progress)
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
    var files: [LoadedFile] = []
    var problems: [WorkspaceError] = []
    for answer in answers {
      switch answer {
      case .file(let file): files.append(file)
      case .problem(let problem): problems.append(problem)
      }
    }
    return ((files, problems), value)
  }

  /// A file, or the error from reading it. (For a `Result`, the runtime would search all conformances.)
  private enum Answer: Sendable {
    case file(LoadedFile)
    case problem(WorkspaceError)
  }

  // MARK: - Files

  /// The loaded files, as input of the passes.
  func files(of loaded: [LoadedFile]) -> [ProjectFile] {
    parallelMap(count: loaded.count, threads: threads) { file(loaded[$0]) }
  }

  /// Parses files that no pass has to process.
  func parse(_ files: [ProjectFile]) {
    progress.begin(.parsing(files.count))
    _ = parallelMap(count: files.count, threads: threads) { number in
      defer { progress.step() }
      return files[number].isSound
    }
  }

  private func file(_ loaded: LoadedFile) -> ProjectFile {
    let source = SourceText(bytes: loaded.bytes)
    let isEditable =
      sources.contains(loaded.path)
      && (named.contains(loaded.path) || !source.isGenerated && !source.isTemplate)
    return ProjectFile(
      path: loaded.path.relative(to: folder).description, source: source, isEditable: isEditable)
  }
}
