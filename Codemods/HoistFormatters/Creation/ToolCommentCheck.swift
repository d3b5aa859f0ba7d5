import SwiftCST

/// Looks for comments that tell a tool to treat some lines in another way than those around them: what moves
/// would leave these lines.
struct ToolCommentCheck {
  /// What moves that a tool may have something against, in source order.
  private let parts: [Node]

  /// The member that it moves out of.
  private let member: Node

  /// Looks around what moves by a plan: statements, and what is forced by `try!`.
  init(of plan: HoistPlan) {
    parts = (plan.statements + (plan.isForced ? [plan.value] : [])).sorted(on: \.id)
    member = plan.scope.anchor
  }

  /// The first such comment.
  var comment: String? {
    guard let first = parts.first, let last = parts.last else { return nil }
    var open: [String: String] = [:]
    for piece in member.tree.comments(in: member.range.lowerBound..<last.range.upperBound) {
      let text = member.tree.source.string(in: piece.range)
      guard let order = ToolComment(text), [.beginning, .ending].contains(order.reach) else { continue }
      if piece.range.lowerBound > first.range.lowerBound { return open.values.min() ?? text }
      open[order.tool] = order.reach == .beginning ? text : nil
    }
    return open.values.min() ?? parts.firstNonNil(commentOnLineAbove)
  }

  private func commentOnLineAbove(_ part: Node) -> String? {
    guard part.kind == .codeBlockItem, let next = part.lastToken.next else { return nil }
    let comments = part.tree.comments(in: next.triviaBefore).map { part.tree.source.string(in: $0.range) }
    return comments.first { ToolComment($0)?.reach == .lineAbove }
  }
}
