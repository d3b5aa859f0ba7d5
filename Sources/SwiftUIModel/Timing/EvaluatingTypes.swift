import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// The types that SwiftUI evaluates whose body code contains a node, in the order of their numbers; see
  /// ``forEachBodyNode(of:in:_:)``.
  func typesEvaluating(_ node: Node) -> [TypeID] {
    bodyMember(around: node).flatMap { evaluatingTypes[$0] } ?? []
  }

  /// The types that SwiftUI evaluates, by the members that are part of their body code.
  private var evaluatingTypes: [DeclarationID: [TypeID]] {
    memory.evaluatingTypes.answer(0) {
      var types: [DeclarationID: [TypeID]] = [:]
      for type in index.types.map(\.id) where kind(of: type).isEvaluated {
        let members = Set(builderMembers(of: type).map(\.id)).union(reachedMembers(of: type).keys)
        for member in members { types[member, default: []].append(type) }
      }
      return types
    }
  }

  /// The member whose evaluation includes a node; nil for a node in a closure that runs later (except for its
  /// captures), or in a nested function or type.
  private func bodyMember(around node: Node) -> DeclarationID? {
    for around in node.ancestors {
      switch around.kind {
      case .closureExpr:
        let captures = ClosureExprSyntax(around)?.signature?.capture?.node
        guard role(of: around).isBodyCode || captures?.contains(node) == true else { return nil }
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .macroExpansionExpr, .macroExpansionDecl:
        return nil
      case .functionDecl, .variableDecl:
        if let member = declaration(holding: node, at: around), !member.traits.contains(.local) {
          return BodyReach.code(of: member).contains { $0.contains(node) } ? member.id : nil
        }
        guard around.kind == .variableDecl else { return nil }
      default: continue
      }
    }
    return nil
  }

  /// The declaration of a function or variable around a node.
  private func declaration(holding node: Node, at around: Node) -> Declaration? {
    guard around.kind == .variableDecl else { return index.declaration(at: around) }
    let binding = node.ancestors.prefix { $0 != around }.last { $0.kind == .patternBinding }
    return binding.flatMap { index.declaration(at: $0) }
  }
}
