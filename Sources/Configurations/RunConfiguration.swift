package import CodemodKit
package import Workspace

/// The configurations of the files of a run.
package struct RunConfiguration: Sendable {
  private var finder: ConfigurationFinder
  private let options: RunOptions
  private let codemods: [CodemodMetadata]
  private let excludesNamed: Bool
  private let folder: FilePath

  /// Creates the configuration of a run of these passes.
  ///
  /// - Parameters:
  ///   - choice: The source of the configuration.
  ///   - options: The options of the command line, which override it.
  ///   - excludesNamed: Whether a named file is treated like one that was found in its folder.
  ///   - folder: The current folder (absolute, without symlinks).
  package init(
    _ choice: ConfigurationFinder.Choice, _ options: RunOptions, codemods: [CodemodMetadata],
    excludesNamed: Bool = false, from folder: FilePath
  ) {
    finder = ConfigurationFinder(choice, from: folder, codemods: codemods)
    self.options = options
    self.codemods = codemods
    self.excludesNamed = excludesNamed
    self.folder = folder
  }

  /// The effective configuration of a file, or of the files in a folder.
  package mutating func effective(
    for question: ConfigurationQuestion
  ) throws(ConfigurationMistakes) -> EffectiveConfiguration {
    EffectiveConfiguration(
      try finder.configuration(for: question.folder), options, codemods: codemods,
      perFile: question.isFolder ? [] : try finder.perFile(question.path))
  }

  /// Throws the mistakes in the configuration of a folder (absolute, without symlinks).
  package mutating func requireSound(for folder: FilePath) throws(ConfigurationMistakes) {
    _ = try finder.configuration(for: folder)
  }

  /// Why the patterns of its configuration exclude a file or folder; nil if they don't.
  package mutating func exclusion(
    for question: ConfigurationQuestion
  ) throws(ConfigurationMistakes) -> PathExclusion? {
    question.isFolder
      ? try finder.exclusion(ofFolder: question.path) : try finder.exclusion(of: question.path)
  }

  /// Why the patterns of its configuration exclude a file (absolute, without symlinks), which need not exist;
  /// nil if they don't.
  package mutating func exclusion(of file: FilePath) throws(ConfigurationMistakes) -> PathExclusion? {
    try finder.exclusion(of: file)
  }

  /// The files without those that the patterns of their configuration exclude. A named file is kept, like an
  /// ignored one in git.
  package mutating func included(
    _ files: [DiscoveredFile]
  ) throws(ConfigurationMistakes) -> [DiscoveredFile] {
    var included: [DiscoveredFile] = []
    var trees = WorkTreeFinder()
    for file in files {
      // The configuration of a named file has to be valid, too.
      let exclusion = try finder.exclusion(of: file.path)
      guard !options.excluded.match(file.path, from: folder) else { continue }
      if file.isNamed, excludesNamed {
        let root = trees.workTree(containing: file.path.parent)?.root ?? folder
        guard exclusion == nil, file.path.isSource(below: root.contains(file.path) ? root : file.path.parent)
        else { continue }
        included.append(DiscoveredFile(path: file.path, isNamed: false))
      } else if exclusion == nil || file.isNamed {
        included.append(file)
      }
    }
    return included
  }

  /// The effective configuration of each of some files (absolute, without symlinks).
  ///
  /// A file that was not requested may have an invalid configuration; then only the command line applies to
  /// it.
  package mutating func table(of files: [FilePath]) -> ConfigurationTable {
    var table = ConfigurationTable(EffectiveConfiguration(nil, options, codemods: codemods))
    var numbers: [ConfigurationKey: Int] = [:]
    for file in files {
      guard let found = try? finder.configuration(for: file.parent), let path = found.files.first else {
        table.append(0)
        continue
      }
      let perFile = found.perFile == nil ? [] : (try? finder.perFile(file)) ?? []
      let key = ConfigurationKey(path: path, perFile: perFile.map(\.place))
      if let number = numbers[key] {
        table.append(number)
      } else {
        numbers[key] = table.append(
          EffectiveConfiguration(found, options, codemods: codemods, perFile: perFile))
      }
    }
    table.files = finder.filesRead
    return table
  }
}

/// Distinguishes the configurations of files: the configuration file, and the entries for their paths.
private struct ConfigurationKey: Hashable {
  let path: FilePath
  let perFile: [ConfigurationPlace]
}
