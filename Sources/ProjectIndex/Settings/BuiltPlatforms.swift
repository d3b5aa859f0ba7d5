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
}

extension ProjectSettings {
  /// The platforms of the targets with a file; of all targets if none has it.
  fileprivate func platforms(ofTargetsWith path: String) -> Set<Platform> {
    var finder = BuildFinder(self)
    let own = finder.targets(with: path)
    return Set((own.isEmpty ? targets : own).flatMap(\.settings.deployment.keys))
  }
}
