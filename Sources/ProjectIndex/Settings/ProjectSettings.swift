/// The deployment targets and language modes of a project.
package struct ProjectSettings: Sendable {
  /// The settings of the command line, which override every file.
  package var overrides: BuildSettings

  /// The settings of single files, by path, which override ``overrides``.
  package var fileOverrides: [String: BuildSettings] = [:]

  /// The targets that the project's own files describe.
  package let targets: [TargetSettings]

  /// The positions of the targets that list a file, by its path.
  let listing: [String: [Int]]

  /// The positions of the targets that contain a whole folder, by its path with a trailing `/`.
  let taking: [String: [Int]]

  /// Creates the settings of a project with some targets.
  package init(targets: [TargetSettings], overrides: BuildSettings) {
    self.targets = targets
    self.overrides = overrides
    var listing: [String: [Int]] = [:]
    var taking: [String: [Int]] = [:]
    for (number, target) in targets.enumerated() {
      for file in target.files { listing[file, default: []].append(number) }
      for folder in Set(target.folders) { taking[folder, default: []].append(number) }
    }
    self.listing = listing
    self.taking = taking
  }

  /// Creates unknown settings.
  package init() { self.init(targets: [], overrides: BuildSettings()) }

  /// The settings of a file's target; if that is unknown, the strictest of all targets that are described in
  /// a folder around it.
  package func settings(forFile path: String) -> BuildSettings { build(ofFile: path).settings }

  /// How a file is built, and its module if the project's files specify it.
  package func build(ofFile path: String) -> (settings: BuildSettings, module: String?) {
    var finder = BuildFinder(self)
    return finder.build(ofFile: path)
  }

  /// How each of some files is built, in order, with its targets.
  package func builds(ofFiles paths: [String]) -> [(targets: [TargetSettings], settings: BuildSettings)] {
    var finder = BuildFinder(self)
    return paths.map { (finder.targets(with: $0), finder.build(ofFile: $0).settings) }
  }
}

/// A target of a package or of an Xcode project.
package struct TargetSettings: Sendable {
  /// The name.
  package let name: String

  /// The paths of its files, in the same form as those of the inputs.
  package let files: Set<String>

  /// The folders whose files belong to it, each with a trailing `/`.
  package let folders: [String]

  /// The files in these folders that do not belong to it.
  package let excluded: Set<String>

  /// How it is built.
  package let settings: BuildSettings

  /// Other names that its module may have: those of its product in the configurations.
  package var productNames: Set<String> = []

  /// The path of the file that describes it, in the same form as those of the inputs; nil if it isn't known.
  package var source: String?

  /// Whether a file that no target lists may belong to it: one beneath the folder of its project or manifest,
  /// given with a trailing `/`. A project beside it says nothing of the file.
  package func mayContain(filesIn folder: String) -> Bool {
    guard let source else { return true }
    var own = Paths.folder(of: source)
    if own.hasSuffix(".xcodeproj/") { own = Paths.folder(of: String(own.dropLast())) }
    return Paths.folder(own, contains: folder)
  }

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

/// How something is built; nil values are unknown.
package struct BuildSettings: Hashable, Sendable {
  /// The oldest supported version of each platform.
  package var deployment: [Platform: Version] = [:]

  /// The language mode: 4, 5 or 6.
  package var languageMode: Int?

  /// Whether declarations are on the main actor by default.
  package var isMainActorByDefault: Bool?

  /// How strictly concurrency is checked; language mode 6 checks it completely.
  package var strictConcurrency: StrictConcurrency?

  /// Creates unknown settings.
  package init() {}
}
