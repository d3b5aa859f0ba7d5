import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Views that read published values of a shared object, or of a part of another object, without observing it:
/// they displayed the current values when they were evaluated for other reasons.
struct FreshReads {
  private(set) var reasons: [LocatedReason] = []

  private let family: Family

  private var index: ProjectIndex { family.index }

  init(in family: Family) {
    self.family = family
    var seen: Set<TypeID> = []
    // Subclasses may publish the same name: its reads are looked at once.
    var names: Set<String> = []
    for name in family.publishedProperties.map({ $0.name ?? "" }) where names.insert(name).inserted {
      for read in family.uses.viewReads(name, of: family.all)
      where family.includes(read.type) == true && !index.isInAction(read.use.node) && !holds(read.view) {
        guard seen.insert(read.view).inserted else { continue }
        reasons.append(
          LocatedReason(
            ObservableRules.newObserver,
            "'\(index[read.view].name)' reads '\(read.use.expression.shortText)' and now also updates with it",
            at: read.use.node))
      }
    }
  }

  /// Whether a view contains an object of the family, observed or not: that is reported at its property.
  private func holds(_ view: TypeID) -> Bool {
    index.members(of: view).contains { member in
      member.kind == .variable && member.isStored
        && family.includes(index.typeOfVariable(member.id)) == true
    }
  }
}
