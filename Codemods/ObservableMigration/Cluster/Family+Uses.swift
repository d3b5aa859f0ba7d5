import ProjectIndex
import SwiftCST

/// What the uses of names mean for the members of a family.
extension Family {
  /// Whether a use of a property's `$name` or `_name` refers to it; nil if unknown.
  func refers(_ use: Use, to property: Declaration) -> Bool? {
    guard let name = property.name else { return false }
    switch use.role {
    case .reference:
      return files.contains(use.file)
        && index.lookUp(use.token.name, at: use.node).declarations.contains {
          declares($0) && index[$0].name == name
        }
    case .member(let base):
      guard let base else { return false }
      // `$store.$name` is a member of a projected value; `$0.$name` of a closure's argument.
      if base.isProjection { return false }
      let type = index.typeOfExpression(base)
      guard let isOurs = includes(type) else { return nil }
      if isOurs { return declares(name, type) }
      return use.token.isProjection && mayHide(name, type) ? nil : false
    case .keyPath: return mayBeInKeyPath(use, name)
    default: return false
    }
  }

  /// A key path `\.$x` inside a type that has a wrapped `x` of its own refers to that one: intents and
  /// filters use this syntax.
  private func mayBeInKeyPath(_ use: Use, _ name: String) -> Bool? {
    let keyPath = use.node.ancestors.first { $0.kind == .keyPathExpr }
    if let root = KeyPathExprSyntax(keyPath)?.root { return includes(index.resolve(root)) }
    let attribute = use.node.ancestors.first { $0.kind == .attribute }
    if let name = AttributeSyntax(attribute)?.attributeName, let root = TypeShape(name).genericArguments.first
    {
      return includes(index.resolve(root))
    }
    guard let around = index.enclosingType(of: use.node), !contains(around) else { return nil }
    if index.foreignSupertypes(of: around).contains(where: Self.isOfIntents) { return false }
    let own = index.members(named: name, of: around)
    return own.contains { $0.attributeList != nil && $0.attribute("Published") == nil } ? false : nil
  }

  /// Whether a protocol is one of AppIntents, whose code names the properties of entities: `case \.$name`.
  private static func isOfIntents(_ name: String) -> Bool {
    ["AppEntity", "AppIntent"].contains(name)
      || name.hasPrefix("Entity") && name.hasSuffix("Query") || name == "EnumerableEntityQuery"
  }

  private func declares(_ name: String, _ type: ExpressionType) -> Bool {
    guard case .instance(.known(let type), _) = type else { return true }
    let members = index.members(named: name, of: type)
    return members.isEmpty || members.contains { declares($0.id) }
  }

  /// Whether the known type of a value may hide that it is in the cluster: a generic parameter, or a
  /// superclass known for `Self`, without a member of the name that the code uses.
  private func mayHide(_ name: String, _ type: ExpressionType) -> Bool {
    switch type {
    case .instance(.known(let type), _):
      types.contains { index.superclasses(of: $0).contains(type) }
        && index.members(named: name, of: type).isEmpty
    default: isOpen(type)
    }
  }

  /// Whether the family's code refers to a member of the object itself: `x` or `self.x`.
  func isOwn(_ use: Use, _ member: Declaration) -> Bool {
    if case .reference = use.role, !files.contains(use.file) { return false }
    return index.isOwn(use, member.id, in: lineage)
  }

  /// The uses in the family's code of a member of the object itself.
  func ownUses(of member: Declaration) -> [Use] {
    guard let name = member.name, let symbol = index.symbol(name) else { return [] }
    return memory.ownUses.answer(Int(symbol.rawValue)) { OwnUses(of: name, in: self) }.uses(of: member.id)
  }
}
