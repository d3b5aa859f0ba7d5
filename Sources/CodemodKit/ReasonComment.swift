import ProjectIndex
import Rewriting
import SwiftCST

/// A comment by which people say why code is written as it is: `// VStack, not LazyVStack: it stutters otherwise`.
///
/// Such a comment is looked for above the statement of the finding, at the ends of its lines, and inside what is
/// rewritten. Further out, on the member around it, and at other places that the fix edits, a comment says many
/// things: there it also has to speak of what the pass is about.
struct ReasonComment {
  /// The comment's first line, as it is written.
  let text: String

  /// Where it is: `path:line`.
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

/// Looks for a reason around one range of a file.
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

  /// The first such comment right at the statement of the finding, or in it.
  private func comment(beside statement: Node) -> TriviaPiece? {
    let near =
      [above(statement), head(of: statement), tail(of: statement), below(statement)] + commentsOnLines
    return first(in: near) { ReasonWords.giveReason($0, about: topic) }
      ?? first(in: inside(statement)) { ReasonWords.giveReason($0, onlyAbout: topic.alternatives) }
  }

  /// The first such comment on a statement or declaration around, above it or where its braces open. One on a
  /// type has to speak of code by its name.
  private func comment(around item: Node) -> TriviaPiece? {
    let topic = Self.isType(item) ? topic.names : topic
    return first(in: [above(item), behindBrace(of: item)]) { ReasonWords.giveReason($0, onlyAbout: topic) }
  }

  /// The statements, members and types around the range, innermost first.
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
    comments.first { pieces in
      givesReason(pieces.map { ReasonWords.text(file.source.string(in: $0.range)) }.joined(separator: " "))
    }?.first
  }
}

// MARK: - Places

extension ReasonSearch {
  /// The comments in what is rewritten, and at the ends of its lines.
  private var commentsOnLines: [[TriviaPiece]] {
    let last = max(range.upperBound, range.lowerBound + 1)
    return file.tree.comments(in: range.lowerBound..<max(endOfLine(at: last - 1), last)).map { [$0] }
  }

  private func endOfLine(at offset: Int) -> Int {
    file.lines.content(ofLine: file.lines.lineIndex(of: offset), in: file.source).upperBound
  }

  /// The comments right above an item: no blank line separates them from it. Line comments below each other are
  /// one. What stands behind other code on its line belongs to that, unless the code opens what the item is in.
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

  /// The comments at the top of the first braces that open behind the range: `VStack { // eager on purpose`.
  private func head(of item: Node) -> [TriviaPiece] {
    brace(in: item, from: range.lowerBound).map {
      file.tree.comments(in: file.tree.tokens.gap(before: $0 + 1))
    }
      ?? []
  }

  /// The comments behind an item on its last line.
  private func tail(of item: Node) -> [TriviaPiece] {
    let end = item.range.upperBound
    return file.tree.comments(in: end..<max(end, endOfLine(at: max(0, end - 1))))
  }

  /// The comments right below the last item of its braces.
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

  /// The comments behind the first brace of an item on its line.
  private func behindBrace(of item: Node) -> [TriviaPiece] {
    guard let brace = brace(in: item, from: item.range.lowerBound) else { return [] }
    let end = file.tree.tokens.range(of: brace).upperBound
    return file.tree.comments(in: end..<max(end, endOfLine(at: end - 1)))
  }

  /// The first left brace of an item behind an offset.
  private func brace(in item: Node, from offset: Int) -> Int? {
    let tokens = file.tree.tokens
    return item.tokenIndices.first { tokens.kinds[$0] == .leftBrace && Int(tokens.starts[$0]) >= offset }
  }
}
