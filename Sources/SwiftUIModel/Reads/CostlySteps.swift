import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether a closure that is called for each element does something that takes long: it compares texts as
  /// people sort them, formats or decodes something, or searches another collection or a text.
  func hasCostlyStep(_ closure: Node) -> Bool {
    if textWork(in: closure) != nil { return true }
    return closure.subtree.contains { node in
      guard let call = FunctionCallExprSyntax(node), let name = call.calledName else { return false }
      if isCostlyFunction(call, depth: 1) { return true }
      if name.hasPrefix("localized") || name == "decode" { return true }
      return Collections.searches(name)
        && MemberCall(call).map { mayTakeLong(toSearch: $0.base) } ?? false
    }
  }

  /// Whether a call runs a function of the project that works with texts.
  private func isCostlyFunction(_ call: FunctionCallExprSyntax, depth: Int) -> Bool {
    guard depth <= 2, let callee = call.calledExpression,
      case let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee,
      name.kind == .declReferenceExpr, let symbol = index.declaredSymbol(of: name),
      !helpers(named: symbol).isEmpty, let function = declarations(referencedBy: name).only,
      index[function].kind == .function, BodyReach.isHelper(index[function]),
      let code = BodyReach.code(of: index[function]).first, !code.contains(name)
    else { return false }
    return memory.costlyFunctions.answer(function.order << 2 | depth) { worksWithTexts(code, depth: depth) }
  }

  /// Whether code makes, compares or searches texts.
  private func worksWithTexts(_ code: Node, depth: Int) -> Bool {
    if textWork(in: code) != nil { return true }
    return code.subtree.contains { node in
      guard let call = FunctionCallExprSyntax(node), let name = call.calledName else { return false }
      return name.hasPrefix("localized") || name == "lowercased" || name == "uppercased"
        || isCostlyFunction(call, depth: depth + 1)
    }
  }

  /// Whether a call asks for something in what people have selected: `selected.contains(trail)`.
  func asksSelection(_ node: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }) else { return false }
    return Collections.searches(call.name) && isSelection(call.base)
  }

  private func mayTakeLong(toSearch collection: Node) -> Bool {
    !isSet(collection) && !isConstantCollection(collection) && !isSelection(collection)
  }

  private func isSet(_ collection: Node) -> Bool {
    if case .foreign("Set")? = valueType(of: collection) { return true }
    if case .instance(.foreign("Set"), _) = index.typeOfExpression(collection) { return true }
    return false
  }

  /// The first call of a chain that takes long for many elements: it sorts or groups a whole store, or does
  /// something for each element that takes long itself.
  func slowCall(in chain: Node, ofStore isOfStore: () -> Bool) -> FunctionCallExprSyntax? {
    var current: Node? = chain
    while let call = FunctionCallExprSyntax(current) {
      if takesLong(call, ofStore: isOfStore) { return call }
      let base = MemberCall(call)?.base
      current = MemberAccessExprSyntax(base)?.base ?? base
    }
    return nil
  }

  func takesLong(_ call: FunctionCallExprSyntax, ofStore isOfStore: () -> Bool) -> Bool {
    let closures = call.trailingClosures + call.argumentValues.filter { $0.kind == .closureExpr }
    switch ViewCall(call).nameToken?.text {
    case "Dictionary": return closures.contains(where: hasCostlyStep) || isOfStore()
    case "sort", "sorted":
      let isByClosure = !closures.isEmpty || !call.labeledArguments.isEmpty
      guard isByClosure, MemberCall(call).map({ !isOfKeys($0.base) }) ?? true else { return false }
      return closures.contains(where: hasCostlyStep) || isOfStore()
    case "compactMap", "filter", "map", "removeAll": return closures.contains(where: hasCostlyStep)
    default: return false
    }
  }

  /// Whether a property holds all that a store has: a query finds it, or it is set to what was fetched.
  func isFetched(_ property: Declaration) -> Bool {
    if property.attributes.contains(where: { PropertyWrapperNames.purpose(of: $0.name) == .query }) {
      return true
    }
    guard !index.uses(of: "fetch").isEmpty else { return false }
    return memory.fetchedProperties.answer(property.id.order) {
      uses(of: property).contains { use in
        Assignment(target: use.expression)?.value?.subtree.contains { node in
          FunctionCallExprSyntax(node)?.calledName == "fetch"
        } ?? false
      }
    }
  }
}
