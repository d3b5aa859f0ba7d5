import SwiftCST

extension Matcher {
  /// Compares two calls: the callee, and the arguments including trailing closures.
  mutating func compareCalls(_ first: Int, _ second: Int) -> Bool {
    pattern.children(of: first, into: &patternChildren)
    code.children(of: second, into: &codeChildren)
    let patternList = Self.takeArguments(&patternChildren, &pattern)
    let codeList = Self.takeArguments(&codeChildren, &code)
    pushList(patternList, codeList, call: second)
    return pushPairs()
  }

  /// Removes parentheses, arguments and closures from the children of a call; the rest is the callee.
  private static func takeArguments(_ children: inout [SlotChild], _ side: inout TreeSide) -> Range<
    Int
  > {
    let start = side.elements.count
    let first =
      children.firstIndex { child in
        switch child.element.kind {
        case .token: side.tree.tokens.kinds[Int(child.element.index)].opensArguments
        default: child.slot > 0 && side.nodes[Int(child.element.index)].kind.isArgumentPart
        }
      } ?? children.count
    for child in children[first...] where child.element.kind == .node {
      let index = Int(child.element.index)
      if side.nodes[index].kind == .closureExpr {
        side.elements.append(child.element)
      } else {
        side.append(itemsOf: index)
      }
    }
    children.removeLast(children.count - first)
    return start..<side.elements.count
  }

  /// Compares two links of a postfix chain, without their bases.
  mutating func compareLinks(_ first: Int, _ second: Int) -> Bool {
    guard pattern.nodes[first].kind == code.nodes[second].kind else { return false }
    pattern.children(of: first, into: &patternChildren)
    code.children(of: second, into: &codeChildren)
    patternChildren.removeFirst()
    codeChildren.removeFirst()
    guard pattern.nodes[first].kind.takesArguments else { return pushPairs() }
    let patternList = Self.takeArguments(&patternChildren, &pattern)
    let codeList = Self.takeArguments(&codeChildren, &code)
    pushList(patternList, codeList, call: second)
    return pushPairs()
  }

  /// Compares two arguments of which at least one is a trailing closure: its label is missing, or is in
  /// another kind of node.
  mutating func compareArguments(_ first: Int, _ second: Int) -> Bool {
    let own = Argument(first, pattern)
    let other = Argument(second, code)
    guard let value = own.value, let otherValue = other.value else { return false }
    if own.isFirstTrailing || other.isFirstTrailing {
      // If the closure is trailing, either label may be omitted.
    } else if let label = own.label, let otherLabel = other.label {
      push(.pair(.token(label), .token(otherLabel)))
    } else if own.label != nil || other.label != nil {
      return false
    }
    push(.pair(.node(value), .node(otherValue)))
    return true
  }

  /// An argument or a trailing closure.
  private struct Argument {
    var label: Int?
    var value: Int?
    var isFirstTrailing = false

    init(_ index: Int, _ side: TreeSide) {
      let node = side.tree.node(at: index)
      if let argument = LabeledExprSyntax(node) {
        label = argument.label?.index
        value = argument.expression?.id
      } else if let closure = MultipleTrailingClosureElementSyntax(node) {
        label = closure.label?.index
        value = closure.closure?.node.id
      } else {
        value = index
        isFirstTrailing = true
      }
    }
  }
}

extension TokenKind {
  fileprivate var opensArguments: Bool { self == .leftParen || self == .leftSquare }
}

extension SyntaxKind {
  fileprivate var isArgumentPart: Bool {
    self == .labeledExprList || self == .closureExpr || self == .multipleTrailingClosureElementList
  }
}
