import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// Whether a use of a property's `$name` or `_name` refers to it; nil where it can't be told.
  func refers(_ use: Use, to property: Declaration) -> Bool? {
    guard let name = property.name else { return false }
    switch use.role {
    case .reference:
      return familyFiles.contains(use.file)
        && index.lookUp(use.token.name, at: use.node).declarations.contains {
          isOurs(member: $0) && index[$0].name == name
        }
    case .member(let base):
      guard let base else { return false }
      // `$store.$name` belongs to a projected value; `$0.$name` to what a closure is given.
      if DeclReferenceExprSyntax(base)?.baseName?.isProjection == true { return false }
      let type = index.typeOfExpression(base)
      guard let isOurs = isOurs(type) else { return nil }
      if isOurs { return declares(name, type) }
      return use.token.isProjection && mayHide(name, type) ? nil : false
    case .keyPath: return mayBeInKeyPath(use, name)
    default: return false
    }
  }

  /// A key path `\.$x` inside a type that has a wrapped `x` of its own means that one: intents and
  /// filters write it so.
  func mayBeInKeyPath(_ use: Use, _ name: String) -> Bool? {
    let keyPath = use.node.ancestors.first { $0.kind == .keyPathExpr }
    if let root = KeyPathExprSyntax(keyPath)?.root { return isOurs(index.resolve(root)) }
    let attribute = use.node.ancestors.first { $0.kind == .attribute }
    if let name = AttributeSyntax(attribute)?.attributeName, let root = TypeShape(name).genericArguments.first
    {
      return isOurs(index.resolve(root))
    }
    guard let around = index.enclosingType(of: use.node), !family.contains(around) else { return nil }
    let own = index.members(named: name, of: around)
    return own.contains { $0.attributeList != nil && $0.attribute("Published") == nil } ? false : nil
  }

  private func declares(_ name: String, _ type: ExpressionType) -> Bool {
    guard case .instance(.known(let type), _) = type else { return true }
    let members = index.members(named: name, of: type)
    return members.isEmpty || members.contains { isOurs(member: $0.id) }
  }

  /// Whether a type may be told where a value is of the cluster in fact: that of a parameter, and a class
  /// above, for `Self`, which have no member of the name that code asks of them.
  private func mayHide(_ name: String, _ type: ExpressionType) -> Bool {
    switch type {
    case .instance(.known(let type), _):
      cluster.types.contains { index.superclasses(of: $0).contains(type) }
        && index.members(named: name, of: type).isEmpty
    default: isOpen(type)
    }
  }

  /// Whether a type is a parameter that may stand for anything: that of what a value of a generic type holds.
  func isOpen(_ type: ExpressionType) -> Bool {
    guard case .instance(.parameter(let parameter), _) = type else { return false }
    return memberUses.constraints(on: parameter).isEmpty
  }

  private func isOurs(member: DeclarationID) -> Bool {
    index.type(of: member).map(family.contains) ?? false
  }

  /// Whether the value of an expression is of a type of the cluster; nil where it can't be told.
  func isOurs(valueOf expression: Node) -> Bool? {
    if let known = isOurs(index.typeOfExpression(expression)) { return known }
    if index.foreignType(of: expression) != nil { return false }
    // What others declare can't be of a type that they don't know, unless the project adds it to theirs.
    guard let access = MemberAccessExprSyntax(expression), let base = access.base,
      let name = access.declName?.baseName?.name, let foreign = foreignType(of: base),
      index.members(named: name, ofForeign: foreign).isEmpty
    else { return nil }
    return false
  }

  /// The type without parameters that others declare and an expression names or is a value of.
  private func foreignType(of expression: Node) -> String? {
    switch index.typeOfExpression(expression) {
    case .metatype(.foreign(let name)), .instance(.foreign(let name), optionalDepth: 0):
      expression.kind == .genericSpecializationExpr ? nil : name
    case .unknown:
      // A name with a capital that the project doesn't declare is a type of others.
      expression.kind == .declReferenceExpr && expression.text.first?.isUppercase == true
        && index.declarations(named: expression.text).isEmpty ? expression.text : nil
    default: nil
    }
  }

  /// Whether a value is of a type of the cluster; nil where it can't be told.
  func isOurs(_ type: ExpressionType) -> Bool? {
    switch type {
    case .instance(let resolution, _): isOurs(resolution)
    case .metatype: false
    case .unknown: nil
    }
  }

  func isOurs(_ type: TypeResolution) -> Bool? {
    switch type {
    case .known(let type): family.contains(type)
    case .ambiguous(let types): types.contains(where: family.contains) ? nil : false
    case .parameter(let parameter):
      memberUses.constraints(on: parameter).contains { isOurs($0) == true }
        || cluster.constraints.contains { parameter.contains($0.token) }
    case .foreign: false
    case .unknown: nil
    }
  }
}

/// What a generic parameter is constrained to.
struct Constraints {
  private(set) var types: [TypeResolution] = []

  init(on parameter: Node, _ index: ProjectIndex) {
    let inherited = GenericParameterSyntax(parameter)?.inheritedType.map { [$0] } ?? []
    let requirements = parameter.parent?.parent?.parent?.children.first { $0.kind == .genericWhereClause }
    let name = GenericParameterSyntax(parameter)?.name?.name
    let list = requirements.map(GenericWhereClauseSyntax.init(unchecked:))?.requirements
    let written = list?.children.compactMap { element -> Node? in
      guard let requirement = ConformanceRequirementSyntax(GenericRequirementSyntax(element)?.requirement),
        requirement.leftType?.text == name
      else { return nil }
      return requirement.rightType
    }
    types = (inherited + (written ?? [])).flatMap(Self.parts).map(index.resolve)
  }

  private static func parts(of type: Node) -> [Node] {
    guard let elements = CompositionTypeSyntax(type)?.elements else { return [type] }
    return elements.children.compactMap { CompositionTypeElementSyntax($0)?.type }
  }
}

extension Node {
  /// Whether a constraint's name stands on this generic parameter.
  fileprivate func contains(_ token: Token) -> Bool {
    guard tree === token.tree else { return false }
    if tokenIndices.contains(token.index) { return true }
    guard let name = GenericParameterSyntax(self)?.name?.name, let owner = parent?.parent?.parent,
      let clause = owner.children.first(where: { $0.kind == .genericWhereClause }),
      clause.tokenIndices.contains(token.index)
    else { return false }
    return clause.subtree.contains { node in
      ConformanceRequirementSyntax(node)?.leftType?.text == name && node.tokenIndices.contains(token.index)
    }
  }
}
