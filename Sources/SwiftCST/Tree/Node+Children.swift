/// The child nodes of a node, in source order; without its own tokens.
public struct ChildNodes: Sequence, IteratorProtocol {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline var index: UInt32
  @usableFromInline let end: UInt32

  @inlinable
  init(of node: Node) {
    tree = node.tree
    index = node.index + 1
    end = node.index + node.record.subtreeSize
  }

  /// The next child node.
  @inlinable
  public mutating func next() -> Node? {
    guard index < end else { return nil }
    defer { index += tree.nodes[Int(index)].subtreeSize }
    return Node(tree: tree, index: index)
  }
}

extension ChildNodes {
  /// The first child node.
  package var first: Node? {
    var rest = self
    return rest.next()
  }

  /// The second child node.
  package var second: Node? {
    var rest = self
    return rest.next() == nil ? nil : rest.next()
  }

  /// The last child node.
  package var last: Node? { reduce(nil) { $1 } }

  /// The child node, if there is exactly one.
  package var only: Node? { second == nil ? first : nil }
}

/// The entries of the child nodes of a node, in source order.
@usableFromInline package struct ChildRecords: Sequence, IteratorProtocol {
  @usableFromInline let nodes: ContiguousArray<NodeRecord>
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable
  init(of node: Node) {
    nodes = node.tree.nodes
    index = node.id + 1
    end = node.id + Int(node.record.subtreeSize)
  }

  /// The next entry.
  @inlinable
  package mutating func next() -> NodeRecord? {
    guard index < end else { return nil }
    let record = nodes[index]
    index += Int(record.subtreeSize)
    return record
  }
}

/// A node and all nodes below it, each before its children.
public struct Subtree: Sequence, IteratorProtocol {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline var index: UInt32
  @usableFromInline let end: UInt32

  @inlinable
  init(of node: Node) {
    tree = node.tree
    index = node.index
    end = node.index + node.record.subtreeSize
  }

  /// The next node.
  @inlinable
  public mutating func next() -> Node? {
    guard index < end else { return nil }
    defer { index += 1 }
    return Node(tree: tree, index: index)
  }
}

/// The ancestors of a node, from the parent to the root.
@usableFromInline package struct Ancestors: Sequence, IteratorProtocol {
  @usableFromInline var inner: Node

  @inlinable
  init(of node: Node) { inner = node }

  /// The next ancestor.
  @inlinable
  package mutating func next() -> Node? {
    guard let around = inner.parent else { return nil }
    inner = around
    return around
  }
}

extension Node {
  /// The child nodes, in source order; without the node's own tokens.
  @inlinable public var children: ChildNodes { ChildNodes(of: self) }

  /// The node and all nodes below it, each before its children.
  @inlinable public var subtree: Subtree { Subtree(of: self) }

  /// The first child node of a kind; nil if there is none. Iterating over the children would retain the tree
  /// for each of them.
  package func child(_ kind: SyntaxKind) -> Node? {
    let nodes = tree.nodes
    let end = Int(index + record.subtreeSize)
    var child = id + 1
    while child < end {
      if nodes[child].kind == kind { return tree.node(at: child) }
      child += Int(nodes[child].subtreeSize)
    }
    return nil
  }

  /// The entries of the child nodes, in source order. Reading these doesn't retain the tree.
  @inlinable package var childRecords: ChildRecords { ChildRecords(of: self) }

  /// The nearest ancestor of a wanted kind; the others are skipped in the array of nodes.
  @inlinable
  package func enclosing(_ isWanted: (SyntaxKind) -> Bool) -> Node? {
    let nodes = tree.nodes
    var around = id
    while around > 0 {
      around = Int(nodes[around].parent)
      if isWanted(nodes[around].kind) { return tree.node(at: around) }
    }
    return nil
  }

  /// The ancestors, from the parent to the root.
  @inlinable package var ancestors: Ancestors { Ancestors(of: self) }

  /// Whether `other` is this node or is below it.
  @inlinable
  package func contains(_ other: Node) -> Bool {
    tree === other.tree && index <= other.index && other.index < index + record.subtreeSize
  }

  /// The node in a slot of this kind of node; nil if the slot is empty or contains a token.
  ///
  /// A present slot contains a node if a child node begins at the next token, otherwise that token. Nodes
  /// that the parser could not place (`unexpectedNodes`) are skipped.
  @inlinable
  package func child(_ position: Int) -> Node? {
    guard let place = place(of: position), place.isNode else { return nil }
    return Node(tree: tree, index: place.index)
  }

  /// The token in a slot of this kind of node; nil if the slot is empty or contains a node.
  @inlinable
  package func token(_ position: Int) -> Token? {
    guard let place = place(of: position), !place.isNode else { return nil }
    return Token(tree: tree, index: Int(place.index))
  }

  /// The position of the child in a slot of this kind of node, among the nodes or the tokens; nil if it is
  /// absent.
  @inline(never)
  @usableFromInline
  func place(of position: Int) -> (isNode: Bool, index: UInt32)? {
    let nodes = tree.nodes
    let record = nodes[id]
    guard record.slots & (1 << position) != 0 else { return nil }
    let end = index + record.subtreeSize
    var child = index + 1
    var token = record.firstToken
    var left = (record.slots & ((1 << position) - 1)).nonzeroBitCount
    while child < end {
      let next = nodes[Int(child)]
      let isNode = next.firstToken == token
      if !isNode || next.kind != .unexpectedNodes {
        if left == 0 { return isNode ? (true, child) : (false, token) }
        left -= 1
      }
      token += isNode ? next.tokenCount : 1
      child += isNode ? next.subtreeSize : 0
    }
    // After the last node, each child is a token.
    return (false, token + UInt32(left))
  }

  /// The view of the node in a slot of this kind of node.
  @inlinable
  package func view<View: SyntaxView>(_ position: Int) -> View? {
    child(position).map(View.init(unchecked:))
  }
}
