import SwiftCST

/// The tree of a file as indented text: each node with its kind and range, each token with its text.
struct SyntaxTreeText {
  private let tree: SyntaxTree
  private var text = ""

  /// The text of a tree.
  static func describing(_ tree: SyntaxTree) -> String {
    var description = SyntaxTreeText(tree: tree)
    description.addAll()
    return description.text
  }

  private init(tree: SyntaxTree) { self.tree = tree }

  /// Walks the tree with an explicit stack, since it can be deeper than the call stack.
  private mutating func addAll() {
    var open: [(node: Node, children: ChildNodes, child: Node?, token: Int)] = []
    func opened(_ node: Node) -> (Node, ChildNodes, Node?, Int) {
      var children = node.children
      let first = children.next()
      return (node, children, first, node.tokenIndices.lowerBound)
    }
    add(tree.root, depth: 0)
    open.append(opened(tree.root))
    while var top = open.popLast() {
      let end = top.child?.tokenIndices.lowerBound ?? top.node.tokenIndices.upperBound
      while top.token < end {
        add(tree.token(at: top.token), depth: open.count + 1)
        top.token += 1
      }
      guard let child = top.child else { continue }
      top.token = child.tokenIndices.upperBound
      top.child = top.children.next()
      open.append(top)
      add(child, depth: open.count)
      open.append(opened(child))
    }
  }

  private mutating func add(_ node: Node, depth: Int) {
    indent(depth)
    text += "\(node.kind.name) \(node.range.lowerBound)..<\(node.range.upperBound)\n"
  }

  private mutating func add(_ token: Token, depth: Int) {
    indent(depth)
    let range = "\(token.range.lowerBound)..<\(token.range.upperBound)"
    text += "\(token.kind) \(range) \(token.text.debugDescription)\n"
  }

  private mutating func indent(_ depth: Int) {
    text += String(repeating: "  ", count: depth)
  }
}
