import SwiftCST

extension Matcher {
  /// Compares two elements as far as possible without their children, and pushes what remains to be compared.
  mutating func compare(_ first: Element, _ second: Element) -> Bool {
    switch first.kind {
    case .node: compareNode(pattern.withoutWrappers(Int(first.index)), with: second)
    case .token: compareToken(Int(first.index), with: second)
    case .folded: compareFolded(Int(first.index), with: second)
    case .link: second.kind == .link && compareLinks(Int(first.index), Int(second.index))
    }
  }

  private mutating func compareToken(_ token: Int, with second: Element) -> Bool {
    let variable = roles.ofTokens[token]
    if variable >= 0 { return bind(Int(variable), to: second) }
    guard second.kind == .token else { return false }
    return pattern.tree.source.bytes[pattern.tree.tokens.range(of: token)]
      == code.tree.source.bytes[code.tree.tokens.range(of: Int(second.index))]
  }

  private mutating func compareNode(_ node: Int, with second: Element) -> Bool {
    let kind = pattern.nodes[node].kind
    let variable = roles.ofNodes[node]
    if variable >= 0, !kind.isCollection, !kind.isComparedByParts, !roles.areLinks[node] {
      return mayBind(second) && bind(Int(variable), to: second)
    }
    if kind == .sequenceExpr { return compareSequence(node, with: second) }
    switch second.kind {
    case .token, .link: return false
    case .folded: return compareOperand(node, with: Int(second.index))
    case .node: return compareNodes(node, code.withoutWrappers(Int(second.index)))
    }
  }

  /// Whether a metavariable may be bound to an element: one for an expression doesn't match a condition that
  /// binds names.
  private func mayBind(_ second: Element) -> Bool {
    guard second.kind == .node else { return true }
    return switch code.nodes[code.withoutWrappers(Int(second.index))].kind {
    case .optionalBindingCondition, .matchingPatternCondition, .availabilityCondition,
      .ifConfigDecl:
      false
    default: true
    }
  }

  private mutating func compareNodes(_ first: Int, _ second: Int) -> Bool {
    let kind = pattern.nodes[first].kind
    let other = code.nodes[second].kind
    if kind.isCollection { return compareLists(first, second) }
    if other == .sequenceExpr {
      // The operand of `try` extends over the operators after it.
      return code.fold(second).map { compareNode(first, with: $0) } ?? false
    }
    guard kind == other else {
      return kind.isArgument && other.isArgument && compareArguments(first, second)
    }
    if roles.holdsLinks[first] { return compareChains(first, second) }
    if kind.takesArguments { return compareCalls(first, second) }
    return compareChildren(first, second, ignoringBase: first == roles.impliedBase)
  }

  private mutating func compareLists(_ first: Int, _ second: Int) -> Bool {
    guard pattern.nodes[first].kind == code.nodes[second].kind else {
      return bindAnyAccessors(first, second)
    }
    let patternStart = pattern.elements.count
    let codeStart = code.elements.count
    pattern.append(itemsOf: first)
    code.append(itemsOf: second)
    pushList(patternStart..<pattern.elements.count, codeStart..<code.elements.count)
    return true
  }

  /// `{ $$$BODY }` of a property also matches its accessors.
  private mutating func bindAnyAccessors(_ first: Int, _ second: Int) -> Bool {
    guard code.nodes[second].kind == .accessorDeclList, roles.mayBeAbsent[first] else {
      return false
    }
    return bind(Int(roles.ofNodes[first]), to: .node(second))
  }

  /// Compares the children of two nodes of the same kind slot by slot.
  ///
  /// - Parameter ignoringBase: Whether the first slot may contain anything in the code.
  mutating func compareChildren(_ first: Int, _ second: Int, ignoringBase: Bool = false) -> Bool {
    pattern.children(of: first, into: &patternChildren)
    code.children(of: second, into: &codeChildren)
    if ignoringBase, codeChildren.first?.slot == 0 { codeChildren.removeFirst() }
    if roles.hasModifierVariable(in: patternChildren, pattern) { mergeModifiers() }
    return pushPairs()
  }

  /// Pushes a pair for each slot, the first on top.
  mutating func pushPairs() -> Bool {
    var i = patternChildren.count - 1
    var j = codeChildren.count - 1
    while i >= 0 || j >= 0 {
      let slot = i >= 0 ? patternChildren[i].slot : -1
      let other = j >= 0 ? codeChildren[j].slot : -1
      if slot == other {
        push(.pair(patternChildren[i].element, codeChildren[j].element))
        (i, j) = (i - 1, j - 1)
      } else if slot > other, i >= 0, bindAbsent(patternChildren[i].element) {
        i -= 1
      } else {
        return false
      }
    }
    return true
  }

  /// Binds the metavariables of a part that is absent in the code to nothing, if it may be absent.
  private mutating func bindAbsent(_ element: Element) -> Bool {
    guard element.kind == .node, roles.mayBeAbsent[Int(element.index)] else { return false }
    for token in pattern.nodes[Int(element.index)].tokenIndices where roles.ofTokens[token] >= 0 {
      guard bindToNothing(Int(roles.ofTokens[token])) else { return false }
    }
    return true
  }
}

extension SyntaxKind {
  /// Whether a metavariable that is a whole node of this kind represents only its main part: `$X` as an
  /// argument has no label.
  fileprivate var isComparedByParts: Bool {
    switch self {
    case .labeledExpr, .conditionElement, .patternBinding, .patternBindingList, .enumCaseElement,
      .inheritedType, .arrayElement, .genericParameter, .genericArgument, .tupleTypeElement,
      .tuplePatternElement, .closureCapture, .closureParameter, .closureShorthandParameter,
      .enumCaseParameter, .switchCaseItem, .catchItem:
      true
    default: false
    }
  }

  /// Whether nodes of this kind are arguments or trailing closures of a call.
  fileprivate var isArgument: Bool {
    self == .labeledExpr || self == .closureExpr || self == .multipleTrailingClosureElement
  }

  /// Whether nodes of this kind have arguments and trailing closures.
  var takesArguments: Bool {
    self == .functionCallExpr || self == .macroExpansionExpr || self == .subscriptCallExpr
      || self == .macroExpansionDecl
  }
}
