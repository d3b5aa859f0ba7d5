import SwiftCST

/// Finding the lists of statements that local declarations belong to.
enum LocalScopes {
  /// The list of statements in which a local declaration is in sight: the innermost one around it that is
  /// no clause of `#if`.
  static func list(of declaration: Node) -> Node? {
    declaration.ancestors.first { node in
      node.kind == .codeBlockItemList && node.parentKind != .ifConfigClause
    }
  }
}
