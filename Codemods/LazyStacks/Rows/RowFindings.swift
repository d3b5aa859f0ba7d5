import CodemodKit
import ProjectIndex
import SwiftCST

/// What is found in rows, or in a declaration used in them.
struct RowFindings: Sendable {
  /// A view whose code can't be analyzed.
  struct Unresolved: Hashable, Sendable {
    let name: String
    let node: Node
  }

  /// What differs when rows are created late, the first of each rule.
  private(set) var reasons: [Obstacle] = []

  /// The views that can't be analyzed, the first of each name.
  private(set) var unresolved: [Unresolved] = []

  /// The names of the SwiftUI views among the rows and in them.
  var shown: Set<String> = []

  /// Adds a reason, unless one of its rule exists.
  mutating func add(_ reason: Obstacle) {
    if !reasons.contains(where: { $0.rule == reason.rule }) { reasons.append(reason) }
  }

  /// Adds a view, unless one of its name exists.
  mutating func add(_ view: Unresolved) {
    if !unresolved.contains(where: { $0.name == view.name }) { unresolved.append(view) }
  }

  /// Adds the findings of a part.
  mutating func add(_ part: RowFindings) {
    for reason in part.reasons { add(reason) }
    for view in part.unresolved { add(view) }
    shown.formUnion(part.shown)
  }
}
