import ProjectIndex
import SwiftCST

extension Node {
  /// Whether an argument is an autoclosure of SwiftUI, which runs later if at all: what `draggable` gives when a
  /// drag begins, the object of a `StateObject`.
  var isRunLater: Bool {
    guard kind == .labeledExpr, let argument = LabeledExprSyntax(self),
      argument.expression?.kind != .closureExpr,
      let call = FunctionCallExprSyntax(parent?.parent)
    else { return false }
    guard let label = argument.label else {
      return parent?.children.first == self && MemberCall(call)?.name == "draggable"
    }
    return label.name == "wrappedValue" && call.calledExpression?.text == "StateObject"
  }
}

extension SwiftUIModel {
  /// The arguments of a call that creates a value of a type which are evaluated once, when the state of that
  /// view is created, and not with the code around the call.
  func argumentsEvaluatedLater(in call: FunctionCallExprSyntax) -> [Node] {
    guard call.arguments?.children.first != nil, let type = type(madeBy: call) else { return [] }
    return call.argumentValues.filter { $0.kind != .closureExpr && isEvaluatedLater($0, by: type) }
  }

  /// Whether a view takes an argument as an autoclosure, as the memberwise initializer does for a
  /// `@StateObject`: what it creates is created once.
  func isEvaluatedLater(_ value: Node, by view: TypeID) -> Bool {
    guard let argument = ClosureArgument(ofValue: value) else { return false }
    let taking = index.ownMembers(named: "init", of: view).filter { $0.mayTake(argument.call) }
    guard taking.isEmpty else {
      return taking.contains { argument.parameter(of: $0)?.type?.text.contains("@autoclosure") == true }
    }
    return index.ownMembers(named: argument.label ?? "", of: view).contains { property in
      property.isStored && property.attribute("StateObject") != nil
    }
  }
}
