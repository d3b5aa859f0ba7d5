package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// How code is evaluated with views; nil if it isn't. Besides body code, this includes code that runs when
  /// the value of a view is created, in its initializers and the defaults of its stored properties, if body
  /// code of a view creates such values: it runs at each evaluation of that view.
  package func evaluation(of node: Node) -> Evaluation? {
    switch timing(of: node) {
    case .eachEvaluation(let evaluation): evaluation
    case .eachMaking(let type): kind(of: type).isView ? makingInBodyCode(of: type) : nil
    default: nil
    }
  }

  /// How the body code that creates values of a type is evaluated; nil if no body code is known to create
  /// any.
  package func makingInBodyCode(of type: TypeID) -> Evaluation? {
    memory.makings.answer(Int(type.rawValue)) { making(of: type) { _ in true } }
  }

  /// The same, only for body code of a view or modifier that is evaluated again: an app or a scene rarely is,
  /// and a view that nothing changes, or that the project never makes, never is.
  package func makingInView(of type: TypeID) -> Evaluation? {
    guard makingInBodyCode(of: type) != nil else { return nil }
    return making(of: type) { evaluation in
      evaluation.view.map {
        ![.app, .scene].contains(kind(of: $0)) && !isEvaluatedOnce($0) && !isNeverMade($0)
      } ?? true
    }
  }

  private func making(
    of type: TypeID, where isWanted: @escaping (Evaluation) -> Bool
  ) -> Evaluation? {
    index.uses(of: index[type].name).lazy.compactMap { use -> Evaluation? in
      let callee = use.expression
      guard FunctionCallExprSyntax(callee.parent)?.calledExpression == callee, isLookedAt(callee),
        case .metatype(.known(type)) = index.typeOfExpression(callee),
        let evaluation = timing(of: callee).evaluation, isWanted(evaluation),
        !([callee] + evaluation.through).contains(where: isComparedWithNil)
      else { return nil }
      return evaluation
    }.first
  }

  /// Whether what a name gives is only compared with nil: a view that is made for that is never shown.
  private func isComparedWithNil(_ name: Node) -> Bool {
    let access = MemberAccessExprSyntax(name.parent)
    let whole = access?.declName?.node == name ? access?.node ?? name : name
    let value = whole.callAsCallee?.node ?? whole
    guard let operands = value.parent, operands.kind == .exprList else { return false }
    return operands.children.contains { $0.kind == .nilLiteralExpr }
  }
}
