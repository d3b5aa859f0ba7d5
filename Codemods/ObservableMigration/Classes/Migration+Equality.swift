import CodemodKit
import ProjectIndex
import SwiftCST

extension Migration {
  /// Since Swift 6.2 the macro says nothing where a value is set that equals the one before; `@Published`
  /// did.
  mutating func checkEquality(of property: Declaration, _ name: String) {
    guard property.attribute("Published") != nil,
      let omission = PartialEquality(index).omission(in: property), isReplaced(property, name)
    else { return }
    record(
      ObservableRules.equality,
      "'\(name)' is set, and '==' of '\(omission.type)' leaves out '\(omission.part)': a value that only differs "
        + "there updates no view (Swift 6.2 and later)", at: property.node)
  }

  /// Whether the value is set as a whole, after the object has been created or through a binding.
  private func isReplaced(_ property: Declaration, _ name: String) -> Bool {
    let isAssigned = memberUses.changes(of: name).assigned.concerning(lineage).contains { use in
      guard Assignment(target: use.expression)?.isPlain == true, refers(use, to: property) != false else {
        return false
      }
      return index.enclosingDeclaration(of: use.node)?.kind != .initializer
    }
    if isAssigned { return true }
    let accesses = memberUses.accesses(to: name)
    return accesses.isProjected
      || accesses.uses.concerning(lineage).contains {
        $0.role == .keyPath && refers($0, to: property) == true
      }
  }
}
