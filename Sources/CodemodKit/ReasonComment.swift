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
    guard let statement = items.first else { return nil }
    if isOwn, Self.isStatement(statement),
      let found = first(in: comments(at: statement), where: { ReasonWords.giveReason($0, about: topic) })
    {
      return found
    }
    return items.lazy.compactMap { item in
      first(in: comments(at: item), where: { ReasonWords.giveReason($0, onlyAbout: topic) })
    }.first
  }

  /// The statements and members around the range, innermost first.
  private var items: [Node] {
    let tree = file.tree
    let start = UInt32(clamping: range.lowerBound)
    let position = (0..<tree.tokens.count).partitionPoint { tree.tokens.ends[$0] <= start }
    guard position < tree.tokens.count else { return [] }
    let all = tree.innermostNode(coveringToken: position).ancestors.filter { node in
      node.kind == .codeBlockItem || node.kind == .memberBlockItem
    }
    return Array(all.prefix(all.prefix(while: Self.isStatement).count + 1))
  }

  private static func isStatement(_ item: Node) -> Bool {
    switch CodeBlockItemSyntax(item)?.item?.kind {
    case nil, .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .functionDecl: false
    default: true
    }
  }

  /// The comments above an item; and for the innermost one in what is rewritten, and at the ends of its lines.
  /// Line comments below each other are one.
  private func comments(at item: Node) -> [[TriviaPiece]] {
    guard item == items.first else { return [above(item)] }
    let last = max(range.upperBound, range.lowerBound + 1)
    let end = file.lines.content(ofLine: file.lines.lineIndex(of: last - 1), in: file.source).upperBound
    return [above(item)] + file.tree.comments(in: range.lowerBound..<max(end, last)).map { [$0] }
  }

  private func first(
    in comments: [[TriviaPiece]], where givesReason: (String) -> Bool
  ) -> TriviaPiece? {
    comments.first { pieces in
      givesReason(pieces.map { ReasonWords.text(file.source.string(in: $0.range)) }.joined(separator: " "))
    }?.first
  }

  /// The comments right above an item: no blank line separates them from it.
  private func above(_ item: Node) -> [TriviaPiece] {
    let gap = file.tree.tokens.gap(before: item.tokenIndices.lowerBound)
    var found: [TriviaPiece] = []
    var next = file.lines.lineIndex(of: gap.upperBound)
    for piece in file.tree.comments(in: gap).reversed() {
      let last = file.lines.lineIndex(of: max(piece.range.lowerBound, piece.range.upperBound - 1))
      guard last + 1 >= next else { break }
      found.append(piece)
      next = file.lines.lineIndex(of: piece.range.lowerBound)
    }
    return found.reversed()
  }
}
