package import CodemodKit
package import Workspace

/// Finds the configuration of a file: the nearest `.swiftfix.json` in an enclosing folder.
///
/// A file further up only applies if the nearest one extends it. Each folder is checked once.
package struct ConfigurationFinder {
  /// The name of a configuration file that is found automatically.
  package static let fileName = ".swiftfix.json"

  /// The source of the configuration.
  package enum Choice: Hashable, Sendable {
    /// The nearest file.
    case nearest
    /// This file (absolute) for all files.
    case file(FilePath)
    /// No file.
    case none
  }

  private let choice: Choice
  private let folder: FilePath
  private var reader: ConfigurationReader
  private var known: [FilePath: FoundConfiguration?] = [:]
  /// The last result: files mostly come folder by folder.
  private var last: (folder: FilePath, configuration: FoundConfiguration?)?
  private var verdicts: [FilePath: FolderVerdict] = [:]
  /// The last verdict.
  private var lastVerdict: (folder: FilePath, verdict: FolderVerdict)?

  /// Creates a finder of configurations for these passes and a user in `folder` (absolute, without symlinks).
  package init(_ choice: Choice, from folder: FilePath, codemods: [CodemodMetadata]) {
    self.choice = choice
    self.folder = folder
    reader = ConfigurationReader(codemods)
  }

  /// The configuration of a folder (absolute, without symlinks); nil if there is none.
  package mutating func configuration(for folder: FilePath) throws(ConfigurationMistakes) -> Configuration? {
    try find(for: folder)?.configuration
  }

  /// What the configuration of a file (absolute, without symlinks) ignores in it because of its path.
  package mutating func perFile(_ file: FilePath) throws(ConfigurationMistakes) -> [Setting<FileIgnore>] {
    try find(for: file.parent)?.perFile(file) ?? []
  }

  /// The valid files that were read so far.
  var filesRead: [FilePath] { reader.filesRead }

  private mutating func find(for folder: FilePath) throws(ConfigurationMistakes) -> FoundConfiguration? {
    switch choice {
    case .none: return nil
    case .nearest: return try nearest(to: folder)
    case .file(let path):
      if let answer = known[path] { return answer }
      let configuration = try reader.configuration(at: path)
      let found = FoundConfiguration(configuration: configuration, top: folder)
      known[path] = found
      return found
    }
  }

  private mutating func nearest(to folder: FilePath) throws(ConfigurationMistakes) -> FoundConfiguration? {
    if let last, last.folder == folder { return last.configuration }
    let found = try search(from: folder)
    last = (folder, found)
    return found
  }

  /// Searches the folder and its enclosing folders that are not known yet.
  private mutating func search(from folder: FilePath) throws(ConfigurationMistakes) -> FoundConfiguration? {
    var folders: [FilePath] = []
    var candidate = folder
    var answer: FoundConfiguration?
    while true {
      if let known = known[candidate] {
        answer = known
        break
      }
      folders.append(candidate)
      let path = candidate.appending(Self.fileName)
      if try exists(path) {
        answer = FoundConfiguration(
          configuration: try reader.configuration(at: path), top: candidate)
        break
      }
      let parent = candidate.parent
      guard parent != candidate, candidate.isAbsolute else { break }
      candidate = parent
    }
    for folder in folders { known[folder] = answer }
    return answer
  }

  /// Whether there is a file of this name, of any kind: one that can't be read is not ignored.
  private func exists(_ path: FilePath) throws(ConfigurationMistakes) -> Bool {
    do {
      _ = try path.status()
      return true
    } catch .noEntry, .notAFolder {
      return false
    } catch {
      let mistake = ConfigurationMistake(path: path, location: nil, message: "cannot read: \(error)")
      throw ConfigurationMistakes(mistakes: [mistake])
    }
  }

  // MARK: - Patterns

  /// Why the patterns of its configuration exclude a file (absolute, without symlinks); nil if they don't.
  package mutating func exclusion(of file: FilePath) throws(ConfigurationMistakes) -> PathExclusion? {
    let parent = file.parent
    guard let found = try find(for: parent) else { return nil }
    let folder = verdict(on: parent, found)
    if let pattern = folder.exclude ?? found.exclude(file, isFolder: false) { return .excluded(pattern) }
    guard let include = found.configuration.include, folder.include == nil else { return nil }
    return found.include(file, isFolder: false) == nil ? .notIncluded(include) : nil
  }

  /// The pattern that excludes all files of a folder (absolute, without symlinks); nil if there is none.
  package mutating func exclusion(
    ofFolder folder: FilePath
  ) throws(ConfigurationMistakes) -> PathExclusion? {
    guard let found = try find(for: folder) else { return nil }
    return verdict(on: folder, found).exclude.map(PathExclusion.excluded)
  }

  /// The result of matching the patterns with a folder and its enclosing folders; computed once for all files
  /// in it.
  private mutating func verdict(on folder: FilePath, _ found: FoundConfiguration) -> FolderVerdict {
    if let lastVerdict, lastVerdict.folder == folder { return lastVerdict.verdict }
    let verdict = verdicts[folder] ?? judge(folder, found)
    lastVerdict = (folder, verdict)
    return verdict
  }

  private mutating func judge(_ folder: FilePath, _ found: FoundConfiguration) -> FolderVerdict {
    var verdict = FolderVerdict()
    var candidate = folder
    while candidate.bytes.count > 1 {
      verdict.exclude = found.exclude(candidate, isFolder: true) ?? verdict.exclude
      verdict.include = found.include(candidate, isFolder: true) ?? verdict.include
      candidate = candidate.parent
    }
    verdicts[folder] = verdict
    return verdict
  }

  /// The patterns that match a folder or an enclosing one.
  private struct FolderVerdict {
    var exclude: Setting<GlobPattern>?
    var include: Setting<GlobPattern>?
  }
}
