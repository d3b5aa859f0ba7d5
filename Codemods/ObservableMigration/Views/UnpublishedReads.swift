import ProjectIndex
import SwiftCST

/// Views that read a property which was never published, directly or through members of the class that depend
/// on it: changes of other properties refreshed them, if anything did.
struct UnpublishedReads {
  private(set) var reasons: [LocatedReason] = []

  private let reads: ViewReads
  private let changes: VariableChanges

  private var family: Family { reads.family }
  private var index: ProjectIndex { family.index }

  init(in reads: ViewReads, _ tracking: Tracking, _ changes: VariableChanges) {
    self.reads = reads
    self.changes = changes
    let properties = tracking.untracked
    for property in properties where !property.traits.contains(.private) { examine(property) }
    for property in properties { examineDependents(of: property) }
  }

  private mutating func addReason(_ text: String, on read: MemberUses.ViewRead) {
    reasons.append(
      LocatedReason(
        ObservableRules.unpublishedRead, "'\(read.use.expression.text)' \(text)", at: read.use.node))
  }

  private mutating func examine(_ property: Declaration) {
    let reads = reads.possible(of: property)
    guard !reads.isEmpty, mayChange(property) else { return }
    for read in reads { addReason("was never published, and '\(index[read.view].name)' reads it", on: read) }
  }

  private mutating func examineDependents(of property: Declaration) {
    guard let name = property.name, changes.isChanged(property, byObjectsOf: family) else { return }
    for read in reads.dependents(of: property).compactMap({ reads.first(of: $0) }) {
      addReason(
        "is computed from '\(name)', which was never published, and '\(index[read.view].name)' reads it",
        on: read)
    }
  }

  /// Whether anything in the project may change a property of an object after its creation.
  private func mayChange(_ property: Declaration) -> Bool {
    guard let name = property.name, property.traits.isDisjoint(with: [.public, .open]) else { return true }
    if changes.mayBeChanged(property, after: .creation) { return true }
    return family.uses.named(name).concerning(family.lineage).contains { use in
      guard family.refers(use, to: property) != false,
        !index.isSetByItsCreation(use, of: index.type(of: property.id))
      else { return false }
      // What an external method does to the value is unknown.
      if use.role == .keyPath || use.expression.isCalledOn { return true }
      // A binding: `$model.name`, or that of an element.
      guard case .member(let base?) = use.role else { return false }
      return base.subtree.contains(where: \.isProjection)
    }
  }
}
