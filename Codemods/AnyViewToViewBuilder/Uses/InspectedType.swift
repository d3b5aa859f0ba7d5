import CodemodKit
import ProjectIndex
import SwiftCST

/// Tells whether a generic view or function of the project asks what the type of a view is that it is given:
/// `Content.self == EmptyView.self`, `content is EmptyView`. Such code tells an `AnyView` from what is in it.
struct InspectedType {
  let index: ProjectIndex

  /// Whether a callable does so, itself or in the type that it makes.
  func isInspected(by callable: Declaration) -> Bool {
    let owner = callable.kind == .initializer ? index.type(of: callable.id) : index.declaredType(callable.id)
    guard let owner else { return isInspected(in: [callable], values: callable.parameters.compactMap(named)) }
    let members = index.members(of: owner)
    let stored = members.filter(\.isStored).compactMap { member in
      member.name.flatMap { name in member.typeAnnotation.map { (name, $0) } }
    }
    return isInspected(in: members, values: stored + members.flatMap { $0.parameters.compactMap(named) })
  }

  private func named(_ parameter: Parameter) -> (String, Node)? {
    parameter.name.flatMap { name in parameter.type.map { (name.name, $0) } }
  }

  private func isInspected(in declarations: [Declaration], values: [(name: String, type: Node)]) -> Bool {
    let names = Set(values.filter { isGeneric($0.type) }.map(\.name))
    return declarations.contains { declaration in
      declaration.node.subtree.contains { asksForType(of: names, $0) }
    }
  }

  /// Whether a type is, or gives, one that the caller chooses.
  private func isGeneric(_ type: Node) -> Bool {
    type.subtree.contains { part in
      if SomeOrAnyTypeSyntax(part)?.someOrAnySpecifier?.kind == .some { return true }
      guard part.kind == .identifierType, case .parameter = index.resolve(part) else { return false }
      return true
    }
  }

  private func asksForType(of names: Set<String>, _ node: Node) -> Bool {
    switch node.kind {
    case .memberAccessExpr:
      let access = MemberAccessExprSyntax(unchecked: node)
      guard access.declName?.baseName?.kind == .self, let base = access.base,
        case .metatype(.parameter) = index.typeOfExpression(base)
      else { return false }
      return true
    case .functionCallExpr:
      let call = FunctionCallExprSyntax(unchecked: node)
      guard call.calledExpression?.text == "type", call.argumentLabels.first == "of" else { return false }
      return call.argumentValues.contains { mentions(names, $0) }
    case .sequenceExpr:
      let parts = SequenceExprSyntax(node)?.elements?.children.map { $0 } ?? []
      let cast = parts.firstIndex { $0.kind == .unresolvedIsExpr || $0.kind == .unresolvedAsExpr }
      return cast.map { $0 > 0 && mentions(names, parts[$0 - 1]) } ?? false
    default: return false
    }
  }

  private func mentions(_ names: Set<String>, _ node: Node) -> Bool {
    node.subtree.contains { DeclReferenceExprSyntax($0)?.baseName.map { names.contains($0.name) } ?? false }
  }
}
