import ProjectIndex
import SwiftCST

/// Code that runs or is read without being named: through called or described values, key paths, subscripts,
/// and dynamic members.
extension CodeNames {
  /// `callAsFunction` of a called value.
  func functions(ofCalledValue callee: Node) -> [DeclarationID] {
    guard hasCallables, callee.isPlainName,
      case let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee,
      candidates(name.text).hasVariable,
      case .instance(.known(let type), _) = index.typeOfExpression(callee)
    else { return [] }
    return index.members(named: "callAsFunction", of: type).map(\.id)
  }

  /// The description of a value that is converted to a string.
  func descriptions(of value: Node) -> [DeclarationID] {
    guard value.isPlainName || value.kind == .functionCallExpr,
      case .instance(.known(let type), _) = index.typeOfExpression(value)
    else { return [] }
    return index.members(named: "description", of: type).map(\.id)
  }

  /// The code that runs when a value is created: the initializers of its type, and the type itself for the
  /// default values of its properties.
  func initializers(of type: ExpressionType) -> [DeclarationID] {
    switch type {
    case .metatype(.known(let type)):
      index.ownMembers(named: "init", of: type).map(\.id) + [index[type].primary]
    case .metatype(.foreign(let type)): index.members(named: "init", ofForeign: type).map(\.id)
    default: []
    }
  }

  /// The variables that a key path may lead to. Their class is unknown: it is the object's, if that has such
  /// members.
  func variables(behind keyPath: Node) -> [DeclarationID] {
    guard let components = KeyPathExprSyntax(keyPath)?.components else { return [] }
    return components.subtree.filter { $0.kind == .keyPathPropertyComponent }.flatMap { component in
      index.declarations(named: component.firstToken.name).filter { member in
        member.kind == .variable && !member.traits.contains(.let)
          && index.type(of: member.id).map { index[$0].kind == .class } ?? false
      }.map(\.id)
    }
  }

  /// The subscripts of the base before the brackets.
  func subscripts(calledOn base: Node) -> [DeclarationID] {
    base.isPlainName ? subscripts(of: index.typeOfExpression(base)).map(\.id) : []
  }

  /// The subscripts with which a type with `@dynamicMemberLookup` provides a member that it doesn't declare.
  func subscripts(answeringFor access: MemberAccessExprSyntax) -> [DeclarationID] {
    guard hasDynamicMembers, let base = access.base, base.isPlainName,
      let name = access.declName?.baseName?.name
    else { return [] }
    return subscripts(of: index.typeOfExpression(base), unlessNamed: name).filter { member in
      member.parameters.contains { $0.label == "dynamicMember" }
    }.map(\.id)
  }

  private func subscripts(of type: ExpressionType, unlessNamed name: String? = nil) -> [Declaration] {
    switch type {
    case .instance(.known(let type), _), .metatype(.known(let type)):
      if let name, !index.members(named: name, of: type).isEmpty { return [] }
      let all = ([type] + index.superclasses(of: type)).flatMap(index.members(of:))
      return all.filter { $0.kind == .subscript }
    default: return []
    }
  }
}
