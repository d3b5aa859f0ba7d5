import SwiftCST

extension PatternRoles {
  /// Whether a metavariable before a declaration represents any attributes and modifiers.
  func hasModifierVariable(in children: [SlotChild], _ side: TreeSide) -> Bool {
    guard let first = children.first?.element, first.kind == .node,
      side.nodes[Int(first.index)].kind == .attributeList
    else { return false }
    return side.tree.node(at: Int(first.index)).children.contains { isMany($0) }
  }
}

extension Matcher {
  /// Merges the attributes and modifiers of each declaration into one list for the comparison.
  mutating func mergeModifiers() {
    let patternList = Self.takeModifiers(&patternChildren, &pattern)
    let codeList = Self.takeModifiers(&codeChildren, &code)
    pushList(patternList, codeList)
  }

  private static func takeModifiers(_ children: inout [SlotChild], _ side: inout TreeSide) -> Range<
    Int
  > {
    let start = side.elements.count
    while let first = children.first?.element, first.kind == .node,
      [.attributeList, .declModifierList].contains(side.nodes[Int(first.index)].kind)
    {
      side.append(itemsOf: Int(first.index))
      children.removeFirst()
    }
    return start..<side.elements.count
  }
}
