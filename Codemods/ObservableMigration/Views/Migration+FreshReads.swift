import CodemodKit
import ProjectIndex
import SwiftCST

extension Migration {
  /// Views that read what was published, of a shared object or a part of another, and didn't observe it: they
  /// showed what was there when they were evaluated for other reasons.
  mutating func noteFreshReads() {
    var seen: Set<TypeID> = []
    for property in publishedProperties {
      for read in memberUses.viewReads(property.name ?? "", of: family)
      where isOurs(read.type) == true && !isInAction(read.use.node) && !holds(read.view) {
        guard seen.insert(read.view).inserted else { continue }
        record(
          ObservableRules.newObserver,
          "'\(index[read.view].name)' reads '\(read.use.expression.shortText)' and now also updates with it",
          at: read.use.node)
      }
    }
  }

  /// Whether a view holds an object of the cluster, observed or not: which is told where it is held.
  private func holds(_ view: TypeID) -> Bool {
    index.members(of: view).contains { member in
      member.kind == .variable && member.isStored && isOurs(index.typeOfVariable(member.id)) == true
    }
  }
}
