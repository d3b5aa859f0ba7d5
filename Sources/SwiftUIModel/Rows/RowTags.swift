import ProjectIndex
import SwiftCST

/// How a selection identifies rows.
package enum RowTag: Sendable {
  /// By the identity of the row: there is no tag.
  case identity
  /// By a tag that is the whole element: `tag(trail)`.
  case element
  /// By any other tag: `tag(trail.id)`.
  case other
}

extension SwiftUIModel {
  /// How a selection identifies rows: that of an enclosing `Picker`, `List`, `Table` or `TabView`, in the
  /// same member or where that is named, or of the rows themselves. Nil if no enclosing view has one.
  package func tag(of rows: Rows) -> RowTag? {
    guard selection(around: rows.call.node) != nil else { return nil }
    let tags = rows.content?.node.subtree.compactMap { FunctionCallExprSyntax($0) }.filter {
      $0.calledName == "tag"
    }
    guard let tags, !tags.isEmpty else { return .identity }
    let names = Set(rows.parameters)
    return tags.contains { $0.argumentValues.contains { isWhole(names, in: $0) } } ? .element : .other
  }

  /// Whether a value uses an element itself, not a member of it.
  private func isWhole(_ names: Set<String>, in value: Node) -> Bool {
    value.subtree.contains { node in
      guard let name = DeclReferenceExprSyntax(node)?.baseName?.name, names.contains(name) else {
        return false
      }
      return MemberAccessExprSyntax(node.parent) == nil
    }
  }

  /// The call around a node with a selection, in the same member, or where that is named.
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
