package import SwiftCST

/// An attribute as written in the source.
package struct Attribute: Sendable {
  /// The `attribute`.
  package let node: Node

  /// Whether it is inside `#if`.
  package let isConditional: Bool

  init(node: Node, isConditional: Bool) {
    self.node = node
    self.isConditional = isConditional
  }

  /// The attribute that a node is; nil if it is not one.
  package init?(_ node: Node) {
    guard node.kind == .attribute else { return nil }
    self.init(node: node, isConditional: false)
  }

  private var view: AttributeSyntax { AttributeSyntax(unchecked: node) }

  /// The last part of its name, without generic arguments: `Published` of `@Combine.Published<Int>(…)`.
  package var name: String { typeName.flatMap(TypeNames.lastName)?.name ?? typeName?.text ?? "" }

  /// Its name as a written type.
  package var typeName: Node? { view.attributeName }

  /// The content of its parentheses; a `labeledExprList` for property wrappers and macros.
  package var arguments: Node? { view.arguments }

  /// Whether it has parentheses, possibly empty.
  package var hasParentheses: Bool { view.leftParen != nil }

  /// The attributes of a list, including those inside `#if`.
  package static func all(in list: Node) -> [Attribute] {
    all(in: list, isConditional: false)
  }

  private static func all(in list: Node, isConditional: Bool) -> [Attribute] {
    list.children.flatMap { element -> [Attribute] in
      switch element.kind {
      case .attribute:
        return [Attribute(node: element, isConditional: isConditional)]
      case .ifConfigDecl, .ifConfigClauseList, .ifConfigClause, .attributeList:
        return all(in: element, isConditional: true)
      default:
        return []
      }
    }
  }
}
