package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// The places that may refer to a property, without its own declaration: `x`, `$x` and `_x`, also in
  /// inactive clauses of `#if`. Key paths of the environment contain names of keys, not of properties.
  package func uses(of property: Declaration) -> [Use] {
    index.valueReferences(to: property.id).all
  }

  /// The first of them that is wanted: of a name that all views have, there may be hundreds.
  package func firstUse(of property: Declaration, where isWanted: (Use) -> Bool = { _ in true }) -> Use? {
    index.firstValueUse(of: property.id, where: isWanted)
  }

  /// The places in the type of a property and in its extensions that refer to the property, by its name alone
  /// or after `self`; nil if any use is unknown.
  package func ownUses(of property: Declaration) -> [Use]? {
    guard let type = index.type(of: property.id), let name = property.name else { return nil }
    var found: [Use] = []
    for use in [name, "$" + name, "_" + name].flatMap({ index.uses(of: $0, inside: [type]) }) {
      switch use.role {
      case .reference:
        if index.lookUp(use.token.name, at: use.node).declarations.contains(property.id) { found.append(use) }
      case .member(let base):
        if base?.text == "self", index.enclosingType(of: use.node) == type { found.append(use) }
      case .keyPath where !index.isEnvironmentKey(use): return nil
      default: continue
      }
    }
    return found
  }

  /// Whether invisible code may use any member of a type: an attached macro, or code that uses reflection.
  package func mayUseMembersUnseen(_ type: TypeID) -> Bool {
    if index.mayHaveMacro(type) { return true }
    return index.uses(of: "Mirror", inside: [type]).contains { use in
      use.expression.callAsCallee?.argumentValues.first?.text == "self"
    }
  }
}

extension Declaration {
  /// Whether a member of a type is inside `#if`, so that it need not exist in every build of the type.
  package var isConditionalMember: Bool {
    node.ancestors.prefix { $0.kind != .memberBlock }.contains { $0.kind == .ifConfigClause }
  }
}
