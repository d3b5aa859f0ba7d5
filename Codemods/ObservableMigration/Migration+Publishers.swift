import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// Finds what uses the publishers that `@Published` and `ObservableObject` make.
  mutating func checkPublishers() {
    for property in publishedProperties {
      guard let name = property.name else { continue }
      for use in index.uses(of: "$" + name) where refers(use, to: property) != false {
        checkPublisher(use, of: property, name)
      }
    }
    checkObjectWillChange()
    checkPublishedTypes()
  }

  private mutating func checkPublisher(_ use: Use, of property: Declaration, _ name: String) {
    if let change = ReceiveToChange(use, property: name), isEquatable(property) {
      note("OM207", "'.onReceive(\(use.expression.text))' becomes '.onChange', which runs in another order", at: use.node)
      change.edits.forEach { self.change($0, near: use.node) }
      return
    }
    if use.expression.parent?.kind == .inOutExpr {
      note("OM304", "`assign(to: &$\(name))`", at: use.node)
    } else if let type = index.enclosingType(of: use.node), isUserInterfaceKit(type) {
      note("OM316", "UIKit/AppKit code subscribes to '$\(name)'", at: use.node)
    } else {
      note("OM302", "uses the publisher '$\(name)' — Observation has none", at: use.node)
    }
  }

  private func isUserInterfaceKit(_ type: TypeID) -> Bool {
    guard let name = index.foreignSuperclass(of: type) else { return false }
    return name != "NSObject" && (name.hasPrefix("UI") || name.hasPrefix("NS"))
  }

  private mutating func checkObjectWillChange() {
    for use in index.uses(of: "objectWillChange") where mayBeOurs(use) {
      guard !isInManualSend(use.node) else { continue }
      let isSend = MemberAccessExprSyntax(use.expression.parent)?.declName?.baseName?.name == "send"
      let isInside = index.enclosingType(of: use.node).map(family.contains) ?? false
      if isSend, isInside {
        note("OM312", "manual objectWillChange.send()", at: use.node)
      } else {
        note("OM303", "uses objectWillChange", at: use.node)
      }
    }
  }

  private func mayBeOurs(_ use: Use) -> Bool {
    switch use.role {
    case .declaration, .reference:
      return index.enclosingType(of: use.node).map(family.contains) ?? false
    case .member(let base?): return isOurs(index.typeOfExpression(base)) ?? true
    case .keyPath, .member(base: nil): return true
    default: return false
    }
  }

  /// `Published<T>` and its publisher as types in what the cluster declares.
  private mutating func checkPublishedTypes() {
    for use in index.uses(of: "Published") {
      guard case .type = use.role, use.node.parent?.kind != .attribute,
        let type = index.enclosingType(of: use.node), family.contains(type)
      else { continue }
      note("OM315", "`Published<…>`/`Published<…>.Publisher` in a signature or protocol requirement", at: use.node)
    }
  }
}

// MARK: - Whose

extension Migration {
  /// Whether a use of a property's `$name` or `_name` refers to it; nil where it can't be told.
  func refers(_ use: Use, to property: Declaration) -> Bool? {
    guard let name = property.name else { return false }
    switch use.role {
    case .reference:
      let found = index.lookUp(use.token.name, at: use.node).declarations
      return found.contains { isOurs(member: $0) && index[$0].name == name }
    case .member(let base):
      guard let base else { return false }
      if DeclReferenceExprSyntax(base)?.baseName?.kind == .dollarIdentifier { return false }
      return isOurs(index.typeOfExpression(base)).map { $0 && self.declares(name, index.typeOfExpression(base)) }
    case .keyPath: return nil
    default: return false
    }
  }

  private func declares(_ name: String, _ type: ExpressionType) -> Bool {
    guard case .instance(.known(let type), _) = type else { return true }
    let members = index.members(named: name, of: type)
    return members.isEmpty || members.contains { isOurs(member: $0.id) }
  }

  private func isOurs(member: DeclarationID) -> Bool {
    index.type(of: member).map(family.contains) ?? false
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
      Constraints(on: parameter, index).types.contains { isOurs($0) == true }
        || cluster.constraints.contains { parameter.contains($0.token, index) }
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
  fileprivate func contains(_ token: Token, _ index: ProjectIndex) -> Bool {
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
