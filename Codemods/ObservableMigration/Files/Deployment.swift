import CodemodKit
import ProjectIndex
import SwiftCST

/// Whether code is built only for platforms that have Observation.
struct Deployment {
  let index: ProjectIndex

  private static let gate = Gate.iOS(17)

  /// What prevents a migration of a cluster; it is reported at the first of its classes.
  func remarks(on cluster: ObservableCluster) -> [Remark] {
    remarks(at: index[cluster.anchor.declaration].node)
  }

  /// What prevents a change of files together with a cluster. If the class is only for newer platforms than
  /// its file, so is all code that names it.
  func remarks(on files: [ProjectFile], with cluster: ObservableCluster) -> [Remark] {
    let anchor = index[cluster.anchor.declaration].node
    guard index.satisfies(Self.gate, at: anchor.tree.root).isMet else { return [] }
    return files.flatMap { remarks(at: $0.tree.root) }
  }

  private func remarks(at node: Node) -> [Remark] {
    guard let shortfall = index.shortfall(of: Self.gate, at: node) else { return [] }
    return [Remark(ObservableRules.deployment, "Observation \(shortfall)", at: node)]
  }
}
