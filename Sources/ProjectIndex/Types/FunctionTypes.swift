package import SwiftCST

extension ProjectIndex {
  /// The function type that a written type is, itself or through aliases, also if it is optional; nil if it is
  /// another type.
  package func functionType(_ written: Node) -> FunctionTypeSyntax? {
    var core = TypeShape(written).core
    for _ in 0..<Self.aliasDepth {
      if let function = FunctionTypeSyntax(core) { return function }
      guard let target = aliasedType(core) ?? aliasedMemberType(core) else { return nil }
      core = TypeShape(target).core
    }
    return nil
  }

  /// The number of aliases that are followed.
  private static var aliasDepth: Int { 16 }

  /// The target of an alias in a type: `Panel.Action`.
  private func aliasedMemberType(_ written: Node) -> Node? {
    guard let member = MemberTypeSyntax(written), let base = member.baseType, let name = member.name?.name,
      case .known(let type) = resolve(base),
      let alias = ownMembers(named: name, of: type).only, alias.kind == .typealias
    else { return nil }
    return TypeAliasDeclSyntax(alias.node)?.initializer?.value
  }
}
