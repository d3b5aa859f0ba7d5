import CSTParser
import ProjectIndex
import Rewriting
import SwiftCST

/// A comment for a linter or formatter that a fix would separate from its line: `// swiftlint:disable:next
/// line_length`.
struct MovedToolComment {
  /// The text of the comment.
  let text: String

  /// Its place: `path:line`.
  let place: String

  /// The first such comment in the text that the edits of a fix replace; nil if each stays with its line.
  init?(of fix: EditGroup, in files: [ProjectFile]) {
    for edit in fix.edits {
      let file = files[edit.file]
      for piece in file.tree.comments(in: edit.edit.range) {
        let comment = file.source.string(in: piece.range)
        guard let tool = ToolComment(comment), tool.reach != .place else { continue }
        let before = CommentedText(piece.range, tool, file.tree, file.lines)
        guard !fix.edits.contains(where: { Self.keeps(comment, tool, before, $0.edit.replacement) }) else {
          continue
        }
        text = comment
        place = file.shortPlace(of: piece.range.lowerBound)
        return
      }
    }
    return nil
  }

  /// Whether new text keeps the comment at the same line.
  private static func keeps(
    _ comment: String, _ tool: ToolComment, _ before: CommentedText, _ replacement: [UInt8]
  ) -> Bool {
    let tree = SyntaxTree.parse(SourceText(bytes: replacement))
    let lines = LineTable(tree.source)
    return tree.comments(in: 0..<tree.source.count).contains { piece in
      tree.source.string(in: piece.range) == comment
        && CommentedText(piece.range, tool, tree, lines) == before
    }
  }
}

/// The code that a comment for a tool refers to, as text.
private struct CommentedText: Equatable {
  private let text: String?

  /// Reads the line that the comment refers to; nil for a comment with a larger scope.
  init(_ comment: Range<Int>, _ tool: ToolComment, _ tree: SyntaxTree, _ lines: LineTable) {
    guard case .line(let offset) = tool.reach else {
      text = nil
      return
    }
    let line = lines.lineIndex(of: comment.lowerBound) + offset
    guard lines.lineStarts.indices.contains(line) else {
      text = nil
      return
    }
    let content = tree.source.string(in: lines.content(ofLine: line, in: tree.source))
    text = String(content.drop { $0 == " " || $0 == "\t" })
  }

  static func == (left: CommentedText, right: CommentedText) -> Bool {
    left.text != nil && left.text == right.text
  }
}
