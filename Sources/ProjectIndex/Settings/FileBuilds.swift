/// How each file of a project is built, and its module, as far as the settings specify it.
///
/// It only depends on the paths, so it stays valid as long as no file is added or removed.
package struct FileBuilds: Sendable {
  /// Deployment targets and language modes.
  let settings: ProjectSettings

  /// How each file is built.
  let settingsOfFile: [BuildSettings]

  /// The module of each file, if the settings specify it.
  let moduleOfFile: [String?]

  /// The modules of all files.
  let modules: Set<String>

  /// Whether the settings specify the module of every file.
  let knowsEveryModule: Bool

  /// The names that modules may have besides those in ``modules``.
  let productNames: Set<String>

  /// The builds of the files with the given paths.
  package init(_ paths: [String], settings: ProjectSettings) {
    self.settings = settings
    var finder = BuildFinder(settings)
    let all = paths.map { finder.build(ofFile: $0) }
    settingsOfFile = all.map(\.settings)
    moduleOfFile = all.map(\.module)
    modules = Set(moduleOfFile.lazy.compactMap(\.self))
    knowsEveryModule = !moduleOfFile.contains(nil)
    productNames = settings.targets.reduce(into: []) { $0.formUnion($1.productNames) }
  }
}
