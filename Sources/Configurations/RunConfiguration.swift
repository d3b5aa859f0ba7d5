package import CodemodKit
package import ProjectIndex
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

  /// What holds for the files of a folder (absolute, without symlinks).
  package mutating func effective(
    for folder: FilePath
  ) throws(ConfigurationMistakes) -> EffectiveConfiguration {
    EffectiveConfiguration(try finder.configuration(for: folder), options, codemods: codemods)
  }

  /// Why the patterns of its configuration leave out a file or folder; nil where they don't.
  package mutating func exclusion(
    for question: ConfigurationQuestion
  ) throws(ConfigurationMistakes) -> PathExclusion? {
    question.isFolder
      ? try finder.exclusion(ofFolder: question.path) : try finder.exclusion(of: question.path)
  }

  /// Why the patterns of its configuration leave out a file (absolute, without symlinks), which need not be there
  /// yet; nil where they don't.
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
    var numbers: [FilePath: Int] = [:]
    for file in files {
      guard let found = try? finder.configuration(for: file.parent), let path = found.files.first else {
        table.append(0)
        continue
      }
      if let number = numbers[path] {
        table.append(number)
      } else {
        numbers[path] = table.append(EffectiveConfiguration(found, options, codemods: codemods))
      }
    }
    return table
  }
}

/// What holds for each file of a run.
package struct ConfigurationTable: Sendable {
  /// What holds somewhere; the first is what holds without any configuration.
  package private(set) var configurations: [EffectiveConfiguration]
  /// For each file the position of what holds for it.
  package private(set) var numbers: [Int] = []

  /// The passes that are on for one of the files, in their order.
  package var passesThatAreOn: [CodemodMetadata] {
    let used = Set(numbers).map { configurations[$0] }
    return configurations[0].passes.map(\.metadata).filter { codemod in
      used.contains { $0.passesThatAreOn.contains(codemod.id) }
    }
  }

  /// Which passes look at each file, and which of their fixes are made.
  ///
  /// - Parameter configured: Makes passes, given which are on and their options by pass and name.
  package func profiles(
    _ configured: (_ only: Set<String>, _ options: [String: [String: OptionValue]]) -> [ConfiguredCodemod]
  ) -> ProfileTable {
    let profiles = configurations.map { configuration in
      Profile(
        configured(configuration.passesThatAreOn, configuration.options), applying: configuration.selection)
    }
    return ProfileTable(profiles, of: numbers, passes: configurations[0].passes.map(\.metadata.id))
  }

  /// How the files are built, as far as configurations say; it wins over the project's own files.
  package func override(_ settings: inout ProjectSettings, of files: [ProjectFile]) {
    let builds = configurations.map(\.build)
    settings.overrides = builds[0]
    settings.fileOverrides = [:]
    for (file, number) in zip(files, numbers) where builds[number] != builds[0] {
      settings.fileOverrides[file.path] = builds[number]
    }
  }

  fileprivate init(_ standard: EffectiveConfiguration) {
    configurations = [standard]
  }

  fileprivate mutating func append(_ number: Int) { numbers.append(number) }

  fileprivate mutating func append(_ configuration: EffectiveConfiguration) -> Int {
    configurations.append(configuration)
    numbers.append(configurations.count - 1)
    return configurations.count - 1
  }
}
