/// A parsed file: its bytes, tokens, nodes and errors.
///
/// The tree is immutable and has no objects for nodes. Its nodes are in one array, each before its children,
/// so a loop over the array visits the tree in source order.
public final class SyntaxTree: Sendable {
  /// The parsed bytes.
  public let source: SourceText

  /// The tokens; together with the trivia between them they are the file.
  public let tokens: TokenTable

  /// The syntax errors of the file, in source order; empty if it is valid Swift.
  public let errors: [SyntaxError]

  /// All nodes, each before its children. Reading this array is the cheapest traversal: a ``Node`` retains
  /// its tree, which takes time.
  public let nodes: ContiguousArray<NodeRecord>

  /// Creates a tree of these parts; each node precedes its children.
  package init(
    source: SourceText, tokens: TokenTable, nodes: ContiguousArray<NodeRecord>, errors: [SyntaxError]
  ) {
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
    self.errors = errors
  }

  /// The number of nodes.
  @inlinable public var nodeCount: Int { nodes.count }

  /// The `sourceFile` node, which covers every token.
  @inlinable public var root: Node { Node(tree: self, index: 0) }

  /// The node at `index` of the flat array, which lists each node before its children.
  @inlinable
  public func node(at index: Int) -> Node {
    precondition(index >= 0 && index < nodes.count, "no such node")
    return Node(tree: self, index: UInt32(truncatingIfNeeded: index))
  }

  /// The byte range of an entry of ``nodes`` from its first token to its last, without the trivia around them
  /// (UTF-8 offsets, 0-based).
  @inlinable
  public func range(of record: NodeRecord) -> Range<Int> {
    let tokenIndices = record.tokenIndices
    return Int(tokens.starts[tokenIndices.lowerBound])..<Int(tokens.ends[tokenIndices.upperBound - 1])
  }

  /// The token at `index` of ``tokens``.
  @inlinable
  public func token(at index: Int) -> Token {
    precondition(index >= 0 && index < tokens.count, "no such token")
    return Token(tree: self, index: index)
  }
}

extension SyntaxTree {
  /// Whether the tokens, in order and without overlap, cover the file up to its end, so that they and the
  /// gaps between them are the file; and whether the root covers all of them.
  public var isLossless: Bool {
    var end: UInt32 = 0
    for index in 0..<tokens.count {
      guard tokens.starts[index] >= end, tokens.ends[index] >= tokens.starts[index] else { return false }
      end = tokens.ends[index]
    }
    return Int(end) == source.count && root.tokenIndices == 0..<tokens.count
  }
}
