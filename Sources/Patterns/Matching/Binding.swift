package import SwiftCST

/// The code that a metavariable is bound to.
package struct Binding: Hashable, Sendable {
  /// The bound tokens; empty if it is bound to no node.
  package let tokens: Range<Int>

  /// The node, or -1 if it is bound to several nodes, to none or to a part of an expression.
  let node: Int32

  /// The kind of the node or part; nil if it is bound to several or none.
  let kind: SyntaxKind?

  /// The number of bound nodes.
  package let count: Int

  /// The call and the positions of its arguments, if it is bound to arguments; otherwise nil.
  let arguments: Arguments?

  /// Arguments of a call: those in its parentheses, followed by its trailing closures.
  struct Arguments: Hashable, Sendable {
    let call: Int32
    let range: Range<Int>
  }
}

/// A match of a pattern.
package struct PatternMatch: Sendable {
  /// The position of the pattern among those of the search.
  package let pattern: Int

  /// The bytes from the first token to the last (UTF-8 offsets, 0-based).
  package let range: Range<Int>

  /// The tokens from the first to the last.
  package let tokens: Range<Int>

  /// The bindings of the pattern's metavariables, in order.
  let bindings: [Binding]

  /// The matching node, or -1 if the match is a part of an expression or several nodes.
  let node: Int32

  /// The first token that belongs to the pattern itself, and not to a binding.
  package var rootToken: Int {
    let bound = bindings.map(\.tokens).filter { !$0.isEmpty }.sorted(on: \.lowerBound)
    var token = tokens.lowerBound
    for range in bound where range.contains(token) { token = range.upperBound }
    return tokens.contains(token) ? token : tokens.lowerBound
  }

  /// The bytes that a metavariable is bound to (UTF-8 offsets, 0-based); nil if it is bound to nothing.
  ///
  /// - Parameter variable: The position of the metavariable in the pattern.
  package func range(ofVariable variable: Int, in tree: SyntaxTree) -> Range<Int>? {
    let tokens = bindings[variable].tokens
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return Int(tree.tokens.starts[first])..<Int(tree.tokens.ends[last])
  }
}
