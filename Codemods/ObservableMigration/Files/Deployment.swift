import CodemodKit
import ProjectIndex
import SwiftCST

/// Whether code is built only for platforms that have Observation.
struct Deployment {
  let index: ProjectIndex

  private static let gate = Gate.iOS(17)

  /// What prevents a migration of a cluster; it is reported at the first of its classes.
  func reasons(on cluster: ObservableCluster) -> [LocatedReason] {
    reasons(at: index[cluster.anchor.declaration].node)
  }

  /// What prevents a change of files together with a cluster. If the class is only for newer platforms than
  /// its file, so is all code that names it.
  func reasons(on files: [ProjectFile], with cluster: ObservableCluster) -> [LocatedReason] {
    let anchor = index[cluster.anchor.declaration].node
    guard index.satisfies(Self.gate, at: anchor.tree.root).isMet else { return [] }
    return files.flatMap { reasons(at: $0.tree.root) }
  }

  private func reasons(at node: Node) -> [LocatedReason] {
    guard let shortfall = index.shortfall(of: Self.gate, at: node) else { return [] }
    return [LocatedReason(ObservableRules.deployment, "Observation \(shortfall)", at: node)]
  }
}
