import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The context of a merge, and what is found during it.
struct MergeNotes {
  /// The file.
  let file: FileContext

  /// The `if` statement.
  let place: Node

  /// The conditions of all branches except the last.
  let conditions: [BranchCondition]

  /// The number of uses of the first condition.
  var uses = 0

  /// Whether the condition is now evaluated elsewhere: in a closure.
  var isDeferred = false

  /// Whether the result has a ternary inside another one, which is harder to read than the branches.
  private(set) var isNested = false

  /// The number of arguments with an erased type.
  var erasures = 0

  /// What may be different afterwards.
  var obstacles: [Obstacle] = []

  init(file: FileContext, place: Node, conditions: [BranchCondition]) {
    self.file = file
    self.place = place
    self.conditions = conditions
  }

  var index: ProjectIndex { file.index }

  /// The condition of two branches.
  var condition: BranchCondition { conditions[0] }

  /// Refuses an overload that the deployment target doesn't have.
  func require(_ gate: Gate, for overload: String) throws(Obstacle) {
    if let shortfall = index.shortfall(of: gate, at: place) { throw .lacks(overload, shortfall) }
  }

  mutating func note(_ obstacle: Obstacle) {
    if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
  }

  // MARK: - Text

  /// `condition ? first : second`, and for more branches the rest in parentheses.
  mutating func ternary(_ arms: [[MergedPiece]]) -> [MergedPiece] {
    uses += 1
    if conditions.count > 1 || arms.joined().contains(where: holdsTernary) { isNested = true }
    if let denied = condition.denied, arms.count == 2 { return choice(denied, arms.reversed()) }
    return choice(condition.question, arms)
  }

  private func choice(_ question: String, _ arms: [[MergedPiece]]) -> [MergedPiece] {
    if arms.count == 2, arms.joined().contains(where: isTall) { return broken(question, arms) }
    var pieces = arms[arms.count - 1]
    for (position, condition) in conditions.enumerated().reversed() {
      let isNested = position < conditions.count - 1
      let rest = isNested ? [.text("(")] + pieces + [.text(")")] : pieces
      let breaks: [[MergedPiece]] =
        position == 0
        ? [[.operandBreak(isFirst: true), .text("? ")], [.operandBreak(isFirst: false), .text(": ")]]
        : [[.text(" ? ")], [.text(" : ")]]
      let asked = position == 0 ? question : condition.question
      pieces = [.text(asked)] + breaks[0] + arms[position] + breaks[1] + rest
    }
    return pieces
  }

  /// A ternary with one line for each operand, at least one of which is multi-line.
  private func broken(_ question: String, _ arms: [[MergedPiece]]) -> [MergedPiece] {
    let operands = arms.map { arm in
      arm.map { piece -> MergedPiece in
        guard case .source(let range, let branch) = piece else { return piece }
        return .operand(range, branch: branch)
      }
    }
    return [.text(question), .lineEnd(isFirst: true), .text("? ")] + operands[0]
      + [.lineEnd(isFirst: false), .text(": ")] + operands[1]
  }

  private func holdsTernary(_ piece: MergedPiece) -> Bool {
    guard case .source(let range, _) = piece else { return false }
    return place.subtree.contains { node in
      node.kind == .unresolvedTernaryExpr && range.contains(node.range.lowerBound)
    }
  }

  func isTall(_ piece: MergedPiece) -> Bool {
    guard case .source(let range, _) = piece else { return false }
    return file.tree.source.bytes[range].contains(where: \.isLineEnd)
  }

  /// The condition, or its negation, as a value of its own.
  mutating func flag(_ isOn: Bool) -> [MergedPiece] {
    uses += 1
    return [.text(isOn ? condition.text : condition.negated)]
  }
}
