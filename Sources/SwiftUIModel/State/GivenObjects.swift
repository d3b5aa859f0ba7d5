package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The arguments that set an `@ObservedObject` property of a view, if several calls create the view and
  /// each of them creates a new object, at least one in body code; otherwise empty.
  package func objectsMade(for property: Declaration) -> [Node] {
    guard property.attribute("ObservedObject") != nil, property.initialValue == nil,
      let observed = observedClass(of: property), !announcedProperties(of: observed).isEmpty
    else { return [] }
    return memory.objectsMade.answer(property.id.order) { findObjectsMade(for: property) }
  }

  /// The arguments in the project for a property of a view: those that create an object, and others.
  package func objectsGiven(to property: Declaration) -> (made: [Node], kept: [Node]) {
    guard let view = index.type(of: property.id),
      let label = label(giving: property, to: view) ?? property.name
    else { return ([], []) }
    let values = index.references(to: view).certain.filter { isLookedAt($0.node) }.compactMap { use in
      use.expression.callAsCallee?.labeledArguments.first { $0.label?.name == label }?.expression
    }
    return (values.filter(makesOwnObject), values.filter { !makesOwnObject($0) })
  }

  /// Whether the environment of some views gets an object of a class that is kept in a property.
  package func isKeptForEnvironment(_ type: TypeID) -> Bool {
    ["environment", "environmentObject"].contains { name in
      index.uses(of: name).contains { use in
        guard case .member = use.role, let value = use.expression.callAsCallee?.argumentValues.only,
          value.kind != .functionCallExpr
        else { return false }
        return index.typeOfExpression(value).resolution?.known == type
      }
    }
  }

  private func findObjectsMade(for property: Declaration) -> [Node] {
    guard let view = index.type(of: property.id), isView(view), !index[view].isSplit,
      let label = label(giving: property, to: view), !isLabelOfUnseenCall(label),
      case let references = index.references(to: view), references.possible.isEmpty
    else { return [] }
    var found: [Node] = []
    for use in references.certain where isLookedAt(use.node) {
      guard let call = use.expression.callAsCallee else {
        if isInitializerReference(use) { return [] }
        continue
      }
      let value = call.labeledArguments.first { $0.label?.name == label }?.expression
      guard let value, makesOwnObject(value) else { return [] }
      // A view that can't be used loses nothing, and neither does one that an app makes once.
      let isOfHost = index.enclosingType(of: value).map { kind(of: $0).isHost } ?? false
      if !isOfHost, !isOfInertView(value) { found.append(value) }
    }
    return found.count > 1 && found.contains { evaluation(of: $0) != nil } ? found : []
  }

  /// The label of the argument that sets a property of a view: its own name, or the label of the parameter
  /// with that name.
  private func label(giving property: Declaration, to view: TypeID) -> String? {
    let initializers = index.ownMembers(named: "init", of: view)
    guard let initializer = initializers.first else { return property.name }
    return initializers.count == 1
      ? initializer.parameters.first { $0.name?.name == property.name }?.label : nil
  }
}
