import SwiftCST

/// The unit of comparison: a node or another part of one of the two trees, as a position.
struct Element: Hashable, Sendable {
  /// The array that ``index`` refers to.
  enum Kind: UInt8, Sendable {
    /// A node of the tree.
    case node
    /// A token of the tree.
    case token
    /// A part of a folded expression of this side.
    case folded
    /// A link of a postfix chain: the node of the chain up to it. Its base is not compared.
    case link
  }

  let kind: Kind
  let index: Int32

  static func node(_ index: Int) -> Element { Element(kind: .node, index: Int32(index)) }
  static func token(_ index: Int) -> Element { Element(kind: .token, index: Int32(index)) }
  static func folded(_ index: Int) -> Element { Element(kind: .folded, index: Int32(index)) }
  static func link(_ node: Int) -> Element { Element(kind: .link, index: Int32(node)) }
}

/// A child of a node, and its slot in that kind of node.
struct SlotChild: Sendable {
  let slot: Int
  let element: Element
}

/// One of the two compared trees, with cached data about it.
struct TreeSide: Sendable {
  let tree: SyntaxTree
  let nodes: ContiguousArray<NodeRecord>
  private let table: OperatorTable

  /// The parts of all expressions folded so far.
  private(set) var parts: [FoldedPart] = []

  /// For each list of operands and operators, the position of its outermost part in ``parts``; nil if the
  /// operators can't be folded.
  private var foldings: [Int: Int?] = [:]

  /// The elements of the compared lists.
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

  /// The outermost part of a list of operands and operators; nil if they can't be folded.
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

  /// The element of a part of the same expression as another one in ``parts``.
  func element(_ part: FoldedPart, near other: Int) -> Element {
    .folded(other - parts[other].position + part.position)
  }

  /// The tokens of an element, without a trailing comma or semicolon.
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

  /// The node without list items and statements that only wrap it.
  func withoutWrappers(_ node: Int) -> Int {
    var node = node
    while nodes[node].kind.isWrapper, nodes[node].subtreeSize > 1 { node += 1 }
    return node
  }
}
