package import SwiftCST

/// The parts of a written type: the type that it names, and whether it is optional.
package struct TypeShape: Sendable {
  /// The type inside optionals, attributes and single parentheses.
  package let core: Node

  /// The number of optionals around it: `T?` and `T!` are one.
  package let optionalDepth: Int

  /// Analyzes a written type.
  package init(_ type: Node) {
    var current = TypeNames.stripped(type)
    var depth = 0
    while let inner = Self.unwrapped(current) {
      depth += 1
      current = TypeNames.stripped(inner)
    }
    core = current
    optionalDepth = depth
  }

  private static func unwrapped(_ type: Node) -> Node? {
    if let inner = OptionalTypeSyntax(type)?.wrappedType { return inner }
    if let inner = ImplicitlyUnwrappedOptionalTypeSyntax(type)?.wrappedType { return inner }
    guard let view = IdentifierTypeSyntax(type), view.name?.name == "Optional",
      let arguments = view.genericArgumentClause?.arguments
    else { return nil }
    return arguments.children.first.flatMap { GenericArgumentSyntax($0)?.argument }
  }

  /// Whether it is `some P` or `any P`.
  package var isOpaqueOrExistential: Bool { core.kind == .someOrAnyType }

  /// The explicit generic arguments.
  package var genericArguments: [Node] {
    let clause =
      IdentifierTypeSyntax(core)?.genericArgumentClause ?? MemberTypeSyntax(core)?.genericArgumentClause
    return clause?.arguments?.children.compactMap { GenericArgumentSyntax($0)?.argument } ?? []
  }
}
