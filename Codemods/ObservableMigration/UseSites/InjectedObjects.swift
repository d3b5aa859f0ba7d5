import CodemodKit
import ProjectIndex
import SwiftCST

/// The types of objects that are put into the environment, also where what stands around them tells these.
extension ProjectIndex {
  func typeOfInjected(_ object: Node) -> ExpressionType {
    let type = typeOfExpression(object)
    guard type == .unknown else { return type }
    if let result = object.resultOfCalledClosure { return typeOfExpression(result) }
    return elements(shownBy: object).map(typeOfElements) ?? .unknown
  }

  /// What a name is an element of: `items` for `item` in `ForEach(items) { item in … }`.
  private func elements(shownBy name: Node) -> Node? {
    guard name.kind == .declReferenceExpr, case .local(let binding) = lookUp(name) else { return nil }
    let closure: Node? =
      switch binding.kind {
      case .shorthand where name.text == "$0": binding.node
      case .closureParameter where binding.token?.isProjection == false && isOnly(binding):
        binding.node.enclosing { $0 == .closureExpr }
      default: nil
      }
    guard let call = closure.flatMap({ ClosureArgument($0) })?.call, let callee = call.calledExpression,
      ["ForEach", "List"].contains(callee.text), declarations(named: callee.text).isEmpty,
      let first = LabeledExprSyntax(call.arguments?.children.first), first.label == nil
    else { return nil }
    return first.expression
  }

  private func isOnly(_ parameter: LocalBinding) -> Bool {
    parameter.writtenType == nil && parameter.node.parent?.children.only == parameter.node
  }

  /// The type of the elements of the array in a variable: `var items: [Item]`, `var items = [Item]()`.
  private func typeOfElements(of collection: Node) -> ExpressionType {
    guard collection.isPlainName, case let name = MemberAccessExprSyntax(collection)?.declName?.node,
      case let found = declarations(referencedBy: name ?? collection), found.count == 1,
      case let variable = self[found[0]], variable.kind == .variable
    else { return .unknown }
    let type: TypeResolution?
    if let written = variable.typeAnnotation {
      type = ArrayTypeSyntax(written)?.element.map(resolve)
    } else {
      let made = ArrayExprSyntax(FunctionCallExprSyntax(variable.initialValue)?.calledExpression)
      let element = ArrayElementSyntax(made?.elements?.children.only)?.expression
      type = if case .metatype(let type)? = element.map(typeOfExpression) { type } else { nil }
    }
    guard case .known(let type)? = type else { return .unknown }
    return .instance(.known(type), optionalDepth: 0)
  }
}

extension Node {
  /// The one value that a closure gives which is called where it stands: `{ let x = X(); …; return x }()`.
  fileprivate var resultOfCalledClosure: Node? {
    guard let closure = ClosureExprSyntax(FunctionCallExprSyntax(self)?.calledExpression),
      closure.signature == nil,
      let last = ReturnStmtSyntax(CodeBlockItemSyntax(closure.statements?.children.last)?.item),
      closure.node.subtree.count(where: { $0.kind == .returnStmt }) == 1
    else { return nil }
    return last.expression
  }
}
