import ProjectIndex
import SwiftCST

/// What the initializer of a value, or a static or global function, does with a collection that is passed to
/// it.
struct PassedDerivation {
  /// The call or loop that derives something from the collection.
  let work: Node

  /// The collection, where it is passed.
  let argument: Node

  /// Whether it is passed to an initializer.
  let isOfInitializer: Bool
}

/// A derivation from the elements of a parameter.
struct ParameterDerivation: Sendable {
  let work: Node
  let parameter: Int
}

extension SwiftUIModel {
  /// What is done with an argument of a call: its initializer or function filters it, sorts it or groups it.
  func passedDerivation(at node: Node) -> PassedDerivation? {
    guard let call = FunctionCallExprSyntax(node), !call.argumentValues.isEmpty, let maker = maker(of: call),
      let derivation = parameterDerivation(in: maker),
      case let parameter = maker.parameters[derivation.parameter],
      let argument = argument(for: parameter, at: derivation.parameter, of: call),
      isCollection(argument, derivedBy: "filter"), !isHandful(argument)
    else { return nil }
    return PassedDerivation(
      work: derivation.work, argument: argument, isOfInitializer: maker.kind == .initializer)
  }

  /// The initializer of a value that isn't a view, or the static or global function, that a call runs.
  private func maker(of call: FunctionCallExprSyntax) -> Declaration? {
    guard let callee = call.calledExpression else { return nil }
    let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
    guard name.kind == .declReferenceExpr else { return nil }
    if name.text == "init" || name.text.first?.isUppercase == true {
      guard let type = type(madeBy: call), index[type].kind == .struct || index[type].kind == .enum,
        kind(of: type) == .none
      else { return nil }
      let labels = call.argumentLabels
      return index.ownMembers(named: "init", of: type).filter { $0.parameters.map(\.label) == labels }.only
    }
    guard mayNameHelper(name), let function = declarations(referencedBy: name).only.map({ index[$0] }),
      function.kind == .function, function.isStatic || function.parent == nil, BodyReach.isHelper(function)
    else { return nil }
    return function
  }

  private func mayNameHelper(_ name: Node) -> Bool {
    index.declaredSymbol(of: name).map { !helpers(named: $0).isEmpty } ?? false
  }

  private func argument(for parameter: Parameter, at place: Int, of call: FunctionCallExprSyntax) -> Node? {
    if let label = parameter.label {
      return call.labeledArguments.first { $0.label?.name == label }?.expression
    }
    return call.argumentValues.indices.contains(place) ? call.argumentValues[place] : nil
  }

  /// The first call or loop of an initializer or function that derives something from a parameter each time.
  private func parameterDerivation(in maker: Declaration) -> ParameterDerivation? {
    guard !maker.parameters.isEmpty, let code = BodyReach.code(of: maker).first else { return nil }
    return memory.parameterDerivations.answer(maker.id.order) {
      for node in code.subtree {
        guard isCostlyDerivation(node) || node.kind == .forStmt,
          let collection = derivedCollection(of: node) ?? collectionLooped(by: node),
          let parameter = parameter(behind: collection, of: maker)
        else { continue }
        return ParameterDerivation(work: node, parameter: parameter)
      }
      return nil
    }
  }

  /// The position of the parameter that a collection is: `trails` in `trails.filter { … }`.
  private func parameter(behind collection: Node, of maker: Declaration) -> Int? {
    var current = collection
    for _ in 0..<8 {
      if let call = FunctionCallExprSyntax(current).flatMap({ MemberCall($0) }) {
        current = call.base
        continue
      }
      guard current.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(current) else {
        return nil
      }
      if binding.kind == .parameter { return maker.parameters.firstIndex { $0.node == binding.node } }
      guard binding.kind == .variable, let value = binding.value else { return nil }
      current = value
    }
    return nil
  }
}
