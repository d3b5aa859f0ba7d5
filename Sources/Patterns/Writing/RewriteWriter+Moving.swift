import Rewriting
import SwiftCST

extension RewriteWriter {
  // MARK: - Code

  /// Code with its lines indented anew.
  ///
  /// - Parameter isFirst: Whether the code is the first on its line in the rewrite.
  func moved(_ tokens: Range<Int>, to indentation: [UInt8], isFirst: Bool) -> [UInt8] {
    let range = file.range(of: tokens)
    guard file.source.bytes[range].contains(where: \.isLineEnd) else {
      return Array(file.source.bytes[range])
    }
    let strings = tree.multilineStrings(in: range)
    let ofLine = IndentShift(
      from: file.lines.indentation(at: range.lowerBound, in: file.source), to: indentation)
    let shift = isFirst ? alignedShift(of: range, to: indentation, strings) ?? ofLine : ofLine
    return shift.apply(to: range, of: file.source, lines: file.lines, protecting: strings)
  }

  /// The shift of code that begins in the middle of a line and whose other lines are aligned with its first
  /// column: they move by as many columns as the first line. Links of a chain are indented by one level.
  private func alignedShift(
    of range: Range<Int>, to indentation: [UInt8], _ strings: [Range<Int>]
  ) -> IndentShift? {
    let (lines, bytes) = (file.lines, file.source.bytes)
    let first = lines.lineIndex(of: range.lowerBound)
    let column = Self.width(of: bytes[lines.lineStarts[first]..<range.lowerBound])
    let starts = lines.lineStarts[(first + 1)...].prefix { $0 < range.upperBound }.filter { start in
      !(bytes[start...].first?.isLineEnd ?? true)
        && !strings.contains { $0.lowerBound < start && start < $0.upperBound }
    }
    let indentations = starts.map { bytes[$0...].prefix(while: \.isSpaceOrTab) }
    guard let least = indentations.min(by: { Self.width(of: $0) < Self.width(of: $1) }),
      Self.width(of: least) >= column
    else { return nil }
    if bytes[least.endIndex] == UInt8(ascii: ".") {
      return IndentShift(from: Array(least), to: indentation + file.style.indentUnit.bytes(levels: 1))
    }
    guard !indentations.joined().contains(UInt8(ascii: "\t")) else { return nil }
    return IndentShift(from: [UInt8](repeating: UInt8(ascii: " "), count: column), to: indentation)
  }

  /// How many columns some bytes of a line take; a tab takes four.
  private static func width(of bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
  }

  // MARK: - Comments

  /// How many lines up a comment may move.
  private static let farthest = 3

  /// The comments without a place in the rewrite, if all of them can be moved before it: those on separate
  /// lines and those at the ends of lines, unless they would move too far from their code.
  func commentsToMove(
    in range: Range<Int>, _ kept: KeptEnds, _ placed: PlacedComments
  ) throws(RewriteObstacle) -> [Range<Int>] {
    let written = pieces[kept.first..<kept.last].compactMap { piece -> Range<Int>? in
      if case .code(let tokens, _) = piece.content { file.range(of: tokens) } else { nil }
    }
    let lost = tree.comments(in: range).map(\.range).filter { comment in
      !(written + placed.all).contains {
        $0.lowerBound <= comment.lowerBound && comment.upperBound <= $0.upperBound
      }
    }
    guard !lost.isEmpty else { return [] }
    let line = file.lines.lineIndex(of: match.range.lowerBound)
    let lineStart = file.lines.lineStarts[line]
    let isInString = tree.multilineStrings(in: match.range).contains {
      $0.lowerBound < lineStart && lineStart < $0.upperBound
    }
    for comment in lost
    where isInString || !file.lines.isLastOnLine(comment.upperBound, in: file.source)
      || file.lines.lineIndex(of: comment.lowerBound) > line + Self.farthest
    {
      throw .comment(comment)
    }
    return lost
  }

  /// Inserts lines of comments before the line on which the rewrite begins.
  func insertion(of comments: [Range<Int>]) -> TextEdit {
    let line = file.lines.lineIndex(of: match.range.lowerBound)
    let start = file.lines.lineStarts[line]
    let indentation = file.lines.indentation(at: match.range.lowerBound, in: file.source)
    var text: [UInt8] = []
    for comment in comments {
      let shift = IndentShift(
        from: file.lines.indentation(at: comment.lowerBound, in: file.source), to: indentation)
      text += indentation + shift.apply(to: comment, of: file.source, lines: file.lines)
      text += file.style.newline.bytes
    }
    return TextEdit(start..<start, with: text)
  }
}
