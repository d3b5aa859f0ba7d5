import SwiftCST

/// Finds how files are built. What files of one folder have in common is found once.
struct BuildFinder {
  private let project: ProjectSettings
  /// The positions of the targets that take a folder or one around it, by the folder.
  private var takers: [String: [Int]] = [:]
  /// What is known of the files of some targets, by their positions.
  private var builds: [[Int]: (settings: BuildSettings, module: String?)] = [:]

  init(_ project: ProjectSettings) { self.project = project }

  /// How a file is built, and the module that it belongs to, where the project's files tell it.
  mutating func build(ofFile path: String) -> (settings: BuildSettings, module: String?) {
    let build = build(ofTargets: numbers(ofTargetsWith: path))
    let overrides = project.fileOverrides[path] ?? project.overrides
    return (overrides.over(build.settings), build.module)
  }

  /// The targets that a file belongs to.
  mutating func targets(with path: String) -> [TargetSettings] {
    numbers(ofTargetsWith: path).map { project.targets[$0] }
  }

  /// The positions of the targets that a file belongs to, ascending.
  private mutating func numbers(ofTargetsWith path: String) -> [Int] {
    let listed = project.listing[path] ?? []
    let taken = takers(of: Paths.folder(of: path)).filter {
      !listed.contains($0) && !project.targets[$0].excluded.contains(path)
    }
    guard !taken.isEmpty, !listed.isEmpty else { return listed + taken }
    return (listed + taken).ascending()
  }

  /// The positions of the targets that take a folder, given with a `/` at its end, or one around it.
  private mutating func takers(of folder: String) -> [Int] {
    guard !folder.isEmpty else { return [] }
    if let known = takers[folder] { return known }
    let around = takers(of: Paths.folder(of: String(folder.dropLast())))
    let found = project.taking[folder].map { Set($0 + around).ascending() } ?? around
    takers[folder] = found
    return found
  }

  private mutating func build(ofTargets own: [Int]) -> (settings: BuildSettings, module: String?) {
    guard !own.isEmpty else { return (project.common, nil) }
    if let known = builds[own] { return known }
    let targets = own.map { project.targets[$0] }
    let settings = BuildSettings.strictest(targets.map(\.settings))
    let isOneModule = targets.allSatisfy { $0.name == targets.first?.name }
    let build = (settings, isOneModule ? targets.first?.name : nil)
    builds[own] = build
    return build
  }
}
