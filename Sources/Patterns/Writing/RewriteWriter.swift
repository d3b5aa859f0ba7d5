package import Rewriting
package import SwiftCST

/// A file to which rewrites are applied.
package struct RewrittenFile: Sendable {
  let tree: SyntaxTree
  let lines: LineTable
  let style: TextStyle
  let operators: OperatorTable

  package init(_ tree: SyntaxTree, _ lines: LineTable, _ style: TextStyle, operators: OperatorTable) {
    self.tree = tree
    self.lines = lines
    self.style = style
    self.operators = operators
  }

  var source: SourceText { tree.source }

  /// The bytes of some tokens (UTF-8 offsets, 0-based).
  func range(of tokens: Range<Int>) -> Range<Int> {
    Int(tree.tokens.starts[tokens.lowerBound])..<Int(tree.tokens.ends[tokens.upperBound - 1])
  }
}

extension Rewrite {
  /// The edits that replace a match with the rewrite; none if they would change nothing.
  ///
  /// Code at the beginning and the end that equals the rewrite remains unchanged, byte for byte.
  package func edits(
    for match: PatternMatch, of pattern: Pattern, in file: RewrittenFile
  ) throws(RewriteObstacle) -> [TextEdit] {
    try requireStatement(match, file)
    guard !isRemoval else { return [try removal(of: match, file)] }
    let isOneLine = !file.source.bytes[match.range].contains(where: \.isLineEnd)
    let isLink = pattern.isModifier && file.lines.isFirstOnLine(match.range.lowerBound, in: file.source)
    let items = isOneLine ? (isLink ? joinedLinks : joined) ?? items : items
    var writer = RewriteWriter(
      pieces: try RewritePieces(items, clauses, match.bindings, file.tree).pieces, match: match,
      file: file)
    try writer.addParentheses(form, pattern)
    return try writer.edits()
  }

  private func requireStatement(_ match: PatternMatch, _ file: RewrittenFile) throws(RewriteObstacle) {
    guard needsStatement else { return }
    var node = file.tree.innermostNode(coveringToken: match.tokens.lowerBound)
    while node.tokenIndices.upperBound < match.tokens.upperBound || node.kind == .exprList,
      let parent = node.parent
    { node = parent }
    while let parent = node.parent, parent.kind != .codeBlockItem, parent.tokenIndices == match.tokens {
      node = parent
    }
    guard node.tokenIndices == match.tokens, node.parentKind == .codeBlockItem else {
      throw .misplaced("it is part of an expression, which needs a value there")
    }
  }

  private func removal(
    of match: PatternMatch, _ file: RewrittenFile
  ) throws(RewriteObstacle) -> TextEdit {
    if let comment = file.tree.comments(in: match.range).first { throw .comment(comment.range) }
    return file.lines.removal(of: match.range, in: file.source)
  }
}

/// Writes the pieces of a rewrite for one match.
struct RewriteWriter {
  var pieces: [RewritePiece]
  let match: PatternMatch
  let file: RewrittenFile

  var tree: SyntaxTree { file.tree }

  /// The edits; none if they would change nothing.
  func edits() throws(RewriteObstacle) -> [TextEdit] {
    let kept = KeptEnds(pieces, match.tokens, tree)
    guard !kept.isWhole else { return [] }
    let start =
      kept.start == match.tokens.lowerBound
      ? match.range.lowerBound : Int(tree.tokens.ends[kept.start - 1])
    let end =
      kept.end == match.tokens.upperBound
      ? match.range.upperBound : Int(tree.tokens.starts[kept.end])
    let origins = PieceOrigins(pieces, kept, match.tokens, tree)
    let placed = PlacedComments(pieces, kept, origins, start..<end, tree)
    let comments = try commentsToMove(in: start..<end, kept, placed)
    let (text, copies) = text(from: start, to: end, kept, origins, placed)
    var edit = TextEdit(start..<end, with: text)
    edit.copies = copies
    edit.confirmed = confirmed(kept, origins)
    return comments.isEmpty ? [edit] : [insertion(of: comments), edit]
  }

  /// The bytes of the rewrite's own tokens that are already in the file.
  private func confirmed(_ kept: KeptEnds, _ origins: PieceOrigins) -> [Range<Int>] {
    pieces.indices.filter { $0 < kept.first || $0 >= kept.last }.compactMap { index in
      guard case .text = pieces[index].content, let tokens = origins.tokens[index] else { return nil }
      return file.range(of: tokens)
    }
  }

  // MARK: - Text

  private func text(
    from start: Int, to end: Int, _ kept: KeptEnds, _ origins: PieceOrigins, _ placed: PlacedComments
  ) -> (text: [UInt8], sources: [Range<Int>]) {
    let base = file.lines.indentation(at: start, in: file.source)
    var snippet = Snippet.Interpolation(literalCapacity: 0, interpolationCount: pieces.count)
    var indentation = base
    for index in kept.first..<kept.last {
      if !append(placed, index, &snippet, &indentation, base), index > 0 {
        let isFirst = index == kept.first
        append(
          gap: index, isFirst ? tree.tokens.gap(before: kept.start) : nil, origins, &snippet, &indentation,
          base)
      }
      append(pieces[index], &snippet, indentation)
    }
    if kept.last < pieces.count, kept.last > 0, !append(placed, kept.last, &snippet, &indentation, base) {
      let isInside = kept.end > match.tokens.lowerBound
      let present = isInside ? tree.tokens.gap(before: kept.end) : nil
      append(gap: kept.last, present, origins, &snippet, &indentation, base)
    }
    return file.style.renderedParts(Snippet(stringInterpolation: snippet), base: base)
  }

  /// Adds the comments that keep their place before a piece, with the whitespace around them; returns false
  /// if there are none.
  private func append(
    _ placed: PlacedComments, _ index: Int, _ snippet: inout Snippet.Interpolation,
    _ indentation: inout [UInt8], _ base: [UInt8]
  ) -> Bool {
    guard let gaps = placed.gaps[index] else { return false }
    let gap = pieces[index].gap
    if gap.contains("\n") {
      indentation = levels(of: gap, base)
    } else if let token = placed.firstToken(of: index) {
      let start = Int(tree.tokens.starts[token])
      if file.lines.isFirstOnLine(start, in: file.source) {
        indentation = file.lines.indentation(at: start, in: file.source)
      }
    }
    let lineBreak = file.style.newline.bytes + indentation
    var breaks = gap.contains("\n")
    for gap in gaps {
      var end = gap.lowerBound
      for comment in TriviaPieces(of: gap, in: file.source).filter(\.kind.isComment).map(\.range) {
        let space = Array(file.source.bytes[end..<comment.lowerBound])
        snippet.appendInterpolation(space.contains(where: \.isLineEnd) ? lineBreak : space)
        let shift = IndentShift(
          from: file.lines.indentation(at: comment.lowerBound, in: file.source), to: indentation)
        snippet.appendInterpolation(shift.apply(to: comment, of: file.source, lines: file.lines))
        end = comment.upperBound
      }
      breaks = breaks || file.source.bytes[end..<gap.upperBound].contains(where: \.isLineEnd)
    }
    snippet.appendInterpolation(breaks ? lineBreak : gap.isEmpty ? [] : Array(" ".utf8))
    return true
  }

  private func levels(of gap: String, _ base: [UInt8]) -> [UInt8] {
    guard let lineEnd = gap.lastIndex(of: "\n") else { return base }
    return base + file.style.indentUnit.bytes(levels: gap[gap.index(after: lineEnd)...].utf8.count / 2)
  }

  private func hasBreak(_ gap: Range<Int>) -> Bool {
    file.source.bytes[gap].contains(where: \.isLineEnd)
  }

  /// Adds the text before a piece: the file's own, if both are whitespace.
  private func append(
    gap index: Int, _ present: Range<Int>?, _ origins: PieceOrigins, _ snippet: inout Snippet.Interpolation,
    _ indentation: inout [UInt8],
    _ base: [UInt8]
  ) {
    let gap = pieces[index].gap
    let known = gap.contains("\n") ? nil : lineBreak(before: index, origins)
    let present = known ?? present ?? linkGap(index)
    if let present, !present.isEmpty, !gap.isEmpty || linkGap(index) != nil || present == known,
      file.source.bytes[present].allSatisfy({ $0.isSpaceOrTab || $0.isLineEnd })
    {
      snippet.appendInterpolation(file.source.bytes[present])
      if let lineEnd = file.source.bytes[present].lastIndex(where: \.isLineEnd) {
        indentation = Array(file.source.bytes[lineEnd + 1..<present.upperBound])
      }
      return
    }
    snippet.appendLiteral(gap)
    if gap.contains("\n") { indentation = levels(of: gap, base) }
  }

  /// The white space before a piece in the file, where a line ends between the same two parts there. What is
  /// in braces keeps its lines, whatever it was in before.
  private func lineBreak(before index: Int, _ origins: PieceOrigins) -> Range<Int>? {
    if let gap = gapInBraces(before: index), hasBreak(gap) { return gap }
    guard ![")", "]", "}"].contains(where: pieces[index].isText) else { return nil }
    return origins.gap(before: index, tree).flatMap { gap in
      hasBreak(gap) ? gap : nil
    }
  }

  /// What is in the file before the first code in braces, and behind the last; nil elsewhere.
  private func gapInBraces(before index: Int) -> Range<Int>? {
    guard index > 0 else { return nil }
    if pieces[index - 1].isText("{"), case .code(let tokens, _) = pieces[index].content, !tokens.isEmpty {
      return tree.tokens.gap(before: tokens.lowerBound)
    }
    guard pieces[index].isText("}"), case .code(let tokens, _) = pieces[index - 1].content, !tokens.isEmpty
    else { return nil }
    return tree.tokens.gap(before: tokens.upperBound)
  }

  /// The line break before links of a chain, where they have one in the file.
  private func linkGap(_ index: Int) -> Range<Int>? {
    guard pieces[index].gap.isEmpty, case .code(let tokens, _) = pieces[index].content, !tokens.isEmpty,
      tree.tokens.kinds[tokens.lowerBound] == .period,
      MemberAccessExprSyntax(tree.innermostNode(coveringToken: tokens.lowerBound))?.base != nil
    else {
      return nil
    }
    let gap = tree.tokens.gap(before: tokens.lowerBound)
    return hasBreak(gap) ? gap : nil
  }

  private func append(
    _ piece: RewritePiece, _ snippet: inout Snippet.Interpolation, _ indentation: [UInt8]
  ) {
    let isFirst = piece.gap.contains("\n")
    switch piece.content {
    case .text(let text): snippet.appendLiteral(text)
    case .code(let tokens, let inParentheses):
      if inParentheses { snippet.appendLiteral("(") }
      snippet.appendInterpolation(moved(tokens, to: indentation, isFirst: isFirst))
      if inParentheses { snippet.appendLiteral(")") }
    }
  }
}
