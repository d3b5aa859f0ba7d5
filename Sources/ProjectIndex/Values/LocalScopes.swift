import SwiftCST

/// Finds the statement lists that local declarations belong to.
enum LocalScopes {
  /// The statement list in which a local declaration is visible: the innermost one around it that is not a
  /// clause of `#if`.
  static func list(of declaration: Node) -> Node? {
    declaration.ancestors.first { node in
      node.kind == .codeBlockItemList && node.parentKind != .ifConfigClause
    }
  }
}
