package import SwiftCST

extension ProjectIndex {
  /// The platforms that the file of a node is built for, as far as its targets or the command line say.
  /// Platforms of the command line which the targets don't have are left out: they often stand for several
  /// projects.
  package func platforms(at node: Node) -> Set<Platform> {
    let declared = Set(buildSettings(at: node).deployment.keys)
    let own = file(of: node).map { settings.platforms(ofTargetsWith: self[$0].path) } ?? []
    return own.isDisjoint(with: declared) ? declared : own.intersection(declared)
  }

  /// Whether code may be compiled for a platform of the Xcode targets that have its file; true if that isn't
  /// known. A package can be built for platforms that its manifest doesn't name.
  package func mayBeBuilt(_ node: Node) -> Bool {
    guard let path = file(of: node).map({ self[$0].path }) else { return true }
    var finder = BuildFinder(settings)
    let targets = finder.targets(with: path)
    guard !targets.isEmpty, targets.allSatisfy({ $0.source?.hasSuffix(".pbxproj") == true }) else {
      return true
    }
    let platforms = Set(targets.flatMap(\.settings.deployment.keys))
    return platforms.isEmpty || platforms.contains(where: node.mayBeCompiled)
  }
}

extension ProjectSettings {
  /// The platforms of the targets with a file; of all targets if none has it.
  fileprivate func platforms(ofTargetsWith path: String) -> Set<Platform> {
    var finder = BuildFinder(self)
    let own = finder.targets(with: path)
    return Set((own.isEmpty ? targets : own).flatMap(\.settings.deployment.keys))
  }
}
