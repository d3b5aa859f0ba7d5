import SwiftCST

/// Looks for comments that tell a tool to treat some lines in another way than those around them: what moves
/// would leave these lines.
struct ToolCommentCheck {
  /// What moves that a tool may have something against, in source order.
  private let parts: [Node]

  /// Where the code begins that it moves out of: the member, with the comments above it where `try!` moves,
  /// which many a linter is told to allow.
  private let start: Int

  /// Looks around what moves by a plan: statements, and what is forced by `try!`.
  init(of plan: HoistPlan) {
    parts = (plan.statements + (plan.isForced ? [plan.value] : [])).sorted(on: \.id)
    let member = plan.scope.anchor
    start = plan.isForced ? StatementRun(member).textStart : member.range.lowerBound
  }

  /// The first such comment.
  var comment: String? {
    guard let first = parts.first, let last = parts.last else { return nil }
    let tree = first.tree
    let moving = first.kind == .codeBlockItem ? StatementRun(first).textStart : first.range.lowerBound
    var open: [String: String] = [:]
    for piece in tree.comments(in: start..<last.range.upperBound) {
      let text = tree.source.string(in: piece.range)
      guard let order = ToolComment(text), order.reach != .place else { continue }
      if piece.range.lowerBound >= moving { return open.values.min() ?? text }
      if order.reach != .lineAbove { open[order.tool] = order.reach == .beginning ? text : nil }
    }
    return open.values.min() ?? parts.firstNonNil(commentOnLineAbove)
  }

  private func commentOnLineAbove(_ part: Node) -> String? {
    guard part.kind == .codeBlockItem, let next = part.lastToken.next else { return nil }
    let comments = part.tree.comments(in: next.triviaBefore).map { part.tree.source.string(in: $0.range) }
    return comments.first { ToolComment($0)?.reach == .lineAbove }
  }
}
