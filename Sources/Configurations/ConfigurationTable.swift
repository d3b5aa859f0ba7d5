package import CodemodKit
package import Fixpoint
package import ProjectIndex
package import Workspace

/// What holds for each file of a run.
package struct ConfigurationTable: Sendable {
  /// What holds somewhere; the first is what holds without any configuration.
  package private(set) var configurations: [EffectiveConfiguration]
  /// For each file the position of what holds for it.
  package private(set) var numbers: [Int] = []

  /// Every configuration file that was read, those that others extend among them.
  package internal(set) var files: [FilePath] = []

  /// A table without files; `standard` is what holds without any configuration.
  init(_ standard: EffectiveConfiguration) {
    configurations = [standard]
  }

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
        configured(configuration.passesThatAreOn, configuration.options),
        applying: configuration.selection, reporting: configuration.filter)
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

  /// Adds a file for which the configuration at a position holds.
  mutating func append(_ number: Int) { numbers.append(number) }

  /// Adds a file with a configuration that is new; the result is the configuration's position.
  mutating func append(_ configuration: EffectiveConfiguration) -> Int {
    configurations.append(configuration)
    numbers.append(configurations.count - 1)
    return configurations.count - 1
  }
}
