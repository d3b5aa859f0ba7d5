import ProjectIndex
import SwiftCST

/// A piece of code that the evaluation of a view runs.
struct EvaluatedCode: Sendable {
  /// The statements, or the expression.
  let code: Node

  /// The declaration that contains it.
  let declaration: Declaration

  /// How it is evaluated.
  let evaluation: Evaluation

  /// The type whose value is `self` in the code, if it is known.
  let receiver: TypeID?

  /// The object that is `self` in the code of a class, if it is known.
  let object: ReadObject?
}

extension SwiftUIModel {
  /// All code that the evaluation of a view (a modifier, a style …) runs, as far as the project shows: its
  /// `body` or the like, including one that it inherits from the project's protocols, and what that calls,
  /// each once; members of a class once for each known object. Beyond ``reachedMembers(of:)``, this includes
  /// members of extensions of `View` and of protocols, static members of other views, initializers with the
  /// default values of properties, and `callAsFunction`.
  func evaluatedCode(of view: TypeID) -> [EvaluatedCode] {
    var finder = EvaluatedCodeFinder(of: view, self)
    finder.find()
    return finder.found
  }

  /// Calls `visit` with each node that runs in evaluated code; see
  /// ``forEachBodyNode(in:_:_:)``. `Binding(get:set:)` runs the closure of `get` at once; a function of the
  /// project, or the body of a view that it passes the closure to, may run any closure.
  func forEachEvaluatedNode(in code: Node, _ evaluation: Evaluation, _ visit: (Node, Evaluation) -> Void) {
    var later: [Node] = []
    forEachBodyNode(in: code, evaluation) { node, inner in
      guard !later.contains(where: { $0.contains(node) }) else { return }
      visit(node, inner)
      guard let call = FunctionCallExprSyntax(node) else { return }
      later += argumentsEvaluatedLater(in: call)
      for closure in otherClosuresRun(by: call) {
        closure.statements.map { forEachEvaluatedNode(in: $0, inner.inside(.atOnce), visit) }
      }
    }
  }

  /// The closures among a call's arguments that run with body code of this or another view, although they are
  /// not body code by their role.
  private func otherClosuresRun(by call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
    ViewCall(call).closures.filter { closure in
      switch role(of: closure.syntax.node) {
      case .accessor: closure.label != "set"
      case .unknown:
        runners(of: closure.syntax.node).contains { runner in
          if case .view = runner { true } else { runner == .surroundings }
        }
      default: false
      }
    }.map(\.syntax)
  }
}
