import ProjectIndex
import SwiftCST

/// Finds code that reads a property while it is changed in place, which traps: `@Published` passes a copy of
/// its value to the change, the macro the value itself.
struct Exclusivity {
  private(set) var reasons: [LocatedReason] = []

  private let property: Declaration
  private let name: String
  private let family: Family

  private var index: ProjectIndex { family.index }

  init(of property: Declaration, in family: Family) {
    self.property = property
    name = property.name ?? ""
    self.family = family
    for use in family.uses.changes(of: name).concerning(family.lineage) {
      let isOurs = refers(use)
      guard isOurs != false, let change = family.uses.calledCode.change(of: use.expression) else { continue }
      if change.mayWait {
        addReason("'\(name)' is changed across an 'await', where reading it traps", at: use)
      } else {
        if isOurs == nil, change.meanwhile.code.contains(where: { readsSameObject($0, as: use) }) {
          addReason("'\(name)' is read while it is changed in place, which traps", at: use)
        } else {
          examine(change.meanwhile, isCertain: isOurs == true, at: use)
        }
      }
    }
  }

  private mutating func addReason(_ text: String, at use: Use) {
    reasons.append(LocatedReason(ObservableRules.exclusivity, text, at: use.node))
  }

  /// Finds what reads the property while it is changed: directly, through calls, or through a binding to an
  /// element.
  ///
  /// - Parameter isCertain: Whether the change is certainly of this property; if not, guesses don't count.
  private mutating func examine(_ meanwhile: Calls, isCertain: Bool, at use: Use) {
    let called = family.uses.calledCode
    var (certain, guessed): ([Calls], [Calls]) = ([meanwhile], [])
    var known: Set<Node> = []
    for level in 1...CalledCode.depth {
      let isNear = level <= 2 && isCertain
      let code = certain.flatMap(\.code).filter { known.insert($0).inserted }
      let guesses = guessed.flatMap(\.code) + (isNear ? certain.flatMap(\.guesses) : [])
      let others = guesses.filter { known.insert($0).inserted }
      if (code + others).contains(where: reads) || code.contains(where: called.readsBinding) {
        return addReason("'\(name)' is read while it is changed in place, which traps", at: use)
      }
      if isNear, let unknown = certain.firstNonNil(\.unknown.first) {
        return addReason(
          "'\(name)' may be read while it is changed in place, which traps: '\(unknown)' is unknown", at: use)
      }
      guard level < CalledCode.depth, !code.isEmpty || !others.isEmpty else { return }
      (certain, guessed) = (code.map(called.calls), others.map(called.calls))
    }
  }

  private func reads(in code: Node) -> Bool {
    index.uses(of: name, in: code).contains { refers($0) == true }
  }

  /// Whether code reads the property of the object of unknown type of which a use changes it.
  private func readsSameObject(_ code: Node, as change: Use) -> Bool {
    guard case .member(let base?) = change.role else { return false }
    return index.uses(of: name, in: code).contains { use in
      guard case .member(let other?) = use.role, refers(use) == nil else { return false }
      return other.text == base.text
    }
  }

  /// Whether a use of the name refers to the property; nil if unknown. A closure may receive the object as an
  /// argument.
  private func refers(_ use: Use) -> Bool? {
    if let isOurs = family.refers(use, to: property) { return isOurs }
    guard case .member(let base?) = use.role, case let types = TypesInValue(of: base, index), !types.isOpen
    else { return nil }
    return !types.known.isDisjoint(with: family.all)
  }
}
