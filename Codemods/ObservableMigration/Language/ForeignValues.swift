import ProjectIndex
import SwiftCST

extension ProjectIndex {
  /// The external type of a value, determined by its type, by the initializer that creates it, or by the
  /// variable that it is: then it doesn't matter whether the initializer is failable.
  func foreignType(of value: Node) -> String? {
    if case .instance(.foreign(let name), _) = typeOfExpression(value) { return name }
    return foreignType(madeBy: value) ?? initialValue(of: value).flatMap(foreignType(madeBy:))
  }

  /// The type of a property's value, if it is external.
  func foreignClass(of property: Declaration) -> String? {
    if case .instance(.foreign(let type), _) = typeOfVariable(property.id) { return type }
    return property.initialValue.flatMap { foreignType(of: $0) }
  }

  private func foreignType(madeBy value: Node) -> String? {
    let whole = TryExprSyntax(value)?.expression ?? value
    let call = FunctionCallExprSyntax(ForceUnwrapExprSyntax(whole)?.expression ?? whole)
    guard let callee = call?.calledExpression, case .metatype(.foreign(let name)) = typeOfExpression(callee)
    else {
      return nil
    }
    return name
  }

  /// The initial value of the variable that an expression names, if its type is not declared.
  private func initialValue(of expression: Node) -> Node? {
    if expression.kind == .declReferenceExpr, case .local(let binding) = lookUp(expression) {
      return binding.writtenType == nil ? binding.value : nil
    }
    let name = MemberAccessExprSyntax(expression)?.declName?.node ?? expression
    guard name.kind == .declReferenceExpr else { return nil }
    let found = declarations(referencedBy: name)
    guard found.count == 1, let declaration = found.first.map({ self[$0] }) else { return nil }
    return declaration.typeAnnotation == nil ? declaration.initialValue : nil
  }
}
