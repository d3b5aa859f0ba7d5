import CodemodKit
import Rewriting
import SwiftCST
import SwiftUIModel

/// Searches for comments that make a tool treat some lines differently from those around them: moved code
/// would leave these lines.
struct ToolCommentCheck {
  private let plan: HoistPlan
  private let file: FileContext

  /// The moved parts that a tool may report, in source order.
  private let parts: [Node]

  /// Creates a check of the code that a plan moves: statements, and an expression forced by `try!`.
  init(of plan: HoistPlan, in file: FileContext) {
    self.plan = plan
    self.file = file
    parts = (plan.statements + (plan.isForced ? [plan.value] : [])).sorted(on: \.id)
  }

  /// The first such comment.
  var comment: String? {
    guard let first = parts.first, let last = parts.last else { return nil }
    let moving = first.kind == .codeBlockItem ? StatementRun(first).textStart : first.range.lowerBound
    return commentAround(moving..<last.range.upperBound) ?? commentLeftBehind
  }

  // MARK: - Scopes

  /// A comment whose scope contains the start of the moved code, or that is inside of the code.
  private func commentAround(_ moving: Range<Int>) -> String? {
    let member = plan.scope.anchor
    // Many linters are disabled above a member to allow `try!` in it.
    let start = plan.isForced ? StatementRun(member).textStart : member.range.lowerBound
    var open: [String: String] = [:]
    for piece in file.file.comments(in: start..<moving.upperBound) {
      let text = text(of: piece)
      guard let order = ToolComment(text), [.beginning, .ending].contains(order.reach) else { continue }
      if piece.range.lowerBound >= moving.lowerBound { return open.values.min() ?? text }
      open[order.tool] = order.reach == .beginning ? text : nil
    }
    return open.values.min()
  }

  // MARK: - Lines

  /// A comment for a line or a statement whose code moves away, while the comment stays.
  private var commentLeftBehind: String? {
    let alongside = CreationComment(of: plan, in: file).map { [$0.range] } ?? []
    let moving = plan.runs(in: file.lines).map(\.textRange) + [plan.value.range] + alongside
    let around = StatementRun(plan.scope.anchor).textStart..<endOfLineBelow
    return file.file.comments(in: around).first { piece in
      !moving.contains { $0.contains(piece.range.lowerBound) } && isForPart(piece)
    }.map(text)
  }

  private var endOfLineBelow: Int {
    let last = file.lines.lineIndex(of: (parts.last?.range.upperBound ?? 1) - 1)
    let starts = file.lines.lineStarts
    return last + 2 < starts.count ? starts[last + 2] : file.tree.source.count
  }

  private func isForPart(_ comment: TriviaPiece) -> Bool {
    switch ToolComment(text(of: comment))?.reach {
    case .line(let offset):
      let line = file.lines.lineIndex(of: comment.range.lowerBound) + offset
      return parts.contains { lines(of: $0).contains(line) }
    case .next:
      return parts.contains { part in
        part.ancestors.contains { $0.isStatementOrMember && isRightAbove(comment, $0) }
      }
    default: return false
    }
  }

  private func lines(of part: Node) -> ClosedRange<Int> {
    file.lines.lineIndex(of: part.range.lowerBound)...file.lines.lineIndex(of: part.range.upperBound - 1)
  }

  private func isRightAbove(_ comment: TriviaPiece, _ item: Node) -> Bool {
    let trivia = file.tree.tokens.leadingTrivia(of: item.firstToken.index, in: file.tree.source)
    return trivia.contains(comment.range.lowerBound)
  }

  private func text(of comment: TriviaPiece) -> String { file.tree.source.string(in: comment.range) }
}

extension Node {
  fileprivate var isStatementOrMember: Bool { kind == .codeBlockItem || kind == .memberBlockItem }
}
