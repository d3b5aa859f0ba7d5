import SwiftCST

/// Code with metavariables in it, as the parser sees it.
package struct Pattern: Sendable {
  /// The pattern as it was written.
  package let text: String

  /// What it is a pattern of.
  package let kind: PatternKind

  /// The tree of the pattern and of what was put around it to parse it.
  let tree: SyntaxTree

  /// Where the text begins in the tree's source (UTF-8 offset, 0-based).
  let start: Int

  /// The metavariables in the order of their first places.
  package let variables: [Metavariable]

  /// What the nodes and tokens of the tree are: for those that are a metavariable its position among
  /// ``variables``.
  let roles: PatternRoles

  /// What is looked for.
  let root: PatternRoot

  /// The places where metavariables are written, in order; ranges are those of ``text``.
  let placeholders: [Placeholder]

  /// Whether a name occurs more than once, so that what is bound early decides what fits later.
  var isRepeating: Bool { roles.isRepeating }
}

/// What a pattern looks for.
enum PatternRoot: Sendable {
  /// One node, by its position in the pattern's tree.
  case node(Int)
  /// Several nodes in a row: the children of a list, by its position in the pattern's tree.
  case list(Int)
}

extension Pattern {
  /// Parses a pattern.
  ///
  /// - Parameter kind: What it is a pattern of; nil where that follows from what it parses as.
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

  /// Longer texts are programs, and no patterns.
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

  /// Whether any token of the pattern is Swift's own.
  private var hasLiteral: Bool {
    tokenIndices.contains { roles.ofTokens[$0] < 0 }
  }

  /// The tokens of what is looked for.
  var tokenIndices: Range<Int> {
    switch root {
    case .node(let node), .list(let node): tree.nodes[node].tokenIndices
    }
  }
}
