import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether a closure that is called for each element does something that takes long: it compares texts as
  /// people sort them, formats or decodes something, or searches another collection or a text.
  func hasCostlyStep(_ closure: Node) -> Bool {
    if textWork(in: closure) != nil { return true }
    return closure.subtree.contains { node in
      guard let call = FunctionCallExprSyntax(node), let name = call.calledName else { return false }
      if name.hasPrefix("localized") || name == "decode" { return true }
      return Collections.searches(name) && MemberCall(call).map { !isSet($0.base) } ?? false
    }
  }

  private func isSet(_ collection: Node) -> Bool {
    if case .foreign("Set")? = valueType(of: collection) { return true }
    if case .instance(.foreign("Set"), _) = index.typeOfExpression(collection) { return true }
    return false
  }

  /// Whether a property holds all that a store has: a query finds it, or it is set to what was fetched.
  func isFetched(_ property: Declaration) -> Bool {
    if property.attributes.contains(where: { PropertyWrapperNames.purpose(of: $0.name) == .query }) {
      return true
    }
    return uses(of: property).contains { use in
      Assignment(target: use.expression)?.value?.subtree.contains { node in
        FunctionCallExprSyntax(node)?.calledName == "fetch"
      } ?? false
    }
  }
}
