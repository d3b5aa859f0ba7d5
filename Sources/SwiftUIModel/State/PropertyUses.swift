package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// The places that may refer to a property, without its own declaration: `x`, `$x` and `_x`, also in
  /// inactive clauses of `#if`. Key paths of the environment contain names of keys, not of properties.
  package func uses(of property: Declaration) -> [Use] {
    index.references(to: property.id).all.filter { !isEnvironmentKey($0) }
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
      case .keyPath where !isEnvironmentKey(use): return nil
      default: continue
      }
    }
    return found
  }

  /// Whether a name is that of a key in `@Environment(\.name)` or `environment(\.name, …)`.
  private func isEnvironmentKey(_ use: Use) -> Bool {
    guard use.role == .keyPath, let path = use.node.enclosing({ $0 == .keyPathExpr }),
      KeyPathExprSyntax(path)?.root == nil,
      let holder = path.enclosing({ $0 == .attribute || $0 == .functionCallExpr })
    else { return false }
    if holder.kind == .attribute { return Attribute(holder)?.name == "Environment" }
    let name = FunctionCallExprSyntax(holder).flatMap { MemberCall($0) }?.name
    return name == "environment" || name == "transformEnvironment"
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
