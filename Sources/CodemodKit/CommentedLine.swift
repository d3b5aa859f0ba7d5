import Rewriting
import SwiftCST

/// The line that a comment is for: its own, or the next one of code where it has its own.
struct CommentedLine {
  /// The lines from the comment to it, as positions in the file's line table (0-based).
  let lines: Range<Int>

  /// From the comment to the end of that line, or from the first code on the line to the comment (UTF-8 byte
  /// offsets, 0-based).
  let bond: Range<Int>

  init(_ comment: Range<Int>, in tree: SyntaxTree, _ table: LineTable) {
    let line = table.lineIndex(of: comment.lowerBound)
    let before = tree.source.bytes[table.lineStarts[line]..<comment.lowerBound]
    let start = before.firstIndex { !$0.isSpaceOrTab } ?? comment.lowerBound
    let last = table.lineIndex(of: max(comment.lowerBound, comment.upperBound - 1))
    guard start == comment.lowerBound else {
      lines = line..<last + 1
      bond = start..<comment.upperBound
      return
    }
    let code = Self.lineOfCode(below: comment, in: tree, table) ?? min(last + 1, table.lineStarts.count - 1)
    lines = line..<code + 1
    bond = start..<table.content(ofLine: code, in: tree.source).upperBound
  }

  /// The line that the next declaration or statement begins on, behind its attributes; nil where a blank line
  /// comes before, or nothing at all.
  private static func lineOfCode(below comment: Range<Int>, in tree: SyntaxTree, _ table: LineTable) -> Int? {
    var line = table.lineIndex(of: max(comment.lowerBound, comment.upperBound - 1))
    var index = tree.tokens.starts.indices.partitionPoint { tree.tokens.starts[$0] < comment.upperBound }
    while index < tree.tokens.count {
      let token = tree.token(at: index)
      let next = table.lineIndex(of: token.range.lowerBound)
      guard token.kind != .endOfFile, !(line + 1..<max(next, line + 1)).contains(where: isBlank) else {
        return nil
      }
      let attribute = tree.innermostNode(coveringToken: index)
      guard attribute.kind == .attribute, attribute.firstToken.index == index,
        let behind = attribute.lastToken.next, behind.startsLine
      else { return next }
      line = table.lineIndex(of: attribute.lastToken.range.lowerBound)
      index = behind.index
    }
    return nil

    func isBlank(_ line: Int) -> Bool {
      tree.source.bytes[table.content(ofLine: line, in: tree.source)].allSatisfy(\.isSpaceOrTab)
    }
  }
}

extension TextEdit {
  /// Whether more lines would stand from a comment to the end of what it is for, or the comment elsewhere. An
  /// attribute on a line of its own doesn't count.
  func parts(_ bond: Range<Int>, around comment: Range<Int>, _ lines: LineTable) -> Bool {
    guard range.isEmpty else {
      return range.overlaps(bond) && (range.overlaps(comment) || addsLines(lines))
    }
    let isInside = bond.lowerBound < range.lowerBound && range.lowerBound < bond.upperBound
    return isInside && addsLines(lines) && replacement.first != UInt8(ascii: "@")
  }

  private func addsLines(_ lines: LineTable) -> Bool {
    let old = lines.lineIndex(of: range.upperBound) - lines.lineIndex(of: range.lowerBound)
    return LineTable(SourceText(bytes: replacement)).lineStarts.count - 1 > old
  }
}
