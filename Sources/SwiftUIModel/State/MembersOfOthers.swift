package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether a use of a property's name, at which the type before the period is unknown, can only mean a
  /// member of another type: it calls the member, and the property's value is no function (`.opacity(0.5)`),
  /// or it is the first part of a key path of another type (`\Item.name`).
  package func meansMemberOfOthers(_ use: Use, not property: Declaration, of type: TypeID) -> Bool {
    switch use.role {
    case .member:
      use.expression.callAsCallee != nil && use.token.name == property.name && !isCallable(property)
    case .keyPath: isRooted(use.node, outside: type)
    default: false
    }
  }

  /// Whether the value of a property may be called, as far as its type is known.
  private func isCallable(_ property: Declaration) -> Bool {
    switch index.typeOfVariable(property.id) {
    case .instance(.foreign(let name), _): name.hasSuffix("Action")
    case .instance(.known, _): !index.declarations(named: "callAsFunction").isEmpty
    default: true
    }
  }

  private func isRooted(_ name: Node, outside type: TypeID) -> Bool {
    guard let path = KeyPathExprSyntax(name.enclosing { $0 == .keyPathExpr }), let root = path.root,
      path.components?.children.first?.contains(name) == true
    else { return false }
    return switch index.resolve(root) {
    case .known(let other):
      other != type
        && index[other].declarations.allSatisfy { index[$0].attribute("dynamicMemberLookup") == nil }
    case .foreign(let name): AppleTypes.traits(of: name).contains(.equatable)
    default: false
    }
  }
}
