import CodemodKit
import ProjectIndex
import SwiftCST

/// What is found in rows, or in a declaration that they are made of.
struct RowFindings: Sendable {
  /// A view whose making can't be looked into.
  struct Unresolved: Hashable, Sendable {
    let name: String
    let node: Node
  }

  /// What is different when rows are made late, the first of each rule.
  private(set) var reasons: [Obstacle] = []

  /// The views that can't be looked into, the first of each name.
  private(set) var unresolved: [Unresolved] = []

  /// The names of SwiftUI's views among the rows and in them.
  var shown: Set<String> = []

  /// Adds a reason, unless there is one of its rule.
  mutating func add(_ reason: Obstacle) {
    if !reasons.contains(where: { $0.rule == reason.rule }) { reasons.append(reason) }
  }

  /// Adds a view, unless there is one of its name.
  mutating func add(_ view: Unresolved) {
    if !unresolved.contains(where: { $0.name == view.name }) { unresolved.append(view) }
  }

  /// Adds what is found in a part.
  mutating func add(_ part: RowFindings) {
    for reason in part.reasons { add(reason) }
    for view in part.unresolved { add(view) }
    shown.formUnion(part.shown)
  }
}
