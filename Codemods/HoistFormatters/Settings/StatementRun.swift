import Rewriting
import SwiftCST

/// Consecutive statements, with their comments.
struct StatementRun: Sendable {
  /// The `codeBlockItem` or `memberBlockItem` nodes, in order and without gaps.
  let items: [Node]

  /// Whether the comments directly above stay.
  private var leavesHeading = false

  /// Creates a run of one item.
  init(_ item: Node) { items = [item] }

  private init(items: [Node]) { self.items = items }

  /// The longest runs that `items` (in source order) form.
  static func runs(of items: [Node]) -> [StatementRun] {
    var runs: [[Node]] = []
    for item in items {
      if let last = runs.last?.last, isNext(item, after: last) {
        runs[runs.count - 1].append(item)
      } else {
        runs.append([item])
      }
    }
    return runs.map(StatementRun.init(items:))
  }

  /// The same statements without the comments directly above them.
  var withoutHeading: StatementRun {
    var run = self
    run.leavesHeading = true
    return run
  }

  private static func isNext(_ item: Node, after last: Node) -> Bool {
    item.parent == last.parent && item.tokenIndices.lowerBound == last.tokenIndices.upperBound
  }

  private var tree: SyntaxTree { items[0].tree }
  private var first: Node { items[0] }
  private var last: Node { items[items.count - 1] }

  /// The start of the text: the documentation, or the comments on separate lines directly above, otherwise
  /// the first token. A `MARK` is a heading for more than one item, and doesn't belong to it.
  var textStart: Int {
    let token = first.firstToken
    guard !leavesHeading else { return token.range.lowerBound }
    let trivia = tree.tokens.leadingTrivia(of: token.index, in: tree.source)
    let pieces = Array(TriviaPieces(of: trivia, in: tree.source))
    let documentation = isDocumented ? pieces.first { $0.kind.isDocumentation } : nil
    let start = startOfCommentsAbove(token.range.lowerBound, pieces)
    return documentation.map { min($0.range.lowerBound, start) } ?? start
  }

  /// Whether the item is a member, or follows another item in a file: then documentation above belongs to it,
  /// even with a blank line in between.
  private var isDocumented: Bool {
    first.kind == .memberBlockItem
      || first.parent?.parent?.kind == .sourceFile && first.firstToken.previous != nil
  }

  private func startOfCommentsAbove(_ code: Int, _ pieces: [TriviaPiece]) -> Int {
    var start = code
    var lineEnds = 0
    for piece in pieces.reversed() {
      if piece.kind.isComment {
        guard !isMark(piece) else { break }
        start = piece.range.lowerBound
        lineEnds = 0
      } else if piece.kind.isNewline {
        // White space in an empty line doesn't make it non-empty.
        lineEnds += piece.range.count / (piece.kind == .carriageReturnLineFeeds ? 2 : 1)
      }
      if piece.kind == .unexpectedText || lineEnds > 1 { break }
    }
    return start
  }

  private func isMark(_ comment: TriviaPiece) -> Bool {
    let text = tree.source.string(in: comment.range).drop { $0 == "/" || $0 == "*" || $0 == " " }
    return text.hasPrefix("MARK:")
  }

  /// The text with its comments: those above, those in between, one before a semicolon at the end, and one at
  /// the end of the last line. The semicolon is excluded, unless a comment follows it.
  var textRange: Range<Int> {
    let lastToken = last.lastToken
    var end = tree.comments(in: codeEnd..<last.range.upperBound).last?.range.upperBound ?? codeEnd
    if lastToken.next?.startsLine ?? true {
      let trivia = tree.tokens.trailingTrivia(of: lastToken.index, in: tree.source)
      end = tree.comments(in: trivia).last?.range.upperBound ?? end
    }
    return textStart..<end
  }

  /// The comments of the text, in source order.
  var comments: [TriviaPiece] {
    tree.comments(in: textRange)
  }

  /// The end of the last statement without its semicolon.
  private var codeEnd: Int {
    let code = CodeBlockItemSyntax(last)?.item ?? MemberBlockItemSyntax(last)?.decl
    return (code ?? last).range.upperBound
  }
}

// MARK: - Removal

extension StatementRun {
  /// The edit that removes the statements, their comments and superfluous whitespace.
  ///
  /// Which blank lines are removed depends on the statements on both sides. So the edit covers the white
  /// space around them, and conflicts with one that removes a neighbor.
  func removal(in lines: LineTable) -> TextEdit {
    let (bytes, removed) = (tree.source.bytes, removedRange(in: lines))
    var (start, end) = (removed.lowerBound, removed.upperBound)
    while start > 0, bytes[start - 1].isWhiteSpace { start -= 1 }
    while end < bytes.count, bytes[end].isWhiteSpace { end += 1 }
    let kept = Array(bytes[start..<removed.lowerBound]) + Array(bytes[removed.upperBound..<end])
    return TextEdit(start..<end, with: kept)
  }

  private func removedRange(in lines: LineTable) -> Range<Int> {
    let text = textRange
    let end = max(text.upperBound, last.range.upperBound)
    let beginsLine = lines.isFirstOnLine(text.lowerBound, in: tree.source)
    switch (beginsLine, lines.isLastOnLine(end, in: tree.source)) {
    case (true, true): return wholeLines(text.lowerBound..<end, lines)
    case (_, false): return upToNext(text.lowerBound..<end)
    case (false, true): return afterPrevious(text.lowerBound)..<end
    }
  }

  /// The lines, with the blank lines below them if there are also blank lines above, the block begins there
  /// or a comment stays above, and the blank lines above them if the block ends there.
  private func wholeLines(_ range: Range<Int>, _ lines: LineTable) -> Range<Int> {
    var top = lines.lineIndex(of: range.lowerBound)
    var bottom = lines.lineIndex(of: max(range.lowerBound, range.upperBound - 1)) + 1
    let count = lines.lineStarts.count
    if isLastInBlock {
      while top > 0, isBlank(top - 1, lines) { top -= 1 }
    } else if leavesHeading || isFirstInBlock(top, lines) || top > 0 && isBlank(top - 1, lines) {
      while bottom < count - 1, isBlank(bottom, lines) { bottom += 1 }
    }
    let end = bottom < count ? lines.lineStarts[bottom] : tree.source.count
    return lines.lineStarts[top]..<end
  }

  private func isBlank(_ line: Int, _ lines: LineTable) -> Bool {
    tree.source.bytes[lines.content(ofLine: line, in: tree.source)].allSatisfy(\.isSpaceOrTab)
  }

  /// Whether there is only whitespace between the line `top` and the token that opens the block.
  private func isFirstInBlock(_ top: Int, _ lines: LineTable) -> Bool {
    guard let previous = first.firstToken.previous, first.parent?.firstToken == first.firstToken else {
      return false
    }
    return lines.lineIndex(of: previous.range.lowerBound) == top - 1
  }

  private var isLastInBlock: Bool {
    guard last.parent?.lastToken == last.lastToken, let next = last.lastToken.next else { return false }
    return next.kind == .rightBrace && next.startsLine
  }

  private func upToNext(_ range: Range<Int>) -> Range<Int> {
    guard let next = last.lastToken.next else { return range }
    if next.kind == .rightBrace { return afterPrevious(range.lowerBound)..<range.upperBound }
    var end = range.upperBound
    while end < next.range.lowerBound, tree.source.bytes[end].isSpaceOrTab { end += 1 }
    return range.lowerBound..<end
  }

  /// The end of the code before the run on its line, excluding a semicolon in between.
  private func afterPrevious(_ start: Int) -> Int {
    var end = start
    while end > 0, tree.source.bytes[end - 1].isSpaceOrTab { end -= 1 }
    let previous = first.firstToken.previous
    if previous?.kind == .semicolon, previous?.range.upperBound == end { end -= 1 }
    return end
  }
}
