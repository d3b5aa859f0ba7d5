import Rewriting
import SwiftCST

/// The line that a comment refers to: its own, or the next line of code if it is on a separate line.
struct CommentedLine {
  /// The lines from the comment to that line, as positions in the file's line table (0-based).
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

  /// The line on which the next declaration or statement begins, after its attributes; nil if a blank line
  /// precedes it, or if there is none.
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
  /// Whether an edit would separate a comment from its code by more lines, or move the comment. An attribute
  /// on a separate line doesn't count.
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
