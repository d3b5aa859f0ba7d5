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
