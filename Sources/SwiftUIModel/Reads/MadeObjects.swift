import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a new object is the value of a local variable of which only members are used, and that isn't
  /// passed on.
  package func isUsedOnTheSpot(_ creation: Node) -> Bool {
    guard let binding = PatternBindingSyntax(creation.parent?.parent), binding.initializer?.value == creation,
      let name = IdentifierPatternSyntax(binding.pattern)?.identifier?.name,
      let block = binding.node.enclosing({ $0 == .codeBlockItemList })
    else { return false }
    let uses = block.subtree.filter { DeclReferenceExprSyntax($0)?.baseName?.name == name }
      .filter { MemberAccessExprSyntax($0.parent)?.declName?.node != $0 }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        DeclReferenceExprSyntax(use)?.baseName?.isProjection == false && isBase(use)
      }
  }

  /// Whether a node is part of a view that can't be interacted with, or that is drawn once as an image, in
  /// the enclosing member or wherever that is named.
  package func isOfInertView(_ node: Node) -> Bool {
    if isOfInertViewInMember(node) { return true }
    guard let member = index.enclosingDeclaration(of: node), isBuilderMember(member) else { return false }
    let uses = index.references(to: member.id).certain
    return !uses.isEmpty && uses.allSatisfy { isOfInertViewInMember($0.node) }
  }

  private func isOfInertViewInMember(_ node: Node) -> Bool {
    node.ancestors.contains { around in
      guard let call = FunctionCallExprSyntax(around) else { return false }
      if call.calledName == "ImageRenderer" { return true }
      guard let modifier = MemberCall(call), modifier.base.contains(node) else { return false }
      let argument = call.argumentValues.only?.text
      return modifier.name == "disabled" && argument == "true"
        || modifier.name == "allowsHitTesting" && argument == "false"
    }
  }
}
