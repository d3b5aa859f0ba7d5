import ProjectIndex
import SwiftCST

extension Renewals {
  /// Whether a view may keep the value of an argument: its initializer does more than to read members of it, or
  /// to compute a number or text from it.
  func keeps(_ value: Node, _ view: TypeID) -> Bool {
    guard let argument = ClosureArgument(ofValue: value),
      let initializer = index.ownMembers(named: "init", of: view)
        .filter({ $0.mayTake(argument.call) }).only,
      let name = argument.parameter(of: initializer)?.name?.name, let body = initializer.body?.statements
    else { return true }
    return body.subtree.contains { use in
      guard use.kind == .declReferenceExpr, use.text == name, case .local = index.lookUp(use),
        MemberAccessExprSyntax(use.parent)?.declName?.node != use
      else { return false }
      return !model.isBase(use) && !isInPlainValue(use, of: view, upTo: body)
    }
  }

  /// Whether a node is a part of what is assigned to a property of a plain type, such as `Int`.
  private func isInPlainValue(_ node: Node, of view: TypeID, upTo body: Node) -> Bool {
    guard let list = node.ancestors.prefix(while: { $0 != body }).first(where: { $0.kind == .exprList }),
      let target = list.children.first, Assignment(target: target)?.isPlain == true
    else { return false }
    let name = MemberAccessExprSyntax(target)?.declName?.baseName?.name ?? target.text
    guard let property = index.ownMembers(named: name, of: view).first(where: \.isStored),
      case .foreign(let type)? = index.typeOfVariable(property.id).resolution
    else { return false }
    // Passed on as it is, a value may still be another one each time.
    return PlainValues.contain(type: type) && Assignment(target: target)?.value != node
  }
}
