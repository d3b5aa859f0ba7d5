import SwiftCST

extension Matcher {
  /// Binds a metavariable to one element; returns false if it is already bound to different code.
  mutating func bind(_ variable: Int, to element: Element) -> Bool {
    let index = Int(element.index)
    var binding: Binding
    switch element.kind {
    case .node:
      let node = code.withoutWrappers(index)
      var tokens = code.tokens(of: .node(node))
      // The `in` after a closure's signature belongs to the pattern.
      if code.nodes[node].kind == .closureSignature { tokens = tokens.dropLast() }
      binding = Binding(
        tokens: tokens, node: Int32(node), kind: code.nodes[node].kind, count: 1,
        arguments: nil)
    case .folded:
      let part = code.parts[index]
      let node = part.operand.map { Int32($0.id) } ?? -1
      binding = Binding(
        tokens: part.tokenIndices, node: node, kind: part.kind, count: 1, arguments: nil)
    case .token, .link:
      binding = Binding(
        tokens: code.tokens(of: element), node: -1, kind: nil, count: 1, arguments: nil)
    }
    return bind(variable, binding)
  }

  /// Binds a metavariable to consecutive items of a list.
  mutating func bind(_ variable: Int, toItems items: Range<Int>, of list: ListGoal) -> Bool {
    let isCall = list.call >= 0
    let offset = list.code.lowerBound
    let arguments =
      isCall
      ? Binding.Arguments(
        call: list.call, range: items.lowerBound - offset..<items.upperBound - offset) : nil
    guard let first = items.first, let last = items.last else {
      return bind(
        variable, Binding(tokens: 0..<0, node: -1, kind: nil, count: 0, arguments: arguments))
    }
    let start = code.tokens(of: code.elements[first]).lowerBound
    let end = code.tokens(of: code.elements[last]).upperBound
    return bind(
      variable,
      Binding(tokens: start..<end, node: -1, kind: nil, count: items.count, arguments: arguments))
  }

  /// Binds a metavariable to nothing.
  mutating func bindToNothing(_ variable: Int) -> Bool {
    bind(variable, Binding(tokens: 0..<0, node: -1, kind: nil, count: 0, arguments: nil))
  }

  private mutating func bind(_ variable: Int, _ binding: Binding) -> Bool {
    if let known = bindings[variable] {
      return code.tree.hasSameTokens(known.tokens, binding.tokens)
    }
    bindings[variable] = binding
    trail.append(Int32(variable))
    return true
  }
}

extension SyntaxTree {
  /// Whether two ranges of tokens have the same text.
  func hasSameTokens(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count == second.count else { return false }
    return first == second
      || zip(first, second).allSatisfy {
        source.bytes[tokens.range(of: $0)] == source.bytes[tokens.range(of: $1)]
      }
  }
}
