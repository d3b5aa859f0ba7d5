import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// The member that runs where code names a requirement of the project's protocol: that of the type whose
  /// value it names the requirement of, or of the only type that conforms. Any other declaration stays as it
  /// is.
  func witnesses(of declaration: Declaration, in receiver: TypeID?) -> [Declaration] {
    guard index.isRequirement(declaration.id), let owner = index.type(of: declaration.id),
      let name = declaration.name
    else { return [declaration] }
    let types = types(implementing: owner, in: receiver)
    guard types.count == 1 else { return [] }
    let found = index.members(named: name, of: types[0]).filter { member in
      !index.isRequirement(member.id) && member.kind == declaration.kind
    }
    return found.count == 1 ? found : []
  }

  /// The types of the project that may implement a requirement of a protocol: the known type of the value,
  /// otherwise all that conform, without the protocols that refine it.
  func types(implementing owner: TypeID, in receiver: TypeID?) -> [TypeID] {
    if let receiver, index.supertypes(of: receiver).contains(owner) { return [receiver] }
    return index.subtypes(of: owner).filter { index[$0].kind != .protocol }
  }

  /// The declarations that a name refers to, also the requirement of a protocol of the project to which the
  /// generic type of the value before the period conforms.
  func declarations(meantBy name: Node) -> [DeclarationID] {
    let found = declarations(referencedBy: name)
    guard found.isEmpty, let access = MemberAccessExprSyntax(name.parent), access.declName?.node == name,
      let base = access.base, let word = access.declName?.baseName?.name,
      case .instance(.parameter(let parameter), _) = index.typeOfExpression(base),
      let type = onlyProtocol(of: parameter)
    else { return found }
    return index.members(named: word, of: type).map(\.id)
  }

  /// The protocol of the project that a generic parameter conforms to.
  func onlyProtocol(of parameter: Node) -> TypeID? {
    guard let constraint = GenericParameterSyntax(parameter)?.inheritedType,
      case .known(let type) = index.resolve(constraint), index[type].kind == .protocol
    else { return nil }
    return type
  }

  /// The type of the value whose member a name is, if it is known and not a protocol: for a name without a
  /// base, that of `self`.
  func receiver(at name: Node, in own: TypeID?) -> TypeID? {
    guard let access = MemberAccessExprSyntax(name.parent), access.declName?.node == name else { return own }
    guard let base = access.base else { return nil }
    if base.text == "self" { return own }
    guard case .known(let type)? = valueType(of: base), index[type].kind != .protocol else { return nil }
    return type
  }

  /// The type of the project whose initializer a call names: `Profile()`, `Profile.init()`.
  func type(madeBy call: FunctionCallExprSyntax) -> TypeID? {
    guard let callee = call.calledExpression else { return nil }
    let access = MemberAccessExprSyntax(callee)
    let isExplicit = access?.declName?.baseName?.kind == .`init`
    guard
      case .metatype(.known(let type)) = index.typeOfExpression(isExplicit ? access?.base ?? callee : callee)
    else { return nil }
    return type
  }
}
