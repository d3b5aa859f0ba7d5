import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// The members of a view that one evaluation of a member leads to, and that derive something at each read:
  /// its own reads, and those of the members that it names, three levels deep.
  fileprivate func derivedMembers(readThrough member: Declaration, depth: Int) -> Set<DeclarationID> {
    guard depth < 3, let type = index.type(of: member.id) else { return [] }
    return memory.derivedThrough.answer(member.id.order << 2 | depth) {
      var found: Set<DeclarationID> = []
      for code in BodyReach.code(of: member) {
        forEachBodyNode(in: code, Evaluation(of: type)) { node, evaluation in
          guard !evaluation.isPresented, let inner = ownMember(at: node, of: type) else { return }
          if isDerivedProperty(inner.id) || scansText(inner) { found.insert(inner.id) }
          found.formUnion(derivedMembers(readThrough: inner, depth: depth + 1))
        }
      }
      return found
    }
  }

  /// Whether a type has own members that derive something at each read.
  func hasDerivedMembers(_ type: TypeID) -> Bool {
    memory.derivedMembers.answer(Int(type.rawValue)) {
      index.members(of: type).contains { isDerivedProperty($0.id) || scansText($0) }
    }
  }

  /// The computed property or function of a type that runs where a name is.
  fileprivate func ownMember(at name: Node, of type: TypeID) -> Declaration? {
    guard name.namesValue, let id = ownMemberNamed(name, type), BodyReach.isHelper(index[id]),
      BodyReach.reads(index[id], at: name)
    else { return nil }
    return index[id]
  }

  private func ownMemberNamed(_ name: Node, _ type: TypeID) -> DeclarationID? {
    let access = MemberAccessExprSyntax(name.parent)
    guard access?.declName?.node != name || access?.base?.text == "self",
      let word = DeclReferenceExprSyntax(name)?.baseName?.name,
      !index.ownMembers(named: word, of: type).isEmpty, let id = declarations(referencedBy: name).only,
      index.type(of: id) == type, !index[id].isStatic
    else { return nil }
    return id
  }

  /// Whether a computed property without a collection looks through a whole stored text:
  /// `result.contains("@@")`.
  func scansText(_ member: Declaration) -> Bool {
    guard member.kind == .variable, !member.isStatic, let code = member.getterStatements else { return false }
    return memory.textScans.answer(member.id.order) { code.subtree.contains(where: isScan) }
  }

  private func isScan(_ node: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), Self.scans.contains(call.name),
      case let name = MemberAccessExprSyntax(call.base)?.declName?.node ?? call.base,
      name.kind == .declReferenceExpr, let id = declarations(referencedBy: name).only, index[id].isStored,
      !index[id].isStatic, case .instance(.foreign("String"), 0) = index.typeOfVariable(id)
    else { return false }
    return true
  }

  private static let scans: Set = ["components", "contains", "replacingOccurrences", "split"]
}

extension DerivedReadCollector {
  /// Adds what the member at a name reads, if it belongs to the type itself.
  mutating func addIndirectReads(at node: Node) {
    guard let type = index.enclosingType(of: code), let member = model.ownMember(at: node, of: type) else {
      return
    }
    for id in model.derivedMembers(readThrough: member, depth: 0) {
      indirect[id, default: []].append((member.id, node))
    }
  }

  /// The derived members that one evaluation computes more than once because other members read them, too.
  var repeatedThrough: [DerivedReads] {
    let direct = Dictionary(
      uniqueKeysWithValues: paths.filter { $0.key.base.isEmpty }.map { ($0.key.property, $0.value.reads) })
    /// They are computed once after a fix of their own.
    let known = Set(direct.filter { isRepeated($0.value, in: code) }.keys)
    return indirect.compactMap { property, uses in
      guard !known.contains(property) else { return nil }
      var seen: Set<DeclarationID> = []
      let others = uses.filter { !known.contains($0.member) || seen.insert($0.member).inserted }
      let reads = Set(others.map(\.name) + (direct[property] ?? [])).sorted(on: \.id)
      return repeated(property, reads, through: others.map { index[$0.member].name ?? "" })
    }
  }

  private func repeated(_ property: DeclarationID, _ reads: [Node], through names: [String]) -> DerivedReads?
  {
    guard let reads = plans(for: reads, within: code).first else { return nil }
    let inRow = reads.first { isInRow($0, of: code) }
    // A text is short enough to be looked through twice, but not for each row.
    guard
      model.derivation(of: property).map(model.isCostlyDerivation) == true
        || inRow != nil && model.scansText(index[property])
    else { return nil }
    return DerivedReads(
      property: property, base: nil, reads: reads, block: nil, isUnconditional: false, later: nil,
      inRow: inRow, through: names)
  }
}
