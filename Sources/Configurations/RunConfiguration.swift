package import CodemodKit
package import Workspace

/// What holds for the files of a run.
package struct RunConfiguration: Sendable {
  private var finder: ConfigurationFinder
  private let options: RunOptions
  private let codemods: [CodemodMetadata]
  private let excludesNamed: Bool
  private let folder: FilePath

  /// The configuration of a run of these passes.
  ///
  /// - Parameters:
  ///   - choice: Where configuration comes from.
  ///   - options: What the command line says; it wins.
  ///   - excludesNamed: Whether a file that was named is taken for one that was found in its folder.
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

  /// What holds for a file, or the files of a folder.
  package mutating func effective(
    for question: ConfigurationQuestion
  ) throws(ConfigurationMistakes) -> EffectiveConfiguration {
    EffectiveConfiguration(
      try finder.configuration(for: question.folder), options, codemods: codemods,
      perFile: question.isFolder ? [] : try finder.perFile(question.path))
  }

  /// Throws what is wrong with the configuration of a folder (absolute, without symlinks).
  package mutating func requireSound(for folder: FilePath) throws(ConfigurationMistakes) {
    _ = try finder.configuration(for: folder)
  }

  /// Why the patterns of its configuration leave out a file or folder; nil where they don't.
  package mutating func exclusion(
    for question: ConfigurationQuestion
  ) throws(ConfigurationMistakes) -> PathExclusion? {
    question.isFolder
      ? try finder.exclusion(ofFolder: question.path) : try finder.exclusion(of: question.path)
  }

  /// Why the patterns of its configuration leave out a file (absolute, without symlinks), which need not be
  /// there yet; nil where they don't.
  package mutating func exclusion(of file: FilePath) throws(ConfigurationMistakes) -> PathExclusion? {
    try finder.exclusion(of: file)
  }

  /// The files without those that the patterns of their configuration leave out. A file that was named stays,
  /// as one does that git ignores.
  package mutating func included(
    _ files: [DiscoveredFile]
  ) throws(ConfigurationMistakes) -> [DiscoveredFile] {
    var included: [DiscoveredFile] = []
    var trees = WorkTreeFinder()
    for file in files {
      // The configuration of a named file has to be sound, too.
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

  /// What holds for each of some files (absolute, without symlinks).
  ///
  /// A file that was not asked for can have a configuration that is at fault; then only the command line
  /// counts for it.
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

/// What tells the configurations of files apart: the file that says it, and the entries for their paths.
private struct ConfigurationKey: Hashable {
  let path: FilePath
  let perFile: [ConfigurationPlace]
}
