import CodemodKit
import ProjectIndex
import SwiftCST

extension Migration {
  /// A view that reads what the class computes of an unpublished property, which may be private, was
  /// refreshed by other properties' changes, too.
  mutating func checkComputedReads() {
    guard !context.options.isOn("track-unpublished") else { return }
    for property in cluster.types.flatMap({ index.members(of: $0) }) where isUntracked(property) {
      guard let hidden = property.name, changesLater(property, hidden) else { continue }
      for reader in readers(of: property) {
        guard let read = viewRead(of: reader) else { continue }
        record(
          ObservableRules.unpublishedRead,
          "'\(read.use.expression.text)' is made of '\(hidden)', which was never published, and "
            + "'\(index[read.view].name)' reads it", at: read.use.node)
      }
    }
  }

  /// The first place in the body of a view, or of a view that is meant, that reads a member.
  func viewRead(
    of member: Declaration, where isMeant: (TypeID) -> Bool = { _ in true }
  ) -> MemberUses.ViewRead? {
    guard let name = member.name else { return nil }
    return memberUses.viewReads(name, of: family).first {
      isRefreshed($0) && refers($0.use, to: member) != false && isMeant($0.view)
    }
  }

  /// Whether an object changes a property after it has been made.
  private func changesLater(_ property: Declaration, _ name: String) -> Bool {
    ownUses(of: property, name).contains { use in
      use.expression.isChanged(index)
        && index.enclosingDeclaration(of: use.node)?.kind != .initializer
    }
  }

  /// The computed properties and functions of the cluster whose value depends on a property.
  func readers(of property: Declaration) -> [Declaration] {
    var found: [DeclarationID] = []
    var open = [property]
    var known: Set<DeclarationID> = [property.id]
    while let next = open.popLast() {
      guard let name = next.name else { continue }
      for use in ownUses(of: next, name) {
        guard Assignment(target: use.expression) == nil,
          let reader = index.enclosingDeclaration(of: use.node), givesValue(reader),
          index.type(of: reader.id).map(family.contains) == true, known.insert(reader.id).inserted
        else { continue }
        found.append(reader.id)
        open.append(reader)
      }
    }
    return found.sorted(on: \.order).map { index[$0] }
  }

  func givesValue(_ member: Declaration) -> Bool {
    guard !member.isStatic else { return false }
    if member.kind == .variable { return !member.isStored }
    // What has to be waited for is no part of a view.
    guard member.kind == .function, !member.isAsync, let result = member.resultType?.text else {
      return false
    }
    return !["Void", "()"].contains(result)
  }
}
