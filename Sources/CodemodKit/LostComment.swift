import CSTParser
import ProjectIndex
import Rewriting
import SwiftCST

/// A comment that a fix would remove without a new place.
struct LostComment {
  /// The text of the comment; if it has several lines, the first.
  let text: Substring

  /// Its place: `path:line`.
  let place: String

  /// The first comment that the edits of a fix would lose; nil if they keep all comments.
  init?(of fix: EditGroup, in files: [ProjectFile]) {
    let covered = fix.edits.flatMap { edit in
      files[edit.file].tree.comments(in: edit.edit.range).map { (files[edit.file], $0.range) }
    }.filter { !CommentMultiset.isTemplate($0.source.bytes[$1]) }
    guard !covered.isEmpty else { return nil }
    let written = fix.edits.map { SyntaxTree.parse(SourceText(bytes: $0.edit.replacement)) }
    var kept = CommentMultiset(of: written.map { ($0.source, $0.tokens) })
    guard let (file, range) = covered.first(where: { !kept.remove($0.source.bytes[$1]) }) else {
      return nil
    }
    text = file.source.string(in: range).prefix { !$0.isNewline }
    place = file.shortPlace(of: range.lowerBound)
  }
}
