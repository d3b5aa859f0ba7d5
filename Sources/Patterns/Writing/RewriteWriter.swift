package import Rewriting
package import SwiftCST

/// A file in which rewrites are written.
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
  /// The edits that put the rewrite in the place of what a pattern fits; none where it is there already.
  ///
  /// What the rewrite has in common with the code at its beginning and its end stays as it is, byte for byte.
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
    guard match.node >= 0, file.tree.node(at: Int(match.node)).parentKind == .codeBlockItem else {
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

/// Writes the pieces of a rewrite in one place.
struct RewriteWriter {
  var pieces: [RewritePiece]
  let match: PatternMatch
  let file: RewrittenFile

  var tree: SyntaxTree { file.tree }

  /// The edits; none where the code is what they would make of it.
  func edits() throws(RewriteObstacle) -> [TextEdit] {
    let kept = KeptEnds(pieces, match.tokens, tree)
    guard !kept.isWhole else { return [] }
    let start =
      kept.start == match.tokens.lowerBound
      ? match.range.lowerBound : Int(tree.tokens.ends[kept.start - 1])
    let end =
      kept.end == match.tokens.upperBound
      ? match.range.upperBound : Int(tree.tokens.starts[kept.end])
    let comments = try commentsToMove(in: start..<end, kept)
    let edit = TextEdit(start..<end, with: text(from: start, to: end, kept))
    return comments.isEmpty ? [edit] : [insertion(of: comments), edit]
  }

  // MARK: - Text

  private func text(from start: Int, to end: Int, _ kept: KeptEnds) -> [UInt8] {
    let base = file.lines.indentation(at: start, in: file.source)
    var snippet = Snippet.Interpolation(literalCapacity: 0, interpolationCount: pieces.count)
    var indentation = base
    for index in kept.first..<kept.last {
      if index > 0 {
        let isFirst = index == kept.first
        append(
          gap: index, isFirst ? tree.tokens.gap(before: kept.start) : nil, &snippet, &indentation,
          base)
      }
      append(pieces[index], &snippet, indentation)
    }
    if kept.last < pieces.count, kept.last > 0 {
      let isInside = kept.end > match.tokens.lowerBound
      let present = isInside ? tree.tokens.gap(before: kept.end) : nil
      append(gap: kept.last, present, &snippet, &indentation, base)
    }
    return file.style.render(Snippet(stringInterpolation: snippet), base: base)
  }

  /// Adds what stands before a piece: what the file has there, where both are white space.
  private func append(
    gap index: Int, _ present: Range<Int>?, _ snippet: inout Snippet.Interpolation,
    _ indentation: inout [UInt8],
    _ base: [UInt8]
  ) {
    let gap = pieces[index].gap
    let present = present ?? linkGap(index)
    if let present, !present.isEmpty, !gap.isEmpty || linkGap(index) != nil,
      file.source.bytes[present].allSatisfy({ $0.isSpaceOrTab || $0.isLineEnd })
    {
      snippet.appendInterpolation(file.source.bytes[present])
      if let lineEnd = file.source.bytes[present].lastIndex(where: \.isLineEnd) {
        indentation = Array(file.source.bytes[lineEnd + 1..<present.upperBound])
      }
      return
    }
    snippet.appendLiteral(gap)
    guard let lineEnd = gap.lastIndex(of: "\n") else { return }
    let spaces = gap[gap.index(after: lineEnd)...].utf8.count
    indentation = base + file.style.indentUnit.bytes(levels: spaces / 2)
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
    return file.source.bytes[gap].contains(where: \.isLineEnd) ? gap : nil
  }

  private func append(
    _ piece: RewritePiece, _ snippet: inout Snippet.Interpolation, _ indentation: [UInt8]
  ) {
    switch piece.content {
    case .text(let text): snippet.appendLiteral(text)
    case .code(let tokens, let inParentheses):
      if inParentheses { snippet.appendLiteral("(") }
      snippet.appendInterpolation(moved(tokens, to: indentation))
      if inParentheses { snippet.appendLiteral(")") }
    }
  }

  /// Code with its lines indented anew.
  private func moved(_ tokens: Range<Int>, to indentation: [UInt8]) -> [UInt8] {
    let range = file.range(of: tokens)
    guard file.source.bytes[range].contains(where: \.isLineEnd) else {
      return Array(file.source.bytes[range])
    }
    let shift = IndentShift(
      from: file.lines.indentation(at: range.lowerBound, in: file.source), to: indentation)
    return shift.apply(
      to: range, of: file.source, lines: file.lines, protecting: tree.multilineStrings(in: range))
  }

  // MARK: - Comments

  /// The comments that would be lost, where all of them can stand before the rewrite: those on lines of their
  /// own, and those at the ends of lines.
  private func commentsToMove(
    in range: Range<Int>, _ kept: KeptEnds
  ) throws(RewriteObstacle) -> [Range<Int>] {
    let written = pieces[kept.first..<kept.last].compactMap { piece -> Range<Int>? in
      if case .code(let tokens, _) = piece.content { file.range(of: tokens) } else { nil }
    }
    let lost = tree.comments(in: range).map(\.range).filter { comment in
      !written.contains {
        $0.lowerBound <= comment.lowerBound && comment.upperBound <= $0.upperBound
      }
    }
    guard !lost.isEmpty else { return [] }
    let lineStart = file.lines.lineStarts[file.lines.lineIndex(of: match.range.lowerBound)]
    let isInString = tree.multilineStrings(in: match.range).contains {
      $0.lowerBound < lineStart && lineStart < $0.upperBound
    }
    for comment in lost
    where isInString || !file.lines.isLastOnLine(comment.upperBound, in: file.source) {
      throw .comment(comment)
    }
    return lost
  }

  /// The lines of comments before the line on which the rewrite begins.
  private func insertion(of comments: [Range<Int>]) -> TextEdit {
    let line = file.lines.lineIndex(of: match.range.lowerBound)
    let start = file.lines.lineStarts[line]
    let indentation = file.lines.indentation(at: match.range.lowerBound, in: file.source)
    var text: [UInt8] = []
    for comment in comments {
      let shift = IndentShift(
        from: file.lines.indentation(at: comment.lowerBound, in: file.source), to: indentation)
      text += indentation + shift.apply(to: comment, of: file.source, lines: file.lines)
      text += file.style.newline.bytes
    }
    return TextEdit(start..<start, with: text)
  }
}

/// What the pieces of a rewrite have in common with the tokens in their place, at both ends.
struct KeptEnds {
  /// The pieces that are written: those before and behind are there.
  private(set) var first = 0
  private(set) var last: Int

  /// The tokens that go.
  private(set) var start: Int
  private(set) var end: Int

  private let tree: SyntaxTree

  init(_ pieces: [RewritePiece], _ tokens: Range<Int>, _ tree: SyntaxTree) {
    self.tree = tree
    last = pieces.count
    start = tokens.lowerBound
    end = tokens.upperBound
    while first < last, start < end, let count = count(of: pieces[first], beginning: start),
      start + count <= end
    {
      start += count
      first += 1
    }
    while last > first, end > start, let count = count(of: pieces[last - 1], ending: end),
      end - count >= start
    {
      end -= count
      last -= 1
    }
  }

  /// Whether nothing has to be written.
  var isWhole: Bool { first == last && start == end }

  private func count(of piece: RewritePiece, beginning token: Int) -> Int? {
    switch piece.content {
    case .text(let text): isSpelled(token, text) ? 1 : nil
    case .code(let tokens, let inParentheses):
      !inParentheses && tokens.lowerBound == token ? tokens.count : nil
    }
  }

  private func count(of piece: RewritePiece, ending token: Int) -> Int? {
    switch piece.content {
    case .text(let text): isSpelled(token - 1, text) ? 1 : nil
    case .code(let tokens, let inParentheses):
      !inParentheses && tokens.upperBound == token ? tokens.count : nil
    }
  }

  private func isSpelled(_ token: Int, _ text: String) -> Bool {
    tree.source.bytes[tree.tokens.range(of: token)].elementsEqual(text.utf8)
  }
}
