public import SwiftCST

extension SyntaxTree {
  /// Parses a file.
  ///
  /// Every file has a tree that holds all its tokens. Where it is not Swift, the tree's errors say why.
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
  /// The tokens with the pieces that the parser cut off from some of them.
  fileprivate func inserting(_ splits: [SplitToken]) -> TokenTable {
    var result = TokenBuffer(room: count + splits.count)
    var next = 0
    for index in 0..<count {
      while next < splits.count, Int(splits[next].position) == result.count {
        let split = splits[next]
        result.append(split.kind, Int(split.start), Int(split.end), split.flags)
        next += 1
      }
      result.append(kinds[index], Int(starts[index]), Int(ends[index]), flags[index])
    }
    return result.finish()
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
    // The parser never steps past the last token, so the root counts it by itself.
    node.set(.endOfFileToken)
    let size = UInt32(truncatingIfNeeded: nodes.count + 1)
    nodes.append(
      NodeRecord(
        kind: .sourceFile, slots: node.slots, firstToken: 0, tokenCount: outputToken + 1, subtreeSize: size))
  }
}
