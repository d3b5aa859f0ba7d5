import SwiftCST

/// Reading the names in written types.
enum TypeNames {
  /// The type inside attributes, specifiers and single parentheses: `@MainActor (Foo)` → `Foo`.
  static func stripped(_ type: Node) -> Node {
    var current = type
    while true {
      switch current.kind {
      case .attributedType:
        guard let base = AttributedTypeSyntax(current)?.baseType else { return current }
        current = base
      case .tupleType:
        guard let only = onlyElement(current) else { return current }
        current = only
      default:
        return current
      }
    }
  }

  /// The last name of a type that is a name: `A.B<C>` → `B`.
  static func lastName(_ type: Node) -> Token? {
    let type = stripped(type)
    return IdentifierTypeSyntax(type)?.name ?? MemberTypeSyntax(type)?.name
  }

  /// The names in a type that is a name, outermost first: `A.B<C>` → `A`, `B`. Nil for any other type.
  static func path(_ type: Node) -> [Token]? {
    let type = stripped(type)
    if let view = IdentifierTypeSyntax(type), let name = view.name {
      return (view.moduleSelector?.moduleName.map { [$0] } ?? []) + [name]
    }
    guard let view = MemberTypeSyntax(type), let base = view.baseType, let name = view.name else {
      return nil
    }
    return path(base).map { $0 + [name] }
  }

  private static func onlyElement(_ tuple: Node) -> Node? {
    guard let element = TupleTypeElementSyntax(TupleTypeSyntax(tuple)?.elements?.children.only),
      element.firstName == nil, element.ellipsis == nil
    else { return nil }
    return element.type
  }
}
