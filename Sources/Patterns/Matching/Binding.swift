package import SwiftCST

/// What a metavariable is bound to.
package struct Binding: Hashable, Sendable {
  /// The tokens that it covers; none where it is bound to no node.
  package let tokens: Range<Int>

  /// The node, or -1 where it is bound to several, to none or to a part of an expression.
  let node: Int32

  /// What kind of node or part it is; nil where it is bound to several or to none.
  let kind: SyntaxKind?

  /// How many nodes it is bound to.
  package let count: Int

  /// The call of whose arguments it is bound to some, with their positions; nil elsewhere.
  let arguments: Arguments?

  /// Arguments of a call: those in its parentheses, then its trailing closures.
  struct Arguments: Hashable, Sendable {
    let call: Int32
    let range: Range<Int>
  }
}

/// A place that a pattern fits.
package struct PatternMatch: Sendable {
  /// The position of the pattern among those that were looked for.
  package let pattern: Int

  /// The bytes from the first token to the last (UTF-8 offsets, 0-based).
  package let range: Range<Int>

  /// The tokens from the first to the last.
  package let tokens: Range<Int>

  /// What the metavariables of the pattern are bound to, in their order.
  let bindings: [Binding]

  /// The node that fits, or -1 where it is a part of an expression or several nodes.
  let node: Int32

  /// The first token that is the pattern's own, and not of what is bound.
  package var rootToken: Int {
    let bound = bindings.map(\.tokens).filter { !$0.isEmpty }.sorted(on: \.lowerBound)
    var token = tokens.lowerBound
    for range in bound where range.contains(token) { token = range.upperBound }
    return tokens.contains(token) ? token : tokens.lowerBound
  }

  /// The bytes that a metavariable is bound to (UTF-8 offsets, 0-based); nil where it is bound to nothing.
  ///
  /// - Parameter variable: Its position among those of the pattern.
  package func range(ofVariable variable: Int, in tree: SyntaxTree) -> Range<Int>? {
    let tokens = bindings[variable].tokens
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return Int(tree.tokens.starts[first])..<Int(tree.tokens.ends[last])
  }
}
