import CSTParser
import ProjectIndex
import Rewriting
import SwiftCST

/// A comment that a fix would take away and put nowhere.
struct LostComment {
  /// The comment, as it is written; of several lines the first.
  let text: Substring

  /// Where it stands: `path:line`.
  let place: String

  /// The first comment that the edits of a fix would lose; nil where they keep all.
  init?(of fix: EditGroup, in files: [ProjectFile]) {
    let covered = fix.edits.flatMap { edit in
      Self.comments(in: edit.edit.range, of: files[edit.file].tree).map { (files[edit.file], $0) }
    }
    guard !covered.isEmpty else { return nil }
    let written = fix.edits.map { SyntaxTree.parse(SourceText(bytes: $0.edit.replacement)) }
    var kept = CommentMultiset(of: written.map { ($0.source, $0.tokens) })
    guard let (file, range) = covered.first(where: { !kept.remove($0.tree.source.bytes[$1]) }) else {
      return nil
    }
    text = file.tree.source.string(in: range).prefix { !$0.isNewline }
    place = file.shortPlace(of: range.lowerBound)
  }

  /// The comments of which a part stands in a byte range (UTF-8 offsets, 0-based).
  private static func comments(in range: Range<Int>, of tree: SyntaxTree) -> [Range<Int>] {
    guard !range.isEmpty else { return [] }
    let tokens = tree.tokens
    var comments: [Range<Int>] = []
    let first = (0..<tokens.count).partitionPoint { tokens.starts[$0] <= range.lowerBound }
    for token in first..<tokens.count {
      let gap = tokens.gap(before: token)
      guard gap.lowerBound < range.upperBound else { break }
      guard tokens.flags[token].contains(.hasCommentBefore) else { continue }
      for piece in TriviaPieces(of: gap, in: tree.source)
      where piece.kind.isComment && piece.range.overlaps(range) {
        comments.append(piece.range)
      }
    }
    return comments
  }
}
