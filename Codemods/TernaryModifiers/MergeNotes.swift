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
    if arms.count == 2, arms.joined().contains(where: isTall) { return broken(arms) }
    var pieces = arms[arms.count - 1]
    for (position, condition) in conditions.enumerated().reversed() {
      let isNested = position < conditions.count - 1
      let rest = isNested ? [.text("(")] + pieces + [.text(")")] : pieces
      let breaks: [[MergedPiece]] =
        position == 0
        ? [[.operandBreak(isFirst: true), .text("? ")], [.operandBreak(isFirst: false), .text(": ")]]
        : [[.text(" ? ")], [.text(" : ")]]
      pieces = [.text(condition.question)] + breaks[0] + arms[position] + breaks[1] + rest
    }
    return pieces
  }

  /// A ternary with one line for each operand, at least one of which is multi-line.
  private func broken(_ arms: [[MergedPiece]]) -> [MergedPiece] {
    let operands = arms.map { arm in
      arm.map { piece -> MergedPiece in
        guard case .source(let range, let branch) = piece else { return piece }
        return .operand(range, branch: branch)
      }
    }
    return [.text(condition.question), .lineEnd(isFirst: true), .text("? ")] + operands[0]
      + [.lineEnd(isFirst: false), .text(": ")] + operands[1]
  }

  private func isTall(_ piece: MergedPiece) -> Bool {
    guard case .source(let range, _) = piece else { return false }
    return file.tree.source.bytes[range].contains(where: \.isLineEnd)
  }

  /// The condition, or its negation, as a value of its own.
  mutating func flag(_ isOn: Bool) -> [MergedPiece] {
    uses += 1
    return [.text(isOn ? condition.text : condition.negated)]
  }
}
