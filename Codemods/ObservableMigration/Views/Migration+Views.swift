import CodemodKit
import ProjectIndex
import SwiftCST

extension Migration {
  /// Looks for what views no longer show, or show now.
  mutating func checkViews() {
    // What never tells of a change refreshed no view.
    guard publishes else { return }
    observed.forEach { checkIsRead($0) }
    checkUnpublishedReads()
    checkComputedReads()
    checkUnobservedState()
    checkRefreshTokens()
    checkUntrackedReads()
    checkEvaluatedReads()
    noteFreshReads()
  }

  private var publishes: Bool {
    !announced.isEmpty
      || cluster.types.flatMap { index.members(of: $0) }.contains { member in
        member.kind == .variable
          && (member.attribute("Published") != nil || member.attributes.contains(where: mayPublish))
      }
  }

  /// A view that observes an object and never touches it was refreshed by it; now nothing refreshes it.
  private mutating func checkIsRead(_ property: ObservedProperty) {
    guard let name = property.declaration.name, let owner = index.type(of: property.declaration.id),
      property.projections.isEmpty, index.isView(owner)
    else { return }
    let isRead = { [index] (use: Use) -> Bool in
      guard Assignment(target: use.expression) == nil else { return false }
      switch use.role {
      case .reference: return index.lookUp(name, at: use.node).declarations.contains(property.declaration.id)
      case .member(let base?) where base.text == "self": return index.enclosingType(of: use.node) == owner
      case .member(let base?):
        guard case .instance(.known(let type), _) = index.typeOfExpression(base) else { return true }
        return type == owner
      case .keyPath: return true
      default: return false
      }
    }
    // Most are read where they are declared; others have such names, too, and many uses. Elsewhere a period
    // stands before the name.
    let types = [owner] + index.subtypes(of: owner)
    guard !index.uses(of: name, inside: types).contains(where: isRead),
      !memberUses.accesses(to: name).uses.concerning(Set(types), orOthers: true).contains(where: isRead)
    else { return }
    record(
      ObservableRules.lostRefresh,
      "'\(index[owner].name)' observes '\(name)' without reading it, and is no longer refreshed",
      at: property.declaration.node)
  }
}
