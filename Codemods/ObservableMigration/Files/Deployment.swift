import CodemodKit
import ProjectIndex
import SwiftCST

/// Whether code is built for platforms that have Observation alone.
struct Deployment {
  let index: ProjectIndex

  private static let gate = Gate.iOS(17)

  /// What stands against a migration of a cluster; it is told at the first of its classes.
  func remarks(on cluster: ObservableCluster) -> [Remark] {
    remarks(at: index[cluster.anchor.declaration].node)
  }

  /// What stands against a change of files together with a cluster. If the class is only for newer platforms
  /// than its file, so is all that names it.
  func remarks(on files: [ProjectFile], with cluster: ObservableCluster) -> [Remark] {
    let anchor = index[cluster.anchor.declaration].node
    guard index.satisfies(Self.gate, at: anchor.tree.root).isMet else { return [] }
    return files.flatMap { remarks(at: $0.tree.root) }
  }

  private func remarks(at node: Node) -> [Remark] {
    let text: String
    switch index.satisfies(Self.gate, at: node) {
    case .met: return []
    case .notMet(let platform, let deployment, _):
      text =
        "deployment target \(platform.rawValue) \(deployment) < iOS 17/macOS 14/tvOS 17/watchOS 10 "
        + "(swift-perception's @Perceptible is the back-port)"
    case .unknown(let flag):
      text = "deployment target unknown, and Observation needs iOS 17/macOS 14: pass \(flag) if it is met"
    }
    return [Remark(ObservableRules.deployment, text, at: node)]
  }
}
