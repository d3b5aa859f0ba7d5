import ProjectIndex
import SwiftCST

/// The uses of a name in the code of a family that may refer to members of the object itself: `x`, `self.x`.
///
/// Many classes may have a member of the name, and each asks for its own uses.
struct OwnUses: Sendable {
  private let uses: [Use]
  /// The positions of the uses that refer to members, by member.
  private var byMember: [DeclarationID: [Int]] = [:]
  /// The positions of those after `self.`, which refer to whatever member has the name.
  private var afterSelf: [Int] = []

  init(of name: String, in family: Family) {
    let index = family.index
    uses = index.uses(of: name, inside: family.lineage)
    for (position, use) in uses.enumerated() {
      switch use.role {
      case .reference where family.files.contains(use.file):
        for member in Set(index.lookUp(use.token.name, at: use.node).declarations) {
          byMember[member, default: []].append(position)
        }
      case .member(let base?) where base.isSelf:
        if index.enclosingType(of: use.node).map(family.lineage.contains) == true {
          afterSelf.append(position)
        }
      default: continue
      }
    }
  }

  /// The uses of a member with the name, in the order of files and lines.
  func uses(of member: DeclarationID) -> [Use] {
    ((byMember[member] ?? []) + afterSelf).ascending().map { uses[$0] }
  }
}

/// What was found about the members of a family before.
final class FamilyMemory: Sendable {
  /// The uses in the family's code, by the symbol of the name.
  let ownUses = Memory<Int, OwnUses>()
}
