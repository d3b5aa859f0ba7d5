import SwiftCST

/// Code with metavariables, in parsed form.
package struct Pattern: Sendable {
  /// The text of the pattern.
  package let text: String

  /// The kind of code that it matches.
  package let kind: PatternKind

  /// The tree of the pattern and of the code that was added around it for parsing.
  let tree: SyntaxTree

  /// The start of the text in the tree's source (UTF-8 offset, 0-based).
  let start: Int

  /// The metavariables in the order of their first occurrence.
  package let variables: [Metavariable]

  /// The roles of the tree's nodes and tokens: for a metavariable, its position in ``variables``.
  let roles: PatternRoles

  /// What to search for.
  let root: PatternRoot

  /// The occurrences of metavariables, in order; ranges refer to ``text``.
  let placeholders: [Placeholder]

  /// Whether a name occurs more than once, so that an early binding affects later matches.
  var isRepeating: Bool { roles.isRepeating }
}

/// What a pattern searches for.
enum PatternRoot: Sendable {
  /// One node, by its position in the pattern's tree.
  case node(Int)
  /// Several consecutive nodes: the children of a list, by its position in the pattern's tree.
  case list(Int)
}

extension Pattern {
  /// Parses a pattern.
  ///
  /// - Parameter kind: The kind of code that it matches; nil to determine it by parsing.
  package init(_ text: String, kind: PatternKind? = nil) throws(PatternMistake) {
    guard text.utf8.count <= Self.maximumByteCount else {
      throw PatternMistake(
        "the pattern is longer than \(Self.maximumByteCount) bytes", in: String(text.prefix(60)),
        at: 0)
    }
    let draft = try PatternDraft(text, kind: kind)
    self.init(draft)
    try requireSense()
    guard hasLiteral else {
      throw PatternMistake(
        "the pattern matches everything; add code beside the metavariables", in: text,
        at: 0)
    }
  }

  /// Longer texts are programs, not patterns.
  static let maximumByteCount = 1_000_000

  init(_ draft: PatternDraft) {
    text = draft.text
    kind = draft.kind
    tree = draft.tree
    start = draft.start
    root = draft.root
    placeholders = draft.scan.placeholders
    roles = PatternRoles(draft)
    variables = roles.variables
  }

  /// Whether any token of the pattern is not a metavariable.
  private var hasLiteral: Bool {
    tokenIndices.contains { roles.ofTokens[$0] < 0 }
  }

  /// The tokens of the pattern.
  var tokenIndices: Range<Int> {
    switch root {
    case .node(let node), .list(let node): tree.nodes[node].tokenIndices
    }
  }
}
