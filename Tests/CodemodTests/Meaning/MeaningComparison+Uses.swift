import ProjectIndex
import SwiftCST

/// The uses of declarations: none may be missing, and none be another's that the index is certain of.
extension MeaningComparison {
  mutating func compareUses() {
    let declarations = declarationsByPlace()
    var truths: [DeclarationID: Set<SourcePlace>] = [:]
    for (place, truth) in module.dump.references {
      guard case .own(let target) = truth, let declaration = declarations[target] else { continue }
      truths[declaration, default: []].insert(place)
    }
    for (declaration, places) in truths.sorted(by: { $0.key < $1.key }) {
      let uses = module.index.references(to: declaration)
      let certain = Set(uses.certain.map { module.place(of: $0.token, in: $0.file) })
      let possible = Set(uses.possible.map { module.place(of: $0.token, in: $0.file) })
      for place in places {
        judge(
          place, of: declaration, isCertain: certain.contains(place), isPossible: possible.contains(place))
      }
      for place in certain.subtracting(places) {
        guard let truth = module.dump.references[place] else { continue }
        judge(certain: place, of: declaration, truth, declarations)
      }
    }
  }

  private mutating func judge(
    _ place: SourcePlace, of declaration: DeclarationID, isCertain: Bool, isPossible: Bool
  ) {
    if isCertain { return tally.right("use") }
    if isPossible { return tally.notTold("use") }
    let truth = module.place(of: declaration).map(\.description) ?? ""
    wrong("use", at: place, said: "nothing of it", truth: "it is one of \(truth)")
  }

  /// What the index is certain of is a use of the declaration itself, of an overload beside it, or of what it
  /// overrides, is overridden by or implements.
  private mutating func judge(
    certain place: SourcePlace, of declaration: DeclarationID, _ truth: CompilerDump.Target,
    _ declarations: [SourcePlace: DeclarationID]
  ) {
    let index = module.index
    if case .own(let target) = truth, let meant = declarations[target],
      index[meant].name == index[declaration].name
    {
      let (own, other) = (index.type(of: declaration), index.type(of: meant))
      if own == other { return tally.right("certain use") }
      if let own, let other,
        index.supertypes(of: own).contains(other) || index.supertypes(of: other).contains(own)
      {
        return tally.right("certain use")
      }
    }
    let said = module.place(of: declaration).map(\.description) ?? ""
    wrong("certain use", at: place, said: "it is one of \(said)", truth: "\(truth)")
  }

  /// The declarations whose uses the compiler tells one by one, by the places of their names.
  private func declarationsByPlace() -> [SourcePlace: DeclarationID] {
    var found: [SourcePlace: DeclarationID] = [:]
    for file in module.files {
      for declaration in module.index[file].declarations {
        guard [.variable, .function, .enumCase].contains(declaration.kind),
          !declaration.traits.contains(.local), let place = module.place(of: declaration.id)
        else { continue }
        found[place] = declaration.id
      }
    }
    return found
  }
}
