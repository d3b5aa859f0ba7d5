public import SwiftCST

extension SyntaxTree {
  /// Parses a file.
  ///
  /// Every file has a tree with all its tokens. If it is not valid Swift, the tree's errors say why.
  public static func parse(_ source: SourceText) -> SyntaxTree {
    var parser = Parser(source: source)
    parser.sourceFile()
    return SyntaxTree(
      source: source,
      tokens: parser.splits.isEmpty ? parser.tokens : parser.tokens.inserting(parser.splits),
      nodes: Preorder.arranged(parser.nodes),
      errors: parser.errors.sorted(on: \.offset))
  }
}

extension TokenTable {
  /// The tokens with the pieces that the parser split off from some of them.
  fileprivate func inserting(_ splits: [SplitToken]) -> TokenTable {
    var result = TokenTable(kinds: [], flags: [], starts: [], ends: [])
    result.kinds.reserveCapacity(count + splits.count)
    result.flags.reserveCapacity(count + splits.count)
    result.starts.reserveCapacity(count + splits.count)
    result.ends.reserveCapacity(count + splits.count)
    var next = 0
    for split in splits {
      let end = min(count, next + max(0, Int(split.position) - result.count))
      result.append(next..<end, of: self)
      next = end
      result.kinds.append(split.kind)
      result.flags.append(split.flags)
      result.starts.append(split.start)
      result.ends.append(split.end)
    }
    result.append(next..<count, of: self)
    return result
  }

  private mutating func append(_ range: Range<Int>, of other: TokenTable) {
    kinds += other.kinds[range]
    flags += other.flags[range]
    starts += other.starts[range]
    ends += other.ends[range]
  }
}

extension Parser {
  /// The whole file: `sourceFile`.
  ///
  ///     shebang? items end-of-file
  mutating func sourceFile() {
    var node = open(SourceFileSyntax.self)
    take(&node, .shebang, if: .shebang)
    node.set(.statements, codeBlockItems(until: .endOfFile))
    if !at(.endOfFile) {
      report("extraneous code at top level")
      let start = mark
      while !at(.endOfFile) { advance() }
      closeUnexpected(start)
    }
    // The parser never skips the last token, so the root counts it itself.
    node.set(.endOfFileToken)
    let size = UInt32(truncatingIfNeeded: nodes.count + 1)
    nodes.append(
      NodeRecord(
        kind: .sourceFile, slots: node.slots, firstToken: 0, tokenCount: outputToken + 1, subtreeSize: size))
  }
}
