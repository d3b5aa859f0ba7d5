import SwiftCST

/// Finds how files are built. Results for a folder are shared by its files.
struct BuildFinder {
  private let project: ProjectSettings
  /// The positions of the targets that contain a folder or an enclosing one, by folder.
  private var takers: [String: [Int]] = [:]
  /// The builds of the files of some targets, by the positions of the targets.
  private var builds: [[Int]: (settings: BuildSettings, module: String?)] = [:]

  init(_ project: ProjectSettings) { self.project = project }

  /// How a file is built, and its module if the project's files specify it.
  mutating func build(ofFile path: String) -> (settings: BuildSettings, module: String?) {
    let build = build(ofTargets: numbers(ofTargetsWith: path))
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
