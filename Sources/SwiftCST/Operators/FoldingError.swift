/// Why the operators of an expression can't be folded.
public struct FoldingError: Error, Hashable, Sendable {
  /// The kind of error.
  public enum Reason: Sendable {
    /// No declaration of the operator is known.
    case unknownOperator
    /// The operator is declared, but its precedence group isn't known.
    case unknownGroup
    /// The operator or its precedence group is declared in two ways.
    case ambiguous
    /// Two operators of a group without associativity are adjacent.
    case nonAssociative
    /// The groups of two adjacent operators are unrelated.
    case unrelatedGroups
    /// The expression is not valid Swift: an operand or part of an operator is missing.
    case incomplete
  }

  /// The kind of error.
  public let reason: Reason

  /// The operator with the error, or the token in its place.
  public let `operator`: Token

  /// The operator that this one can't be ordered with, for ``Reason/nonAssociative`` and
  /// ``Reason/unrelatedGroups``.
  public let previous: Token?

  /// The error message.
  public var message: String {
    let name = "'\(self.operator.text)'"
    let other = "'\(previous?.text ?? "")'"
    return switch reason {
    case .unknownOperator: "the operator \(name) is declared nowhere in the project"
    case .unknownGroup: "the precedence group of the operator \(name) is declared nowhere in the project"
    case .ambiguous: "the precedence of the operator \(name) is declared in two ways"
    case .nonAssociative: "\(other) and \(name) need parentheses side by side"
    case .unrelatedGroups: "neither of \(other) and \(name) binds tighter than the other"
    case .incomplete: "an operand or a part of an operator is missing at \(name)"
    }
  }
}
