import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension RowObservesObject {
  static let queried = Rule(
    "RO503", .hint, "Each row of a list runs the same query.",
    remedy: "Query once, where the list is made, and pass each row what it shows.")

  /// A query that each row of a list makes, whatever its element; nil for any other property.
  func match(query property: Declaration, in file: FileContext) -> [Match<Need>]? {
    guard
      property.attributes.contains(where: { PropertyWrapperNames.purpose(of: $0.name) == .query })
    else { return nil }
    guard file.wantsHints, let type = file.index.type(of: property.id), file.model.isView(type),
      file.model.isLookedAt(property.node), let name = property.name,
      file.index.uses(of: "_" + name, inside: [type]).isEmpty,
      file.model.rowShowings(of: type).contains(where: { $0.isLazy && !$0.isConstant })
    else { return [] }
    let need = Need(className: "", count: 0, members: [name], isRead: true)
    return [Match(Self.queried, at: property.node.range, need)]
  }

  /// Whether a row's body code asks an object only for what it has of the row's own element:
  /// `model.errors[trail.id]`, `model.blocked.contains(trail.id)`.
  func asksForElement(_ uses: [Use], of row: TypeID, in file: FileContext) -> Bool {
    let reads = uses.filter { file.model.timing(of: $0.node).isBodyCode }
    return !reads.isEmpty && reads.allSatisfy { asksForElement($0, of: row, in: file) }
  }

  private func asksForElement(_ use: Use, of row: TypeID, in file: FileContext) -> Bool {
    guard let member = MemberAccessExprSyntax(use.expression.parent), member.base == use.expression,
      let parent = member.node.parent
    else { return false }
    let key: Node?
    if let lookUp = SubscriptCallExprSyntax(parent), lookUp.calledExpression == member.node {
      key = lookUp.arguments?.children.first.flatMap { LabeledExprSyntax($0)?.expression }
    } else if let method = MemberAccessExprSyntax(parent), method.base == member.node,
      method.declName?.baseName?.name == "contains"
    {
      key = parent.callAsCallee?.argumentValues.only
    } else {
      key = nil
    }
    return key.map { isOfRow($0, row, in: file) } ?? false
  }

  /// Whether an expression is what the row is given, or a part of it: `id`, `trail.id`.
  private func isOfRow(_ key: Node, _ row: TypeID, in file: FileContext) -> Bool {
    var root = key
    while let base = MemberAccessExprSyntax(root)?.base, base.text != "self" { root = base }
    let name = MemberAccessExprSyntax(root)?.declName?.node ?? root
    guard name.kind == .declReferenceExpr, let id = file.index.declarations(referencedBy: name).only else {
      return false
    }
    let property = file.index[id]
    return property.isStored && !property.isStatic && property.attributes.isEmpty
      && property.initialValue == nil && file.index.type(of: id) == row
  }
}
