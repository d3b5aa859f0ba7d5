/// For which systems and in which language mode a project is built.
package struct ProjectSettings: Sendable {
  /// What the command line says; it wins over every file.
  package var overrides: BuildSettings

  /// What is said of single files, by their paths; it wins over ``overrides``.
  package var fileOverrides: [String: BuildSettings] = [:]

  /// The targets that the project's own files describe.
  package let targets: [TargetSettings]

  /// What holds for all targets.
  private let common: BuildSettings

  /// The settings of a project with some targets.
  init(targets: [TargetSettings], overrides: BuildSettings) {
    self.targets = targets
    self.overrides = overrides
    common = .strictest(targets.map(\.settings))
  }

  /// Settings of a project of which nothing is known.
  package init() { self.init(targets: [], overrides: BuildSettings()) }

  /// The settings of a file's target; where that can't be told, the strictest of all targets.
  package func settings(forFile path: String) -> BuildSettings {
    let own = targets.filter { $0.contains(path) }
    return (fileOverrides[path] ?? overrides).over(own.isEmpty ? common : .strictest(own.map(\.settings)))
  }

  /// The module that a file belongs to, where the project's files tell it.
  package func module(ofFile path: String) -> String? {
    let modules = Set(targets.lazy.filter { $0.isModule && $0.contains(path) }.map(\.name))
    return modules.count == 1 ? modules.first : nil
  }
}

/// A target of a package or of an Xcode project.
package struct TargetSettings: Sendable {
  /// The name.
  package let name: String

  /// The paths of its files, written as those of the inputs.
  package var files: Set<String> = []

  /// The folders whose files belong to it, each with a `/` at its end.
  package var folders: [String] = []

  /// The files in these folders that do not belong to it.
  package var excluded: Set<String> = []

  /// How it is built.
  package let settings: BuildSettings

  /// Whether it is known which files belong to it; then its name is that of their module.
  package var isModule: Bool { !files.isEmpty || !folders.isEmpty }

  /// Whether a file belongs to the target, as far as is known.
  package func contains(_ path: String) -> Bool {
    files.contains(path) || folders.contains { path.hasPrefix($0) } && !excluded.contains(path)
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
  /// What a deployment target is named for.
  package typealias TargetPlatform = Platform

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
