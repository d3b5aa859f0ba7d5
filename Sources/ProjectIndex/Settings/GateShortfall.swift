// Why a gate isn't met, as text.

package import SwiftCST

extension ProjectIndex {
  /// What is missing for a gate at a place: the required version, and the deployment target with the file
  /// that sets it; nil if the gate is met.
  package func shortfall(of gate: Gate, at node: Node) -> String? {
    switch satisfies(gate, at: node) {
    case .met: nil
    case .notMet(let platform, let deployment, let needed):
      "needs \(platform.rawValue) \(needed); the deployment target is \(deployment)"
        + declaration(of: deployment, for: platform, at: node)
    case .unknown(let flag):
      "needs \(Self.oldest(gate)); the deployment target is unknown, pass '\(flag)' if it is met"
    }
  }

  /// ` (Package.swift)`; empty if the code itself sets it with `@available`.
  private func declaration(of version: Version, for platform: Platform, at node: Node) -> String {
    let path = file(of: node).map { self[$0].path } ?? ""
    return settings.declaration(of: version, for: platform, forFile: path).map { " (\($0))" } ?? ""
  }

  private static func oldest(_ gate: Gate) -> String {
    let platform = Platform.allCases.first { gate.minimum[$0] != nil }
    return platform.map { "\($0.rawValue) \(gate.minimum[$0]?.description ?? "")" } ?? "a newer system"
  }
}

extension ProjectSettings {
  /// Where the deployment target of a file is set: the files that describe its targets, or their override.
  func declaration(of version: Version, for platform: Platform, forFile path: String) -> String? {
    let override = fileOverrides[path] ?? overrides
    guard override.deployment.isEmpty else {
      return override.deployment[platform] == version ? "set by --deployment or the configuration" : nil
    }
    var finder = BuildFinder(self)
    let own = finder.targets(with: path)
    let setting = (own.isEmpty ? targets : own).filter { $0.settings.deployment[platform] == version }
    return setting.compactMap(\.source).min()
  }
}
