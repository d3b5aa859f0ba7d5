import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines whether a generic view or function of the project inspects the type of a view passed to it:
/// `Content.self == EmptyView.self`, `content is EmptyView`. Such code distinguishes an `AnyView` from its
/// contents.
///
/// Follows the view to whatever it is passed to: functions, modifiers, and types that store it.
struct InspectedType {
  private let index: ProjectIndex
  private var visited: Set<Node> = []

  private init(_ index: ProjectIndex) { self.index = index }

  /// Whether a callable does so, itself or in the type that it creates.
  static func isInspected(by callable: Declaration, _ index: ProjectIndex) -> Bool {
    var search = InspectedType(index)
    return search.isInspected(by: callable)
  }

  /// Whether a project modifier called on the view does so.
  static func isInspected(byModifier name: String, _ index: ProjectIndex) -> Bool {
    var search = InspectedType(index)
    return search.isInspected(byModifier: name)
  }

  // MARK: - Search

  private mutating func isInspected(by callable: Declaration) -> Bool {
    let owner = callable.kind == .initializer ? index.type(of: callable.id) : index.declaredType(callable.id)
    guard let owner else { return isInspected(in: [callable], self: false) }
    return isInspected(in: index.members(of: owner), self: true)
  }

  private mutating func isInspected(byModifier name: String) -> Bool {
    let modifiers = index.declarations(named: name).filter { modifier in
      guard let parent = modifier.parent, index[parent].kind == .extension else { return false }
      guard let type = index.declaredType(parent) else { return index[parent].name == "View" }
      return index[type].kind == .protocol && index.kind(of: type) == .view
    }
    return modifiers.contains { isInspected(in: [$0], self: true) }
  }

  /// Whether declarations inspect the type of a value of a generic type, or of the value that they belong to.
  private mutating func isInspected(in declarations: [Declaration], self isOwn: Bool) -> Bool {
    let new = declarations.filter { visited.insert($0.node).inserted }
    var question = TypeQuestion(index: index, names: isOwn ? ["self"] : [])
    for declaration in declarations {
      if declaration.isStored { question.add(declaration.name, declaration.typeAnnotation) }
      for parameter in declaration.parameters { question.add(parameter.name?.name, parameter.type) }
    }
    for declaration in new {
      question.addLocals(in: declaration.node)
      if declaration.node.subtree.contains(where: question.isAsked) { return true }
      for node in declaration.node.subtree where isHandedOn(at: node, question) { return true }
    }
    return false
  }

  // MARK: - Passing on

  private mutating func isHandedOn(at node: Node, _ question: TypeQuestion) -> Bool {
    switch node.kind {
    case .functionCallExpr:
      let call = FunctionCallExprSyntax(unchecked: node)
      let values = call.argumentValues + [call.trailingClosure?.node].compactMap { $0 }
      guard let callee = call.calledExpression, values.contains(where: question.mentionsWhole) else {
        return false
      }
      return index.callables(called: callee).contains { isInspected(by: $0) }
    case .memberAccessExpr:
      let access = MemberAccessExprSyntax(unchecked: node)
      guard let name = access.declName?.baseName?.name, let base = access.base, question.isValue(base) else {
        return false
      }
      return isInspected(byModifier: name)
    case .genericArgumentClause:
      guard question.mentionsType(node), let holder = node.parent,
        case .known(let type) = index.resolve(holder)
      else { return false }
      return isInspected(in: index.members(of: type), self: true)
    default: return false
    }
  }
}
