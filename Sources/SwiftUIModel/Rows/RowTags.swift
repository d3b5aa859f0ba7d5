import ProjectIndex
import SwiftCST

/// By what a selection around rows tells one from another.
package enum RowTag: Sendable {
  /// The identity of the row: no tag is written.
  case identity
  /// A tag that is the whole element: `tag(trail)`.
  case element
  /// Any other tag: `tag(trail.id)`.
  case other
}

extension SwiftUIModel {
  /// By what a selection around rows tells one from another: that of a `Picker`, `List`, `Table` or `TabView`
  /// around them, in the same member or where that is named, or of the rows themselves. Nil where nothing
  /// around them is given one.
  package func tag(of rows: Rows) -> RowTag? {
    guard selection(around: rows.call.node) != nil else { return nil }
    let tags = rows.content?.node.subtree.compactMap { FunctionCallExprSyntax($0) }.filter {
      $0.calledName == "tag"
    }
    guard let tags, !tags.isEmpty else { return .identity }
    let names = Set(rows.parameters)
    return tags.contains { $0.argumentValues.contains { isWhole(names, in: $0) } } ? .element : .other
  }

  /// Whether a value is made of an element by itself, not of a member of it.
  private func isWhole(_ names: Set<String>, in value: Node) -> Bool {
    value.subtree.contains { node in
      guard let name = DeclReferenceExprSyntax(node)?.baseName?.name, names.contains(name) else {
        return false
      }
      return MemberAccessExprSyntax(node.parent) == nil
    }
  }

  /// The call around a node that is given a selection, in the same member, or where that is named.
  private func selection(around node: Node) -> Node? {
    if let own = selection(inMemberAround: node) { return own }
    guard let member = index.enclosingDeclaration(of: node), isBuilderMember(member), member.name != "body"
    else { return nil }
    return index.references(to: member.id).certain.firstNonNil { selection(inMemberAround: $0.node) }
  }

  private func selection(inMemberAround node: Node) -> Node? {
    ([node] + node.ancestors.prefix { index.declaration(at: $0) == nil }).first { around in
      FunctionCallExprSyntax(around)?.argumentLabels.contains("selection") ?? false
    }
  }
}
