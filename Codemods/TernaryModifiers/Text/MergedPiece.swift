import CodemodKit
import Rewriting
import SwiftCST
import SwiftUIModel

/// A piece of the merged expression.
enum MergedPiece: Hashable, Sendable {
  /// Source of a branch (UTF-8 byte offsets, 0-based), reindented for the position of the `if`.
  case source(Range<Int>, branch: Int)
  /// The lines between braces (from the opening to the closing one) in an `if` with the given head.
  case block(Range<Int>, branch: Int, head: String)
  /// An operand of a ternary that is broken into lines.
  case operand(Range<Int>, branch: Int)
  /// A line end within such a ternary; its lines are indented one level more than the one it begins on.
  case lineEnd(isFirst: Bool)
  /// A space within a ternary, which becomes a line end if the line would be too long.
  case operandBreak(isFirst: Bool)
  /// Text around an argument on one line, which becomes a line end if the line would be too long.
  case argumentBreak(String, isLast: Bool)
  /// New text.
  case text(String)
}

extension [MergedPiece] {
  /// The source of a range with some subranges, in ascending order, replaced by pieces.
  static func source(
    _ range: Range<Int>, branch: Int,
    replacing replacements: [(range: Range<Int>, pieces: [MergedPiece])] = []
  ) -> [MergedPiece] {
    var result: [MergedPiece] = []
    var start = range.lowerBound
    for replacement in replacements {
      if start < replacement.range.lowerBound {
        result.append(.source(start..<replacement.range.lowerBound, branch: branch))
      }
      result += replacement.pieces
      start = replacement.range.upperBound
    }
    if start < range.upperBound { result.append(.source(start..<range.upperBound, branch: branch)) }
    return result
  }

  /// The source of a node of a branch.
  static func source(_ node: Node, branch: Int) -> [MergedPiece] { [.source(node.range, branch: branch)] }
}

extension [MergedPiece] {
  /// The pieces of a modifier with breaks around its arguments, if all of them are on one line.
  func breakable(at modifier: MemberCall, branch: Int) -> [MergedPiece] {
    guard !modifier.arguments.isEmpty, let open = modifier.call.leftParen,
      let close = modifier.call.rightParen,
      !modifier.hasTrailingClosure, (open.index...close.index).allSatisfy({ !modifier.startsLine($0) })
    else { return self }
    let first = MergedPiece.argumentBreak("", isLast: false)
    var breaks = [(open.range, [MergedPiece.source(open.range, branch: branch), first])]
    for argument in modifier.arguments {
      guard let comma = argument.trailingComma, let next = comma.next, next != close else { continue }
      let text = MergedPiece.source(comma.range, branch: branch)
      let range = comma.range.lowerBound..<next.range.lowerBound
      breaks.append((range, [text, .argumentBreak(" ", isLast: false)]))
    }
    let end = MergedPiece.source(close.range, branch: branch)
    breaks.append((close.range, [.argumentBreak("", isLast: true), end]))
    return breaks.reduce(self) { $0.replacing($1.0, in: branch, with: $1.1) }
  }

  /// Replaces a range inside one piece of source by pieces.
  private func replacing(_ range: Range<Int>, in branch: Int, with pieces: [MergedPiece]) -> [MergedPiece] {
    var result: [MergedPiece] = []
    var isOpen = true
    for old in self {
      guard isOpen, case .source(let source, branch) = old, source.lowerBound <= range.lowerBound,
        range.upperBound <= source.upperBound
      else {
        result.append(old)
        continue
      }
      isOpen = false
      result += .source(source, branch: branch, replacing: [(range, pieces)])
    }
    return result
  }
}
