package import SwiftCST

extension ChildNodes {
  /// The first child node.
  package var first: Node? {
    var rest = self
    return rest.next()
  }

  /// The child node behind the first one.
  package var second: Node? { dropFirst().first { _ in true } }

  /// The last child node.
  package var last: Node? { reduce(nil) { $1 } }

  /// The child node, if there is just one.
  package var only: Node? { second == nil ? first : nil }
}
