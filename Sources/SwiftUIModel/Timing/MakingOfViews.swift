package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// How code is evaluated with views; nil where it isn't. Besides body code that is what runs as the value of a
  /// view is made, in its initializers and the defaults of its stored properties, where body code of a view makes
  /// such values: with each evaluation of that view.
  package func evaluation(of node: Node) -> Evaluation? {
    switch timing(of: node) {
    case .eachEvaluation(let evaluation): evaluation
    case .eachMaking(let type): kind(of: type).isView ? makingInBodyCode(of: type) : nil
    default: nil
    }
  }

  /// How the body code that makes values of a type is evaluated; nil where no body code is seen to make any.
  package func makingInBodyCode(of type: TypeID) -> Evaluation? {
    memory.makings.answer(Int(type.rawValue)) { making(of: type) { _ in true } }
  }

  /// The same for body code of a view or modifier alone: an app or a scene is hardly ever evaluated again.
  package func makingInView(of type: TypeID) -> Evaluation? {
    guard makingInBodyCode(of: type) != nil else { return nil }
    return making(of: type) { evaluation in
      evaluation.view.map { ![.app, .scene].contains(kind(of: $0)) } ?? true
    }
  }

  private func making(
    of type: TypeID, where isWanted: @escaping (Evaluation) -> Bool
  ) -> Evaluation? {
    index.uses(of: index[type].name).lazy.compactMap { use -> Evaluation? in
      let callee = use.expression
      guard FunctionCallExprSyntax(callee.parent)?.calledExpression == callee, isLookedAt(callee),
        case .metatype(.known(type)) = index.typeOfExpression(callee),
        let evaluation = timing(of: callee).evaluation, isWanted(evaluation)
      else { return nil }
      return evaluation
    }.first
  }
}
