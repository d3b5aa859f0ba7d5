import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The first part of a getter's code that takes time to create, parse or digest a text: `date.formatted()`,
  /// `formatter.string(from: date)`, `names.sorted().joined()`. Other getters of the project that it reads
  /// are analyzed, two levels deep.
  package func textWork(in code: Node) -> Node? { textWork(in: code, depth: 0) }

  private func textWork(in code: Node, depth: Int) -> Node? {
    for node in code.subtree {
      if isTextWork(node) { return node }
      guard depth < 2, node.kind == .declReferenceExpr, let id = index.declarations(referencedBy: node).only,
        index[id].kind == .variable, !index[id].isStored, !index[id].isStatic,
        let inner = index[id].getterStatements, !inner.contains(node),
        textWork(in: inner, depth: depth + 1) != nil
      else { continue }
      return MemberAccessExprSyntax(node.parent)?.declName?.node == node ? node.parent ?? node : node
    }
    return nil
  }

  private func isTextWork(_ node: Node) -> Bool {
    if isTextOfDate(node) { return true }
    guard let call = FunctionCallExprSyntax(node), let name = call.calledName else { return false }
    if TextWork.isWork(name) { return true }
    let label = call.argumentLabels.first ?? nil
    return (name == "string" || name == "date") && (label == "from" || label == "for")
      || name == "String" && label == "format" || name == "components" && label == "separatedBy"
  }

  /// Whether a date is made a text: `date.description`, or a date in a string literal.
  private func isTextOfDate(_ node: Node) -> Bool {
    let value: Node?
    switch node.kind {
    case .memberAccessExpr:
      let access = MemberAccessExprSyntax(unchecked: node)
      value = access.declName?.baseName?.name == "description" ? access.base : nil
    case .expressionSegment:
      value = ExpressionSegmentSyntax(node)?.expressions?.children.only
        .flatMap { LabeledExprSyntax($0)?.expression }
    default: value = nil
    }
    if case .foreign("Date")? = value.flatMap(valueType) { return true }
    return false
  }
}
