import CodemodKit
import Rewriting
import SwiftCST

/// The text of a file, with the layout for new code and moved lines.
struct Layout: Sendable {
  let tree: SyntaxTree
  let lines: LineTable
  let style: TextStyle

  init(_ file: ProjectFile) {
    tree = file.tree
    lines = file.lines
    style = file.style
  }

  /// The whitespace at the start of the line of an offset.
  func indentation(at offset: Int) -> [UInt8] { lines.indentation(at: offset, in: tree.source) }

  func bytes(_ range: Range<Int>) -> [UInt8] { Array(tree.source.bytes[range]) }

  /// Whether a range is on one line.
  func isOneLine(_ range: Range<Int>) -> Bool {
    lines.lineIndex(of: range.lowerBound) == lines.lineIndex(of: range.upperBound)
  }

  /// The end of the comment after a token on its line, or of the token itself if other code follows.
  func endOfLine(after token: Token) -> Int {
    guard token.next?.startsLine ?? true else { return token.range.upperBound }
    let trailing = tree.tokens.trailingTrivia(of: token.index, in: tree.source)
    return tree.comments(in: trailing).last?.range.upperBound ?? token.range.upperBound
  }

  /// A line end with the indentation of the line of `offset`, plus some levels.
  func newLine(like offset: Int, levels: Int) -> [UInt8] {
    style.newline.bytes + indentation(at: offset) + style.indentUnit.bytes(levels: levels)
  }
}
