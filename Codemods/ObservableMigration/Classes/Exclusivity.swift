import ProjectIndex
import SwiftCST

/// Finds where a property is read while it is changed in place, which traps: `@Published` lends a copy of its value
/// to what changes it, the macro the value itself.
struct Exclusivity {
  private(set) var remarks: [Remark] = []

  private let property: Declaration
  private let name: String
  private let family: Family

  private var index: ProjectIndex { family.index }

  init(of property: Declaration, _ name: String, in family: Family) {
    self.property = property
    self.name = name
    self.family = family
    for use in family.uses.changes(of: name).inPlace.concerning(family.lineage)
    where family.refers(use, to: property) != false {
      guard let change = InPlaceChange(of: use.expression, index) else { continue }
      if change.mayWait {
        remark("'\(name)' is changed across an 'await', where reading it traps", at: use)
      } else if change.meanwhile.contains(where: { mayRead(in: $0) }) {
        remark("'\(name)' is read while it is changed in place, which traps", at: use)
      }
    }
  }

  private mutating func remark(_ text: String, at use: Use) {
    remarks.append(Remark(ObservableRules.exclusivity, text, at: use.node))
  }

  /// Whether code may read a property, by itself, through what it calls, or through a binding to an element.
  private func mayRead(in code: Node) -> Bool {
    var known: Set<DeclarationID> = []
    var open = [code]
    for _ in 0..<4 {
      if open.contains(where: { reads(in: $0) }) { return true }
      let called = open.flatMap { index.declarations(referencedIn: $0) }
      open = called.filter { isCode(index[$0]) && known.insert($0).inserted }.map { index[$0].node }
    }
    return false
  }

  private func isCode(_ declaration: Declaration) -> Bool {
    declaration.kind == .function || declaration.kind == .variable && !declaration.isStored
  }

  private func reads(in code: Node) -> Bool {
    if index.uses(of: name, in: code).contains(where: { family.refers($0, to: property) == true }) {
      return true
    }
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
