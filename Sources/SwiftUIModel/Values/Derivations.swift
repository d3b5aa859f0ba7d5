package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a call iterates over a whole collection and derives another one, or one value, from it:
  /// `sorted`, `filter`, `Dictionary(grouping:by:)`, `Set(…)`. False for a constant collection, a lazy one or
  /// a text, and if it may be a call on an optional or a publisher.
  package func isDerivation(_ node: Node) -> Bool { derivedCollection(of: node) != nil }

  /// The collection that a derivation iterates over; nil if a node is not one. See ``isDerivation(_:)``.
  package func derivedCollection(of node: Node) -> Node? {
    guard let call = FunctionCallExprSyntax(node), let callee = call.calledExpression else { return nil }
    guard let access = MemberAccessExprSyntax(callee) else {
      let isGrouping = callee.text == "Dictionary" && call.argumentLabels.first == "grouping"
      guard isGrouping || callee.text == "Set" && call.argumentLabels == [nil],
        let source = call.argumentValues.first
      else { return nil }
      return source.kind == .arrayExpr || isConstantCollection(source) ? nil : source
    }
    if let copied = collectionCopied(toBeChangedBy: call) { return copied }
    guard let base = access.base, let name = access.declName?.baseName?.name, Collections.derives(name),
      call.trailingClosures.isEmpty || call.trailingClosures.allSatisfy({ role(of: $0) == .atOnce }),
      isCollection(base, derivedBy: name)
    else { return nil }
    return base
  }

  /// Whether the base of `filter` or the like is a collection that may be long.
  func isCollection(_ base: Node, derivedBy name: String) -> Bool {
    if isConstantCollection(base) || isLazy(base) || isOfParts(base, depth: 0) { return false }
    if case .foreign("String")? = valueType(of: base) { return false }
    if case .instance(_, let depth) = index.typeOfExpression(base), depth > 0 { return false }
    // Optionals also have these methods.
    guard name == "map" || name == "flatMap" else { return true }
    return elementType(of: base) != nil || isDerivation(base)
  }

  /// Whether a collection is short: a literal with its elements, or the parts of a text.
  private func isOfParts(_ base: Node, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    switch base.kind {
    case .arrayExpr, .dictionaryExpr: return true
    case .functionCallExpr:
      guard let call = FunctionCallExprSyntax(base), let name = call.calledName else { return false }
      return Collections.givesParts(name)
        || MemberCall(call).map { isOfParts($0.base, depth: depth + 1) } ?? false
    case .declReferenceExpr:
      guard case .local(let binding) = index.lookUp(base), binding.kind == .variable, !binding.isMutable
      else {
        return false
      }
      return binding.value.map { isOfParts($0, depth: depth + 1) } ?? false
    default: return false
    }
  }

  private func isLazy(_ base: Node) -> Bool {
    if let call = FunctionCallExprSyntax(base).flatMap({ MemberCall($0) }) { return isLazy(call.base) }
    return MemberAccessExprSyntax(base)?.declName?.baseName?.text == "lazy"
  }

  /// The first derivation in the getter of a computed property or in a function, or in other computed
  /// properties that it reads and functions for collections that it calls, two levels deep, or in an
  /// initializer that it passes a collection to: a call, or a `for` loop over a non-constant collection.
  package func derivation(of property: DeclarationID) -> Node? { derivation(of: property, depth: 0).evidence }

  private func derivation(of property: DeclarationID, depth: Int) -> Fact<Node> {
    let member = index[property]
    guard depth < 3, let code = member.getterStatements ?? member.body?.statements else { return .no }
    return memory.derivations.answer(property.order << 2 | depth) {
      if let own = code.subtree.first(where: isOwnDerivation) { return .yes(own) }
      for name in code.subtree {
        if let passed = passedDerivation(at: name) { return .yes(passed.work) }
        guard name.kind == .declReferenceExpr else { continue }
        guard let inner = declarations(referencedBy: name).only, mayDerive(index[inner], at: name),
          let found = derivation(of: inner, depth: depth + 1).evidence
        else { continue }
        return .yes(found)
      }
      return .no
    }
  }

  /// Whether a member that runs at a name is a property, or a function that returns a collection.
  private func mayDerive(_ member: Declaration, at name: Node) -> Bool {
    if member.kind == .variable { return true }
    return member.kind == .function && BodyReach.isHelper(member) && BodyReach.reads(member, at: name)
      && member.resultType.map(isCollectionType) == true
  }

  private func isOwnDerivation(_ node: Node) -> Bool {
    if let sequence = ForStmtSyntax(node)?.sequence { return !isConstantCollection(sequence) }
    return isDerivation(node)
  }

  /// Whether a written type is a collection: an array, a set, a dictionary.
  package func isCollectionType(_ type: Node) -> Bool {
    let shape = TypeShape(type)
    if shape.core.kind == .arrayType || shape.core.kind == .dictionaryType { return true }
    guard case .foreign(let name) = index.resolve(shape.core) else { return false }
    return Collections.holdElements(name) || name == "Dictionary" || name == "OrderedDictionary"
  }
}
