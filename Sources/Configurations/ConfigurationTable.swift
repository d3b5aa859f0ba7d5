package import CodemodKit
package import Fixpoint
package import ProjectIndex
package import Workspace

/// The effective configuration of each file of a run.
package struct ConfigurationTable: Sendable {
  /// The different configurations; the first one applies without any configuration file.
  package private(set) var configurations: [EffectiveConfiguration]
  /// For each file, the position of its configuration.
  package private(set) var numbers: [Int] = []

  /// Every configuration file that was read, including extended ones.
  package internal(set) var files: [FilePath] = []

  /// Creates a table without files; `standard` applies without any configuration file.
  init(_ standard: EffectiveConfiguration) {
    configurations = [standard]
  }

  /// The passes that are on for any of the files, in order.
  package var passesThatAreOn: [CodemodMetadata] {
    let used = Set(numbers).map { configurations[$0] }
    return configurations[0].passes.map(\.metadata).filter { codemod in
      used.contains { $0.passesThatAreOn.contains(codemod.id) }
    }
  }

  /// Which passes run on each file, and which of their fixes are applied.
  ///
  /// - Parameter configured: Creates passes, given the IDs of those that are on and the options by pass and
  ///   name.
  package func profiles(
    _ configured: (_ only: Set<String>, _ options: [String: [String: OptionValue]]) -> [ConfiguredCodemod]
  ) -> ProfileTable {
    let profiles = configurations.map { configuration in
      Profile(
        configured(configuration.passesThatAreOn, configuration.options),
        applying: configuration.selection, reporting: configuration.filter)
    }
    return ProfileTable(profiles, of: numbers, passes: configurations[0].passes.map(\.metadata.id))
  }

  /// Overrides the project's own build settings of the files with those of configurations.
  package func override(_ settings: inout ProjectSettings, of files: [ProjectFile]) {
    let builds = configurations.map(\.build)
    settings.overrides = builds[0]
    settings.fileOverrides = [:]
    for (file, number) in zip(files, numbers) where builds[number] != builds[0] {
      settings.fileOverrides[file.path] = builds[number]
    }
  }

  /// Adds a file with the configuration at a position.
  mutating func append(_ number: Int) { numbers.append(number) }

  /// Adds a file with a new configuration; returns the configuration's position.
  mutating func append(_ configuration: EffectiveConfiguration) -> Int {
    configurations.append(configuration)
    numbers.append(configurations.count - 1)
    return configurations.count - 1
  }
}
