import SwiftCST

/// Finds how files are built. Results for a folder are shared by its files.
struct BuildFinder {
  private let project: ProjectSettings
  /// The positions of the targets that contain a folder or an enclosing one, by folder.
  private var takers: [String: [Int]] = [:]
  /// The builds of the files of some targets, by the positions of the targets.
  private var builds: [[Int]: (settings: BuildSettings, module: String?)] = [:]

  /// The settings of files without a target, by folder.
  private var commons: [String: BuildSettings] = [:]

  init(_ project: ProjectSettings) { self.project = project }

  /// How a file is built, and its module if the project's files specify it.
  mutating func build(ofFile path: String) -> (settings: BuildSettings, module: String?) {
    let numbers = numbers(ofTargetsWith: path)
    let build =
      numbers.isEmpty
      ? (settings: common(to: Paths.folder(of: path)), module: nil) : build(ofTargets: numbers)
    let overrides = project.fileOverrides[path] ?? project.overrides
    return (overrides.over(build.settings), build.module)
  }

  /// The targets of a file.
  mutating func targets(with path: String) -> [TargetSettings] {
    numbers(ofTargetsWith: path).map { project.targets[$0] }
  }

  /// The positions of a file's targets, ascending.
  private mutating func numbers(ofTargetsWith path: String) -> [Int] {
    let listed = project.listing[path] ?? []
    let taken = takers(of: Paths.folder(of: path)).filter {
      !listed.contains($0) && !project.targets[$0].excluded.contains(path)
    }
    guard !taken.isEmpty, !listed.isEmpty else { return listed + taken }
    return (listed + taken).ascending()
  }

  /// The positions of the targets that contain a folder, given with a trailing `/`, or an enclosing one.
  private mutating func takers(of folder: String) -> [Int] {
    guard !folder.isEmpty else { return [] }
    if let known = takers[folder] { return known }
    let around = takers(of: Paths.folder(of: String(folder.dropLast())))
    let found = project.taking[folder].map { Set($0 + around).ascending() } ?? around
    takers[folder] = found
    return found
  }

  /// The settings of files in a folder that no target lists.
  private mutating func common(to folder: String) -> BuildSettings {
    if let known = commons[folder] { return known }
    let settings = project.targets.filter { $0.mayContain(filesIn: folder) }.map(\.settings)
    let common = BuildSettings.strictest(settings)
    commons[folder] = common
    return common
  }

  private mutating func build(ofTargets own: [Int]) -> (settings: BuildSettings, module: String?) {
    if let known = builds[own] { return known }
    let targets = own.map { project.targets[$0] }
    let settings = BuildSettings.strictest(targets.map(\.settings))
    let isOneModule = targets.allSatisfy { $0.name == targets.first?.name }
    let build = (settings, isOneModule ? targets.first?.name : nil)
    builds[own] = build
    return build
  }
}
