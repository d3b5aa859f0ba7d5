/// For which systems and in which language mode a project is built.
package struct ProjectSettings: Sendable {
  /// What the command line says; it wins over every file.
  package var overrides: BuildSettings

  /// What is said of single files, by their paths; it wins over ``overrides``.
  package var fileOverrides: [String: BuildSettings] = [:]

  /// The targets that the project's own files describe.
  package let targets: [TargetSettings]

  /// What holds for all targets.
  let common: BuildSettings

  /// The positions of the targets that list a file, by its path.
  let listing: [String: [Int]]

  /// The positions of the targets that take a whole folder, by its path with a `/` at its end.
  let taking: [String: [Int]]

  /// The settings of a project with some targets.
  package init(targets: [TargetSettings], overrides: BuildSettings) {
    self.targets = targets
    self.overrides = overrides
    common = .strictest(targets.map(\.settings))
    var listing: [String: [Int]] = [:]
    var taking: [String: [Int]] = [:]
    for (number, target) in targets.enumerated() {
      for file in target.files { listing[file, default: []].append(number) }
      for folder in Set(target.folders) { taking[folder, default: []].append(number) }
    }
    self.listing = listing
    self.taking = taking
  }

  /// Settings of a project of which nothing is known.
  package init() { self.init(targets: [], overrides: BuildSettings()) }

  /// The settings of a file's target; where that is unknown, the strictest of all targets.
  package func settings(forFile path: String) -> BuildSettings { build(ofFile: path).settings }

  /// How a file is built, and the module that it belongs to, where the project's files tell it.
  package func build(ofFile path: String) -> (settings: BuildSettings, module: String?) {
    var finder = BuildFinder(self)
    return finder.build(ofFile: path)
  }

  /// How each of some files is built, in their order, with the targets that it belongs to.
  package func builds(ofFiles paths: [String]) -> [(targets: [TargetSettings], settings: BuildSettings)] {
    var finder = BuildFinder(self)
    return paths.map { (finder.targets(with: $0), finder.build(ofFile: $0).settings) }
  }
}

/// A target of a package or of an Xcode project.
package struct TargetSettings: Sendable {
  /// The name.
  package let name: String

  /// The paths of its files, written as those of the inputs.
  package let files: Set<String>

  /// The folders whose files belong to it, each with a `/` at its end.
  package let folders: [String]

  /// The files in these folders that do not belong to it.
  package let excluded: Set<String>

  /// How it is built.
  package let settings: BuildSettings

  /// The path of the file that describes it, written as those of the inputs; nil where it isn't known.
  package var source: String?

  /// A target.
  package init(
    name: String, files: Set<String> = [], folders: [String] = [], excluded: Set<String> = [],
    settings: BuildSettings
  ) {
    self.name = name
    self.files = files
    self.folders = folders
    self.excluded = excluded
    self.settings = settings
  }
}

/// How strictly the compiler checks concurrency.
package enum StrictConcurrency: UInt8, Comparable, Sendable {
  case minimal, targeted, complete

  /// Whether `left` checks less than `right`.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How something is built; what is nil is not known.
package struct BuildSettings: Hashable, Sendable {
  /// The oldest version of each platform that is supported.
  package var deployment: [Platform: Version] = [:]

  /// The language mode: 4, 5 or 6.
  package var languageMode: Int?

  /// Whether declarations are on the main actor where they don't say otherwise.
  package var isMainActorByDefault: Bool?

  /// How strictly concurrency is checked; language mode 6 checks completely.
  package var strictConcurrency: StrictConcurrency?

  /// Settings of which nothing is known.
  package init() {}
}
