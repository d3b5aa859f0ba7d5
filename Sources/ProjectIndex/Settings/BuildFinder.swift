import SwiftCST

/// Finds how files are built. What files of one folder have in common is found once.
struct BuildFinder {
  private let project: ProjectSettings
  /// The positions of the targets that take a folder, by the folder.
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

  /// The positions of the targets that a file belongs to, ascending.
  private mutating func numbers(ofTargetsWith path: String) -> [Int] {
    let listed = project.listing[path] ?? []
    let taken = takers(of: Paths.folder(of: path)).filter {
      !listed.contains($0) && !project.targets[$0].excluded.contains(path)
    }
    return taken.isEmpty ? listed : (listed + taken).ascending()
  }

  private mutating func takers(of folder: String) -> [Int] {
    if let known = takers[folder] { return known }
    let found = project.taking.filter { number in
      project.targets[number].folders.contains { folder.hasPrefix($0) }
    }
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
