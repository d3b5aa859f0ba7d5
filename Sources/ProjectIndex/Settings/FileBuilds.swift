/// How each file of a project is built, and to which module it belongs, as far as the settings tell.
///
/// It depends on the paths alone, so it holds as long as no file comes or goes.
package struct FileBuilds: Sendable {
  /// Deployment targets and language modes.
  let settings: ProjectSettings

  /// How each file is built.
  let settingsOfFile: [BuildSettings]

  /// The module of each file, where the settings tell it.
  let moduleOfFile: [String?]

  /// The modules of all files.
  let modules: Set<String>

  /// Whether the settings tell the module of every file.
  let knowsEveryModule: Bool

  /// The builds of the files with the given paths.
  package init(_ paths: [String], settings: ProjectSettings) {
    self.settings = settings
    var finder = BuildFinder(settings)
    let all = paths.map { finder.build(ofFile: $0) }
    settingsOfFile = all.map(\.settings)
    moduleOfFile = all.map(\.module)
    modules = Set(moduleOfFile.lazy.compactMap(\.self))
    knowsEveryModule = !moduleOfFile.contains(nil)
  }
}
