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

  /// Whether something was left out for another that was found first.
  private var isCut = false

  /// Whether it makes no difference what was found first.
  var hasNoOrder: Bool { !isCut && reasons.count <= 1 && unresolved.count <= 1 }

  /// Adds a reason, unless one of its rule exists.
  mutating func add(_ reason: Obstacle) {
    if let known = reasons.first(where: { $0.rule == reason.rule }) {
      isCut = isCut || known.text != reason.text
    } else {
      reasons.append(reason)
    }
  }

  /// Adds a view, unless one of its name exists.
  mutating func add(_ view: Unresolved) {
    if let known = unresolved.first(where: { $0.name == view.name }) {
      isCut = isCut || known != view
    } else {
      unresolved.append(view)
    }
  }

  /// Adds the findings of a part.
  mutating func add(_ part: RowFindings) {
    isCut = isCut || part.isCut
    for reason in part.reasons { add(reason) }
    for view in part.unresolved { add(view) }
    shown.formUnion(part.shown)
  }
}
