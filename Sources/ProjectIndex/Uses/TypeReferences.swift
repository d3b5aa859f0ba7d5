package import SwiftCST

// MARK: - Types

extension ProjectIndex {
  /// The uses of a type by name anywhere in the project, including those through aliases: in types, in
  /// initializer calls, as the base of static members, in attributes.
  package func references(to type: TypeID) -> References {
    memory.typeReferences.answer(Int(type.rawValue)) {
      references(to: type, among: { usesByType(of: $0).concerning([type]) })
    }
  }

  /// The uses of a type by name whose token is wanted.
  package func references(to type: TypeID, where isWanted: (Token) -> Bool) -> References {
    references(to: type, among: { uses(of: $0, where: isWanted) })
  }

  private func references(to type: TypeID, among uses: (String) -> [Use]) -> References {
    let names = [self[type].name] + aliases(of: type)
    return References(names.flatMap(uses)) { use in
      switch typeNamed(by: use) {
      case .known(let named): named == type
      case .ambiguous(let all): all.contains(type) ? nil : false
      case .unknown: nil
      case .foreign, .parameter, nil: false
      }
    }
  }

  /// The names of the aliases of a type.
  package func aliases(of type: TypeID) -> [String] {
    (tables.aliases[type] ?? []).ascending()
  }

  /// The uses of a name, grouped so that each type with that name only has to check its own.
  private func usesByType(of name: String) -> ByType<Use> {
    guard let symbol = symbol(name) else { return ByType([]) { _ in Concern() } }
    return memory.typeUses.answer(Int(symbol.rawValue)) {
      ByType(uses(of: name)) { use in
        switch typeNamed(by: use) {
        case .known(let type): Concern(types: [type])
        case .ambiguous(let types): Concern(types: types)
        case .unknown: Concern(isOpen: true)
        case .foreign, .parameter, nil: Concern()
        }
      }
    }
  }

  /// The type that a use of a name refers to; nil if it refers to something else.
  private func typeNamed(by use: Use) -> TypeResolution? {
    switch use.role {
    case .type, .typeMember, .attribute:
      return resolve(use.node)
    case .reference:
      switch lookUp(use.token.name, at: use.node) {
      case .type(let found): return found
      case .unknown: return .unknown
      default: return nil
      }
    case .member(let base?):
      switch typeOfExpression(use.expression) {
      case .metatype(let found): return found
      case .instance: return nil
      case .unknown: return isTypePath(base) ? .unknown : nil
      }
    default:
      return nil
    }
  }

  /// Whether an expression can name a type or a module.
  private func isTypePath(_ expression: Node) -> Bool {
    if let access = MemberAccessExprSyntax(expression) { return access.base.map(isTypePath) ?? false }
    return expression.kind == .declReferenceExpr
  }
}
