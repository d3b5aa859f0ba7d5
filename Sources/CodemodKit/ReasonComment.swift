import ProjectIndex
import Rewriting
package import SwiftCST

/// A comment that explains why code is written as it is: `// VStack, not LazyVStack: it stutters otherwise`.
///
/// The search covers the lines above the statement of the finding, the ends of its lines, and the rewritten
/// code. Further out, on the enclosing member and at other edits of the fix, comments are about many things:
/// there, a comment must also mention the topic of the pass.
struct ReasonComment {
  /// The line of the comment with the reason; of a comment in `/* */`, the first line.
  let text: String

  /// Its place: `path:line`.
  let place: String

  /// The first such comment at the place of a finding, or at one of the edits of its fix.
  init?(at place: Range<Int>, _ fix: EditGroup?, of pass: CodemodMetadata, in file: FileContext) {
    guard let topic = pass.topic else { return nil }
    let edits = fix?.edits.filter { !$0.edit.range.isEmpty }.map { ($0.file, $0.edit.range, false) } ?? []
    for (number, range, isOwn) in [(file.number, place, true)] + edits {
      let search = ReasonSearch(around: range, isOwn: isOwn, in: file.project.files[number], topic)
      guard let comment = search.comment else { continue }
      let owner = file.project.files[number]
      text = ReasonWords.plain(owner.source.string(in: comment.range))
      self.place = owner.shortPlace(of: comment.range.lowerBound)
      return
    }
    return nil
  }
}

extension FileContext {
  /// Whether a comment above a member of a type, or behind it on its last line, gives a reason and mentions
  /// what a pass is about.
  package func explains(_ member: Node, _ pass: CodemodMetadata) -> Bool {
    guard let topic = pass.topic, let item = member.enclosing({ $0 == .memberBlockItem }) else {
      return false
    }
    return ReasonSearch(around: member.range, isOwn: true, in: file, topic).givesReason(item)
  }
}

/// Searches for a reason around one range of a file.
private struct ReasonSearch {
  private let range: Range<Int>
  /// Whether it is the place of the finding.
  private let isOwn: Bool
  private let file: ProjectFile
  private let topic: Topic

  init(around range: Range<Int>, isOwn: Bool, in file: ProjectFile, _ topic: Topic) {
    self.range = range
    self.isOwn = isOwn
    self.file = file
    self.topic = topic
  }

  /// The first comment that gives a reason.
  var comment: TriviaPiece? {
    let around = around
    guard let innermost = around.first else { return nil }
    if isOwn, Self.isStatement(innermost), let found = comment(beside: innermost) { return found }
    let rewritten = isOwn ? [] : commentsOnLines
    return first(in: rewritten) { ReasonWords.giveReason($0, onlyAbout: topic) }
      ?? around.firstNonNil(comment(around:))
  }

  /// Whether there is such a comment above a member, or behind it.
  func givesReason(_ member: Node) -> Bool {
    first(in: [above(member), tail(of: member)]) { ReasonWords.giveReason($0, onlyAbout: topic) } != nil
  }

  /// The first such comment directly at the statement of the finding, or in it.
  private func comment(beside statement: Node) -> TriviaPiece? {
    let near =
      [above(statement), head(of: statement), tail(of: statement), below(statement)] + commentsOnLines
    return first(in: near) { ReasonWords.giveReason($0, about: topic) }
      ?? first(in: inside(statement)) { ReasonWords.giveReason($0, onlyAbout: topic.alternatives) }
  }

  /// The first such comment on an enclosing statement or declaration, above it or after its opening brace. A
  /// comment on a type has to mention code by name.
  private func comment(around item: Node) -> TriviaPiece? {
    let topic = Self.isType(item) ? topic.names : topic
    return first(in: [above(item), behindBrace(of: item)]) { ReasonWords.giveReason($0, onlyAbout: topic) }
  }

  /// The enclosing statements, members and types, innermost first.
  private var around: [Node] {
    let tree = file.tree
    let start = UInt32(clamping: range.lowerBound)
    let position = (0..<tree.tokens.count).partitionPoint { tree.tokens.ends[$0] <= start }
    guard position < tree.tokens.count else { return [] }
    return tree.innermostNode(coveringToken: position).ancestors.filter { node in
      node.kind == .codeBlockItem || node.kind == .memberBlockItem
    }
  }

  private static func isStatement(_ item: Node) -> Bool {
    item.kind == .codeBlockItem && !isType(item) && CodeBlockItemSyntax(item)?.item?.kind != .functionDecl
  }

  private static func isType(_ item: Node) -> Bool {
    switch (CodeBlockItemSyntax(item)?.item ?? MemberBlockItemSyntax(item)?.decl)?.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl: true
    default: false
    }
  }

  private func first(
    in comments: [[TriviaPiece]], where givesReason: (String) -> Bool
  ) -> TriviaPiece? {
    let text = { (piece: TriviaPiece) in ReasonWords.text(file.source.string(in: piece.range)) }
    let found = comments.first { givesReason($0.map(text).joined(separator: " ")) }
    // Of several lines, the one with the reason says most.
    return found?.first { givesReason(text($0)) } ?? found?.first
  }
}

// MARK: - Places

extension ReasonSearch {
  /// The comments in the rewritten code, and at the ends of its lines.
  private var commentsOnLines: [[TriviaPiece]] {
    let last = max(range.upperBound, range.lowerBound + 1)
    return file.tree.comments(in: range.lowerBound..<max(endOfLine(at: last - 1), last)).map { [$0] }
  }

  private func endOfLine(at offset: Int) -> Int {
    file.lines.content(ofLine: file.lines.lineIndex(of: offset), in: file.source).upperBound
  }

  /// The comments directly above an item, without a blank line in between. Adjacent line comments are one
  /// comment. A comment after other code on its line belongs to that code, unless the code opens the block of
  /// the item.
  private func above(_ item: Node) -> [TriviaPiece] {
    let tokens = file.tree.tokens
    let first = item.tokenIndices.lowerBound
    let gap = tokens.gap(before: first)
    let isOpened = first == 0 || [.leftBrace, .in, .colon].contains(tokens.kinds[first - 1])
    let start = isOpened ? gap.lowerBound : max(gap.lowerBound, endOfLine(at: max(0, gap.lowerBound - 1)))
    var found: [TriviaPiece] = []
    var next = file.lines.lineIndex(of: gap.upperBound)
    for piece in file.tree.comments(in: gap).reversed() where piece.range.lowerBound >= start {
      let last = file.lines.lineIndex(of: max(piece.range.lowerBound, piece.range.upperBound - 1))
      guard last + 1 >= next else { break }
      found.append(piece)
      next = file.lines.lineIndex(of: piece.range.lowerBound)
    }
    return found.reversed()
  }

  /// The comments after the first opening brace in the range: `VStack { // eager on purpose`.
  private func head(of item: Node) -> [TriviaPiece] {
    brace(in: item, from: range.lowerBound).map {
      file.tree.comments(in: file.tree.tokens.gap(before: $0 + 1))
    }
      ?? []
  }

  /// The comments after an item on its last line.
  private func tail(of item: Node) -> [TriviaPiece] {
    let end = item.range.upperBound
    return file.tree.comments(in: end..<max(end, endOfLine(at: max(0, end - 1))))
  }

  /// The comments directly below the last item in its braces.
  private func below(_ item: Node) -> [TriviaPiece] {
    guard let brace = item.lastToken.next, brace.kind == .rightBrace else { return [] }
    let end = endOfLine(at: max(0, item.range.upperBound - 1))
    guard end < brace.range.lowerBound else { return [] }
    var found: [TriviaPiece] = []
    var last = file.lines.lineIndex(of: max(0, item.range.upperBound - 1))
    for piece in file.tree.comments(in: end..<brace.range.lowerBound) {
      guard file.lines.lineIndex(of: piece.range.lowerBound) <= last + 1 else { break }
      found.append(piece)
      last = file.lines.lineIndex(of: max(piece.range.lowerBound, piece.range.upperBound - 1))
    }
    return found
  }

  private func inside(_ item: Node) -> [[TriviaPiece]] { file.tree.comments(in: item.range).map { [$0] } }

  /// The comments after the first brace of an item, on the same line.
  private func behindBrace(of item: Node) -> [TriviaPiece] {
    guard let brace = brace(in: item, from: item.range.lowerBound) else { return [] }
    let end = file.tree.tokens.range(of: brace).upperBound
    return file.tree.comments(in: end..<max(end, endOfLine(at: end - 1)))
  }

  /// The first left brace of an item after an offset.
  private func brace(in item: Node, from offset: Int) -> Int? {
    let tokens = file.tree.tokens
    return item.tokenIndices.first { tokens.kinds[$0] == .leftBrace && Int(tokens.starts[$0]) >= offset }
  }
}
