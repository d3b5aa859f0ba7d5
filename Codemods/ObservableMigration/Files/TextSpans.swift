import Rewriting
import SwiftCST

/// Byte ranges to delete when something is removed, so that no gap is left and no comment is lost.
enum TextSpans {
  /// An attribute or a keyword with the whitespace up to the next token. A comment after it is kept.
  static func throughNext(_ node: Node) -> Range<Int> {
    let end = node.range.upperBound
    guard let next = node.lastToken.next else { return node.range }
    guard node.tree.tokens.flags[next.index].contains(.hasCommentBefore) else {
      return node.range.lowerBound..<next.range.lowerBound
    }
    let bytes = node.tree.source.bytes
    var comment = afterSpaces(end, node.tree)
    guard comment < bytes.count, bytes[comment].isLineEnd else { return node.range.lowerBound..<comment }
    guard node.firstToken.startsLine else { return fromPrevious(node) }
    // The line that becomes empty is deleted, too.
    while comment < next.range.lowerBound, bytes[comment].isWhiteSpace { comment += 1 }
    return node.range.lowerBound..<comment
  }

  /// A node with the whitespace before it. A comment there is kept.
  static func fromPrevious(_ node: Node) -> Range<Int> {
    let first = node.firstToken
    let hasComment = node.tree.tokens.flags[first.index].contains(.hasCommentBefore)
    guard !hasComment, let previous = first.previous else { return node.range }
    return previous.range.upperBound..<node.range.upperBound
  }

  /// Whether there is a comment before a token of a node, including its first one.
  static func hasComment(_ node: Node) -> Bool {
    node.tokenIndices.contains { node.tree.tokens.flags[$0].contains(.hasCommentBefore) }
  }

  /// Whether there is a comment after a token and before the end of another one.
  static func hasComment(between first: Token, _ last: Token) -> Bool {
    guard first.index < last.index else { return false }
    return (first.index + 1...last.index).contains { first.tree.tokens.flags[$0].contains(.hasCommentBefore) }
  }

  /// A statement with its line if it has its own, and the empty line before it if that would no longer
  /// separate anything.
  static func statement(_ node: Node) -> Range<Int> {
    if let span = lastInLine(node) { return span }
    let bytes = node.tree.source.bytes
    let end = end(of: node)
    let finish = lineEnd(after: end, bytes)
    guard node.firstToken.startsLine, finish > end || end == bytes.count else {
      return node.range.lowerBound..<end
    }
    var start = node.range.lowerBound
    while start > 0, bytes[start - 1].isSpaceOrTab { start -= 1 }
    let next = afterSpaces(finish, node.tree)
    let isLast = next < bytes.count && (bytes[next].isLineEnd || bytes[next] == UInt8(ascii: "}"))
    if isLast, isBlankLine(endingAt: start, bytes) { start = lineStart(before: start, bytes) }
    return start..<finish
  }

  /// An entry of a comma-separated list, and the comma that becomes superfluous.
  static func entry(_ entry: Node, comma: Token?) -> [Range<Int>] {
    let flags = entry.tree.tokens.flags
    if let comma, let next = comma.next {
      if flags[comma.index].contains(.hasCommentBefore), let last = comma.previous {
        let end = afterSpaces(last.range.upperBound, entry.tree)
        return [entry.range.lowerBound..<end, comma.range]
      }
      let hasComment = flags[next.index].contains(.hasCommentBefore)
      return [entry.range.lowerBound..<(hasComment ? comma.range.upperBound : next.range.lowerBound)]
    }
    let first = entry.firstToken
    guard let previous = first.previous, previous.kind == .comma else { return [entry.range] }
    if flags[first.index].contains(.hasCommentBefore) {
      let bytes = entry.tree.source.bytes
      var start = entry.range.lowerBound
      while start > 0, bytes[start - 1].isSpaceOrTab { start -= 1 }
      // A line that becomes empty is deleted, otherwise the spaces before the entry.
      let end = entry.range.upperBound
      let finish = first.startsLine ? lineEnd(after: afterSpaces(end, entry.tree), bytes) : end
      return [previous.range, start..<finish]
    }
    return [previous.range.lowerBound..<entry.range.upperBound]
  }

  /// A declaration with its line if it has its own.
  static func wholeLine(of node: Node) -> Range<Int> {
    if let span = lastInLine(node) { return span }
    let bytes = node.tree.source.bytes
    let end = end(of: node)
    return node.range.lowerBound..<(isBehindOthers(node) ? end : lineEnd(after: end, bytes))
  }

  /// A declaration with its line, and one of two empty lines around it.
  static func wholeLines(of node: Node) -> Range<Int> {
    if isBehindOthers(node) { return wholeLine(of: node) }
    let bytes = node.tree.source.bytes
    var start = node.range.lowerBound
    while start > 0, bytes[start - 1].isSpaceOrTab { start -= 1 }
    var end = lineEnd(after: end(of: node), bytes)
    let isFirst = start == 0 || isBlankLine(endingAt: start, bytes)
    if isFirst, end < bytes.count { end = lineEnd(after: afterSpaces(end, node.tree), bytes) }
    return start..<end
  }

  /// Whether another statement precedes a statement on its line.
  private static func isBehindOthers(_ node: Node) -> Bool {
    let first = node.firstToken
    return !first.startsLine && first.previous?.kind == .semicolon
  }

  /// The last of several statements on a line, with the semicolon before it; nil for any other.
  private static func lastInLine(_ node: Node) -> Range<Int>? {
    let first = node.firstToken
    guard isBehindOthers(node), node.lastToken.next?.kind != .semicolon, let semicolon = first.previous,
      !hasComment(between: semicolon, first)
    else { return nil }
    return semicolon.range.lowerBound..<node.range.upperBound
  }

  /// The offset after a node and the comments behind it on its last line.
  static func endWithComments(_ node: Node) -> Int {
    let last = node.lastToken
    let trailing = node.tree.tokens.trailingTrivia(of: last.index, in: node.tree.source)
    return node.tree.comments(in: trailing).last?.range.upperBound ?? last.range.upperBound
  }

  /// The offset after a statement, its semicolon, and the spaces after it.
  private static func end(of node: Node) -> Int {
    let last = node.lastToken
    guard let next = last.next, next.kind == .semicolon, !hasComment(between: last, next) else {
      return afterSpaces(last.range.upperBound, node.tree)
    }
    return afterSpaces(next.range.upperBound, node.tree)
  }

  /// The offset after the spaces and tabs at an offset.
  static func afterSpaces(_ offset: Int, _ tree: SyntaxTree) -> Int {
    let bytes = tree.source.bytes
    var end = offset
    while end < bytes.count, bytes[end].isSpaceOrTab { end += 1 }
    return end
  }

  /// The offset after the line end at an offset, or the offset itself if there is no line end.
  static func lineEnd(after offset: Int, _ bytes: [UInt8]) -> Int {
    guard offset < bytes.count else { return offset }
    if bytes[offset] == UInt8(ascii: "\n") { return offset + 1 }
    guard bytes[offset] == UInt8(ascii: "\r") else { return offset }
    return offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n") ? offset + 2 : offset + 1
  }

  /// The start of the line that ends right before an offset.
  private static func lineStart(before offset: Int, _ bytes: [UInt8]) -> Int {
    var start = max(0, offset - 1)
    if start > 0, bytes[start] == UInt8(ascii: "\n"), bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    while start > 0, !bytes[start - 1].isLineEnd { start -= 1 }
    return start
  }

  private static func isBlankLine(endingAt start: Int, _ bytes: [UInt8]) -> Bool {
    var position = start - 1
    if position > 0, bytes[position] == UInt8(ascii: "\n"), bytes[position - 1] == UInt8(ascii: "\r") {
      position -= 1
    }
    guard position > 0 else { return true }
    return bytes[position - 1].isLineEnd
  }
}
