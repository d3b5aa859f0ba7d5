import SwiftCST

extension Pattern {
  /// Rejects metavariables where they are not allowed.
  func requireSense() throws(PatternMistake) {
    var kinds: [String: Bool] = [:]
    let items = itemRanges
    for placeholder in placeholders {
      let variable = placeholder.variable
      if !variable.isAnonymous, kinds[variable.name] == !variable.isMany {
        throw PatternMistake(
          "'\(variable.name)' is used for one node and for any number of them; use two names",
          in: text,
          at: placeholder.range.lowerBound)
      }
      kinds[variable.name] = variable.isMany
      let range = start + placeholder.range.lowerBound..<start + placeholder.range.upperBound
      if variable.isMany, placeholder.form != .links, !items.contains(range) {
        throw PatternMistake(
          "'\(variable.spelling)' can't be any number of nodes here: one is expected; write "
            + "'$\(variable.isAnonymous ? "_" : variable.name)'", in: text,
          at: placeholder.range.lowerBound)
      }
    }
  }

  /// The bytes of all items of lists in the tree.
  private var itemRanges: Set<Range<Int>> {
    var ranges: Set<Range<Int>> = []
    for record in tree.nodes {
      let list = tree.nodes[Int(record.parent)].kind
      if list.isCollection, !list.isOneBinding { ranges.insert(tree.ownRange(of: record)) }
    }
    return ranges
  }
}

extension SyntaxKind {
  /// A sequence of operands is not a list in this sense, nor are the names of one `let`.
  fileprivate var isOneBinding: Bool { self == .exprList || self == .patternBindingList }
}
