import SwiftCST

/// Compares ranges of a file, ignoring whitespace and comments between tokens.
enum SameTokens {
  static func areSame(_ first: Node, _ second: Node) -> Bool {
    areSame(first.tokenIndices, second.tokenIndices, first.tree)
  }

  static func areSame(_ first: Range<Int>, _ second: Range<Int>, _ tree: SyntaxTree) -> Bool {
    guard first.count == second.count else { return false }
    let bytes = tree.source.bytes
    return zip(first, second).allSatisfy { left, right in
      bytes[tree.tokens.range(of: left)].elementsEqual(bytes[tree.tokens.range(of: right)])
    }
  }
}
