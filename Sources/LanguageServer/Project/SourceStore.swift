import CodemodKit
import SwiftCST
import Workspace

/// The Swift files of a folder, each parsed once for each of its states: those on disk as of the last check,
/// overlaid with the files that the client has open.
final class SourceStore {
  /// The folder (absolute, without symlinks) that paths are relative to; nothing outside of it is changed.
  let folder: FilePath

  /// The client's open files, in this folder or in others.
  let openFiles: OpenFiles

  private let threads: Int
  private var onDisk: [FilePath: DiskFile] = [:]
  private var opened: [FilePath: (state: Int, file: ProjectFile)] = [:]
  /// Increases whenever files may have changed without notice; each file is checked once per era.
  private var era = 0
  /// The last files read, as long as only open documents have changed.
  private var latest: ReadFiles?

  /// Files that were read together.
  private struct ReadFiles {
    let paths: [FilePath]
    let positions: [FilePath: Int]
    /// The files that were open.
    let open: Set<FilePath>
    /// Nil for a file that can't be read.
    var files: [ProjectFile?]
  }

  private struct DiskFile: Sendable {
    let identity: FileIdentity?
    /// Nil if the file can't be read.
    let file: ProjectFile?
    var era: Int
  }

  init(folder: FilePath, openFiles: OpenFiles, threads: Int) {
    self.folder = folder
    self.openFiles = openFiles
    self.threads = threads
  }

  // MARK: - Changes

  /// Marks all files on disk as possibly changed.
  func distrustAll() {
    era += 1
    latest = nil
  }

  /// Marks a file as possibly changed on disk, or as no longer open.
  func distrust(_ path: FilePath) {
    latest = nil
    onDisk[path]?.era = -1
    if openFiles[path] == nil { opened[path] = nil }
  }

  // MARK: - Files

  /// The file at a path, if it has been read.
  func file(at path: FilePath) -> ProjectFile? {
    guard let open = openFiles[path] else { return onDisk[path]?.file }
    if let known = opened[path], known.state == open.state { return known.file }
    let file = Self.parsed(LoadedFile(path, open.document.text.bytes), in: folder)
    opened[path] = (open.state, file)
    return file
  }

  /// Whether a file that isn't open is unchanged since it was read, which edits of it require; otherwise, it
  /// will be read again.
  func isCurrent(_ path: FilePath) -> Bool {
    guard let known = onDisk[path], known.identity == FileIdentity(of: path) else {
      distrust(path)
      return false
    }
    return true
  }

  /// The files at some paths; nil for those that can't be read. Reads files that have not been read or may
  /// have changed. If only open documents have changed, nothing else is checked.
  func files(at paths: [FilePath], until interruption: Interruption) throws(Interrupted) -> [ProjectFile?] {
    let open = Set(openFiles.paths)
    guard var known = latest, known.paths == paths, known.open == open else {
      try read(paths, until: interruption)
      let files = paths.map { file(at: $0) }
      let positions = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
      latest = ReadFiles(paths: paths, positions: positions, open: open, files: files)
      return files
    }
    latest = nil
    for path in open {
      if let position = known.positions[path] { known.files[position] = file(at: path) }
    }
    latest = known
    return known.files
  }

  /// Reads files that have not been read or may have changed.
  private func read(_ paths: [FilePath], until interruption: Interruption) throws(Interrupted) {
    let (era, folder) = (era, folder)
    let wanted = paths.filter { openFiles[$0] == nil && onDisk[$0]?.era != era }
    let known = wanted.map { onDisk[$0] }
    let found = parallelMap(count: wanted.count, threads: threads) { number -> DiskFile? in
      guard !interruption.isRequested else { return nil }
      // Get the identity before reading the file: a write in between is then noticed the next time.
      let identity = FileIdentity(of: wanted[number])
      if var old = known[number], old.identity == identity {
        old.era = era
        return old
      }
      let file = try? LoadedFile(reading: wanted[number])
      return DiskFile(identity: identity, file: file.map { Self.parsed($0, in: folder) }, era: era)
    }
    for case (let path, let file?) in zip(wanted, found) { onDisk[path] = file }
    try interruption.check()
  }

  /// Parses a file. It may be changed if it is a handwritten source of the folder that every editor shows as
  /// it is.
  private static func parsed(_ file: LoadedFile, in folder: FilePath) -> ProjectFile {
    let text = SourceText(bytes: file.bytes)
    let isOwn =
      file.path.isSource(below: folder) && !file.path.isManifest && !text.isGenerated && !text.isTemplate
    return ProjectFile(
      path: file.path.relative(to: folder).description, source: text,
      isEditable: isOwn && String(validating: file.bytes, as: UTF8.self) != nil)
  }
}
