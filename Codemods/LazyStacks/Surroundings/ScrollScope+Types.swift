import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Types that the scroll view is required to have, but no longer has with a lazy stack in it.
extension ScrollScope {
  /// A type in the source that names the stack, or the scroll view with its contents.
  func spelledType(_ found: FoundStack, _ axis: ScrollAxis) -> String? {
    let isBare = if case .bare = found.form { true } else { false }
    let call = found.view.call?.syntax
    if let callee = call?.calledExpression, callee.kind == .genericSpecializationExpr { return callee.text }
    // The lazy stack doesn't have the members that the project adds to the eager stack.
    if let modifier = found.view.modifiers.first, !isBare, isOfStackAlone(modifier, axis) {
      return "extension \(axis.stack)"
    }
    let nodes = [scroll.root] + (found.owner.map { [index[$0].node] } ?? [])
    let files = nodes.compactMap(index.file)
    let places = (isBare ? [axis.stack, "ScrollView"] : [axis.stack]).flatMap(spelled.places)
    return places.first { place in files.contains { index.isMentioned(place.name, in: $0) } }?.text
  }

  /// Whether only the eager stack has a modifier: by an extension of it, or by its conformance to a protocol
  /// of the project.
  private func isOfStackAlone(_ modifier: WrittenView.Modifier, _ axis: ScrollAxis) -> Bool {
    if !index.members(named: modifier.name, ofForeign: axis.stack).isEmpty { return true }
    guard !SwiftUIModifiers.contain(modifier.name), let callee = modifier.call.syntax.calledExpression else {
      return false
    }
    let owners = index.callables(called: callee).compactMap { $0.parent.flatMap(index.declaredType) }
    return owners.contains { index[$0].kind == .protocol }
      && index.declarations(named: axis.stack).contains { $0.kind == .extension }
  }

  /// Whether another view must have the type of the scroll view: the other branch of `? :`, the value of
  /// another `return`, an element of the same array.
  var isOneOfSeveral: Bool {
    for node in scroll.expression.ancestors {
      switch node.kind {
      case .functionCallExpr:
        if FunctionCallExprSyntax(node).map({ ViewCall($0).frameworkName(index) == "AnyView" }) == true {
          return false
        }
      case .exprList where node.children.contains { $0.kind == .unresolvedTernaryExpr }, .arrayElement:
        return true
      case .returnStmt:
        let scope = ViewBuilderContext.scope(of: node)
        if let scope, ViewBuilderContext.returns(in: scope).count > 1 { return true }
      case .functionDecl, .variableDecl, .initializerDecl: return false
      default: continue
      }
    }
    return false
  }
}

/// The types of stacks and scroll views spelled out in a project, `VStack<Text>`, each with the name through
/// which other code gets it: of a type alias or a function, or the enclosing type.
final class SpelledTypes: Sendable {
  struct Place: Sendable {
    let text: String
    let name: String
  }

  private let places: [String: [Place]]

  init(_ index: ProjectIndex) {
    let names = ["HStack", "ScrollView", "VStack"].map { ($0, Self.places(of: $0, index)) }
    places = Dictionary(uniqueKeysWithValues: names)
  }

  func places(of name: String) -> [Place] { places[name] ?? [] }

  private static func places(of name: String, _ index: ProjectIndex) -> [Place] {
    let uses = index.uses(of: name) { $0.next?.kind == .leftAngle }
    return uses.filter { $0.node.kind == .identifierType }.flatMap { use -> [Place] in
      guard let declaration = index.enclosingDeclaration(of: use.node) else { return [] }
      return Self.names(of: declaration, index).map { Place(text: use.node.text, name: $0) }
    }
  }

  private static func names(of declaration: Declaration, _ index: ProjectIndex) -> [String] {
    switch declaration.kind {
    case .function, .typealias: return [declaration.name].compactMap(\.self)
    case .extension where index.declaredType(declaration.id) == nil:
      return declaration.node.subtree.compactMap { FunctionDeclSyntax($0)?.name?.name }
    default:
      let type = index.declaredType(declaration.id) ?? index.type(of: declaration.id)
      return [type.map { index[$0].name } ?? declaration.name].compactMap(\.self)
    }
  }
}
