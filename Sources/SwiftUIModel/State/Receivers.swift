import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether the receiver of an object argument observes it itself: a view of the project that stores it in a
  /// property with `@ObservedObject` or `@StateObject`, or `environmentObject(_:)`, which passes it on to
  /// views that do. False if that is unknown.
  ///
  /// - Parameter value: The argument's value, or the name in it; see ``Node/isWholeArgument``.
  package func isObservedByReceiver(_ value: Node) -> Bool {
    guard let argument = value.enclosing({ $0 == .labeledExpr }).flatMap({ LabeledExprSyntax($0) }),
      let call = FunctionCallExprSyntax(argument.node.parent?.parent), let callee = call.calledExpression
    else { return false }
    if call.calledName == "environmentObject" { return true }
    guard let label = argument.label?.name, case .metatype(.known(let type)) = index.typeOfExpression(callee),
      isView(type), !index[type].isSplit
    else { return false }
    return property(of: type, takenBy: call, label).map { property in
      ["ObservedObject", "StateObject"].contains { property.attribute($0) != nil }
    } ?? false
  }

  /// The stored property of a type that an initializer argument sets: that of the label or, if the
  /// initializer is explicit, that of its parameter's name.
  private func property(
    of type: TypeID, takenBy call: FunctionCallExprSyntax, _ label: String
  ) -> Declaration? {
    let written = index.ownMembers(named: "init", of: type)
    let taking = written.filter { $0.mayTake(call) }
    guard written.isEmpty || taking.count == 1 else { return nil }
    let name = taking.first.map { $0.parameters.first { $0.label == label }?.name?.name } ?? label
    return name.flatMap { name in index.ownMembers(named: name, of: type).first { $0.isStored } }
  }
}
