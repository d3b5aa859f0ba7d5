import CodemodKit
import ProjectIndex
import SwiftCST

extension Migration {
  /// `@Published` lends a copy of its value to what changes it, the macro the value itself: code that reads
  /// the property meanwhile traps.
  mutating func checkExclusivity(of property: Declaration, _ name: String) {
    for use in memberUses.changes(of: name).inPlace.concerning(lineage)
    where refers(use, to: property) != false {
      guard let change = InPlaceChange(of: use.expression, index) else { continue }
      if change.mayWait {
        record(
          ObservableRules.exclusivity, "'\(name)' is changed across an 'await', where reading it traps",
          at: use.node)
      } else if change.meanwhile.contains(where: { mayRead(property, name, in: $0) }) {
        record(
          ObservableRules.exclusivity, "'\(name)' is read while it is changed in place, which traps",
          at: use.node)
      }
    }
  }

  /// Whether code may read a property, by itself, through what it calls, or through a binding to an element.
  private func mayRead(_ property: Declaration, _ name: String, in code: Node) -> Bool {
    var known: Set<DeclarationID> = []
    var open = [code]
    for _ in 0..<4 {
      if open.contains(where: { reads(property, name, in: $0) }) { return true }
      let called = open.flatMap { index.declarations(referencedIn: $0) }
      open = called.filter { isCode(index[$0]) && known.insert($0).inserted }.map { index[$0].node }
    }
    return false
  }

  private func isCode(_ declaration: Declaration) -> Bool {
    declaration.kind == .function || declaration.kind == .variable && !declaration.isStored
  }

  private func reads(_ property: Declaration, _ name: String, in code: Node) -> Bool {
    if index.uses(of: name, in: code).contains(where: { refers($0, to: property) == true }) { return true }
    return code.subtree.contains { node in
      guard node.kind == .declReferenceExpr else { return false }
      switch index.lookUp(node) {
      case .local(let binding): return binding.token?.text.first == "$"
      case .members(let found, _): return found.contains { index[$0].attribute("Binding") != nil }
      default: return false
      }
    }
  }
}
