import SwiftCST

extension Matcher {
  /// Compares a sequence of operands and operators with an element, in folded form.
  mutating func compareSequence(_ node: Int, with second: Element) -> Bool {
    guard let first = pattern.fold(node), let other = folded(second) else { return false }
    return compareFolded(Int(first.index), with: other)
  }

  /// The folded form of an element of the code, or the element itself if there is nothing to fold.
  private mutating func folded(_ element: Element) -> Element? {
    guard element.kind == .node else { return element.kind == .folded ? element : nil }
    let node = code.withoutWrappers(Int(element.index))
    return code.nodes[node].kind == .sequenceExpr ? code.fold(node) : .node(node)
  }

  /// Compares a part of a folded expression of the pattern with an element.
  mutating func compareFolded(_ index: Int, with second: Element) -> Bool {
    let part = pattern.parts[index]
    if case .operand(let node) = part.form { return compare(.node(node.id), second) }
    guard let element = folded(second) else { return false }
    guard element.kind == .folded else {
      return compareCovered(part, index, with: Int(element.index))
    }
    return compareForms(index, Int(element.index))
  }

  /// Compares an operand of the pattern with a part of a folded expression.
  mutating func compareOperand(_ node: Int, with index: Int) -> Bool {
    let part = code.parts[index]
    switch part.form {
    case .operand(let operand): return compare(.node(node), .node(operand.id))
    case .covered(let cover):
      guard pattern.nodes[node].kind == part.kind else { return false }
      let own = pattern.tree.node(at: node)
      guard let expression = own.children.first,
        TryExprSyntax(own)?.questionOrExclamationMark?.text == cover.mark?.text
      else { return false }
      push(.pair(.node(expression.id), code.element(cover.expression, near: index)))
      return true
    default: return false
    }
  }

  /// Compares, for example, `try a + b` of the pattern with a node of the code that has no operators.
  private mutating func compareCovered(_ part: FoldedPart, _ index: Int, with node: Int) -> Bool {
    guard case .covered(let cover) = part.form, code.nodes[node].kind == part.kind else {
      return false
    }
    let other = code.tree.node(at: node)
    guard let expression = other.children.first,
      TryExprSyntax(other)?.questionOrExclamationMark?.text == cover.mark?.text
    else { return false }
    push(.pair(pattern.element(cover.expression, near: index), .node(expression.id)))
    return true
  }

  private mutating func compareForms(_ index: Int, _ other: Int) -> Bool {
    let first = pattern.parts[index]
    let second = code.parts[other]
    switch (first.form, second.form) {
    case (.infix(let own), .infix(let others)), (.assignment(let own), .assignment(let others)),
      (.arrow(let own), .arrow(let others)):
      push(.pair(pattern.element(own.right, near: index), code.element(others.right, near: other)))
      push(.pair(pattern.element(own.left, near: index), code.element(others.left, near: other)))
      push(.pair(.token(own.operator.index), .token(others.operator.index)))
    case (.ternary(let own), .ternary(let others)):
      push(
        .pair(
          pattern.element(own.otherwise, near: index), code.element(others.otherwise, near: other)))
      push(.pair(.node(own.then.id), .node(others.then.id)))
      push(
        .pair(
          pattern.element(own.condition, near: index), code.element(others.condition, near: other)))
    case (.cast(let own), .cast(let others)), (.check(let own), .check(let others)):
      guard own.mark?.text == others.mark?.text else { return false }
      push(.pair(.node(own.type.id), .node(others.type.id)))
      push(.pair(pattern.element(own.value, near: index), code.element(others.value, near: other)))
    case (.covered(let own), .covered(let others)):
      guard own.keyword.kind == others.keyword.kind, own.mark?.text == others.mark?.text else {
        return false
      }
      push(
        .pair(
          pattern.element(own.expression, near: index), code.element(others.expression, near: other)
        ))
    default: return false
    }
    return true
  }
}
