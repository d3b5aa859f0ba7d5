import CodemodKit
import ProjectIndex
import SwiftCST

// What the project's own containers and modifiers do to the views that they are given.

extension MergeSafety {
  /// Whether a modifier runs something as its view comes and goes, by itself or by what it is made of.
  func firesEvents(_ modifier: ChainModifier) -> Bool { applies(Self.eventNames, modifier) }

  /// Whether a modifier says how its view comes and goes, by itself or by what it is made of.
  func moves(_ modifier: ChainModifier) -> Bool {
    applies(["transition", "matchedGeometryEffect"], modifier)
  }

  private func applies(_ names: Set<String>, _ modifier: ChainModifier) -> Bool {
    if names.contains(modifier.name) { return true }
    let own = modifier.ownFunctions(index).compactMap(\.body?.node)
    guard modifier.name == "modifier" else { return own.contains { Self.calls(names, in: $0) } }
    let made = modifier.arguments.first?.expression
    let callee = made.flatMap { FunctionCallExprSyntax($0)?.calledExpression ?? $0 }
    guard let callee, case .metatype(.known(let type)) = index.typeOfExpression(callee) else { return false }
    return index.members(of: type).contains { Self.calls(names, in: $0.node) }
  }

  private static func calls(_ names: Set<String>, in node: Node) -> Bool {
    node.subtree.contains { part in
      guard let callee = FunctionCallExprSyntax(part)?.calledExpression else { return false }
      let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
      return DeclReferenceExprSyntax(name)?.baseName.map { names.contains($0.name) } ?? false
    }
  }

  /// The modifiers that a container or function of the project applies to what its closures make.
  func modifiersOfContent(_ argument: ClosureArgument) -> [ChainModifier] {
    guard let callee = argument.call.calledExpression else { return [] }
    return index.callables(called: callee).flatMap { callable -> [ChainModifier] in
      let owner =
        callable.kind == .initializer ? index.type(of: callable.id) : index.declaredType(callable.id)
      let members = owner.map(index.members) ?? [callable]
      let names = Set(
        members.filter(\.isStored).compactMap(\.name) + callable.parameters.compactMap(\.name?.name))
      return members.flatMap { member in
        member.node.subtree.compactMap { FunctionCallExprSyntax($0).flatMap(ChainModifier.init) }
          .filter { Self.isContent(ModifierChain($0.call.node).base, names) }
      }
    }
  }

  /// Whether an expression is one of some properties or parameters, or a group that holds one.
  private static func isContent(_ base: Node, _ names: Set<String>) -> Bool {
    let callee = FunctionCallExprSyntax(base)?.calledExpression ?? base
    if callee.text == "Group" {
      return base.subtree.contains {
        DeclReferenceExprSyntax($0)?.baseName.map { names.contains($0.name) } ?? false
      }
    }
    let access = MemberAccessExprSyntax(callee)
    guard access == nil || access?.base?.text == "self" else { return false }
    let name = access?.declName?.node ?? callee
    return DeclReferenceExprSyntax(name)?.baseName.map { names.contains($0.name) } ?? false
  }
}
