import SwiftCST

/// Something that a pattern is compared with: a node or another part of one of the two trees, as a position.
struct Element: Hashable, Sendable {
  /// What ``index`` is a position of.
  enum Kind: UInt8, Sendable {
    /// A node of the tree.
    case node
    /// A token of the tree.
    case token
    /// A part of a folded expression, among those of the side.
    case folded
    /// A link of a postfix chain: the node of the chain up to it. Its base is not looked at.
    case link
  }

  let kind: Kind
  let index: Int32

  static func node(_ index: Int) -> Element { Element(kind: .node, index: Int32(index)) }
  static func token(_ index: Int) -> Element { Element(kind: .token, index: Int32(index)) }
  static func folded(_ index: Int) -> Element { Element(kind: .folded, index: Int32(index)) }
  static func link(_ node: Int) -> Element { Element(kind: .link, index: Int32(node)) }
}

/// A child of a node, with its place among the children of the kind.
struct SlotChild: Sendable {
  let slot: Int
  let element: Element
}

/// One of the two trees that are compared, with what was worked out about it.
struct TreeSide: Sendable {
  let tree: SyntaxTree
  let nodes: ContiguousArray<NodeRecord>
  private let table: OperatorTable

  /// The parts of all expressions that were folded so far.
  private(set) var parts: [FoldedPart] = []

  /// For a list of operands and operators where its outermost part is among ``parts``; nil where the operators
  /// can't be ordered.
  private var foldings: [Int: Int?] = [:]

  /// The elements of the lists that are compared.
  var elements: [Element] = []

  init(_ tree: SyntaxTree, _ table: OperatorTable) {
    self.tree = tree
    self.table = table
    nodes = tree.nodes
  }

  /// The children of a node without commas and semicolons.
  func children(of node: Int, into children: inout [SlotChild]) {
    children.removeAll(keepingCapacity: true)
    let record = nodes[node]
    let end = node + Int(record.subtreeSize)
    let tokenEnd = record.firstToken + record.tokenCount
    var slots = record.slots
    var child = node + 1
    var token = record.firstToken
    while token < tokenEnd {
      let isNode = child < end && nodes[child].firstToken == token
      if isNode, nodes[child].kind == .unexpectedNodes {
        token += nodes[child].tokenCount
        child += Int(nodes[child].subtreeSize)
        continue
      }
      let slot = slots.trailingZeroBitCount
      slots &= slots &- 1
      if isNode {
        children.append(SlotChild(slot: slot, element: .node(child)))
        token += nodes[child].tokenCount
        child += Int(nodes[child].subtreeSize)
      } else {
        let kind = tree.tokens.kinds[Int(token)]
        if kind != .comma, kind != .semicolon {
          children.append(SlotChild(slot: slot, element: .token(Int(token))))
        }
        token += 1
      }
    }
  }

  /// Adds the child nodes of a list to ``elements``.
  mutating func append(itemsOf list: Int) {
    var child = list + 1
    let end = list + Int(nodes[list].subtreeSize)
    while child < end {
      elements.append(.node(child))
      child += Int(nodes[child].subtreeSize)
    }
  }

  /// The outermost part of a list of operands and operators, or nil where they can't be ordered.
  mutating func fold(_ sequence: Int) -> Element? {
    if let known = foldings[sequence] { return known.map { .folded($0) } }
    guard let folded = try? tree.node(at: sequence).folded(with: table) else {
      foldings[sequence] = .some(nil)
      return nil
    }
    parts += folded.parts
    foldings[sequence] = parts.count - 1
    return .folded(parts.count - 1)
  }

  /// Where a part of the same expression as another one is among ``parts``.
  func element(_ part: FoldedPart, near other: Int) -> Element {
    .folded(other - parts[other].position + part.position)
  }

  /// The tokens of an element, without a comma or semicolon at its end.
  func tokens(of element: Element) -> Range<Int> {
    let index = Int(element.index)
    switch element.kind {
    case .token: return index..<index + 1
    case .folded: return parts[index].tokenIndices
    case .link:
      return nodes[index + 1].tokenIndices.upperBound..<nodes[index].tokenIndices.upperBound
    case .node: return tree.ownTokens(of: nodes[index])
    }
  }

  /// The node without the item of a list, and without the statement, that it is all of.
  func withoutWrappers(_ node: Int) -> Int {
    var node = node
    while nodes[node].kind.isWrapper, nodes[node].subtreeSize > 1 { node += 1 }
    return node
  }
}
