import CSTParser
import Rewriting
import SwiftCST

/// The replacement of a pattern's match.
package struct Rewrite: Sendable {
  /// The text of the rewrite.
  package let text: String

  /// The tokens of the rewrite, each with the text before it; a metavariable is one item.
  let items: [RewriteItem]

  /// The items joined on one line; nil if the lines can't be joined.
  let joined: [RewriteItem]?

  /// The same, but with the links of the outermost chain on separate lines, for a chain that is written so.
  let joinedLinks: [RewriteItem]?

  /// Lists that are removed if all of their items are bound to nothing: positions in ``items``.
  let clauses: [RewriteClause]

  /// The form of the rewrite as an expression, which may need parentheses.
  let form: ExpressionForm

  /// Whether it can only replace a statement.
  let needsStatement: Bool

  /// Whether the rewrite is empty: the match is removed.
  package var isRemoval: Bool { items.isEmpty }
}

/// A token or a metavariable of a rewrite.
struct RewriteItem: Hashable, Sendable {
  /// The text between the previous item and this one.
  var gap: String

  /// The text to write.
  var content: Content

  /// The context of a metavariable.
  var place = ExpressionPlace.free

  /// The number of closures around the item.
  var depth = 0

  enum Content: Hashable, Sendable {
    case text(String)
    /// The position of a metavariable among those of the pattern.
    case variable(Int)
  }
}

/// The items of a list that are removed together if it is empty.
struct RewriteClause: Hashable, Sendable {
  /// The items, including punctuation.
  let items: Range<Int>
}

extension Rewrite {
  /// Parses the rewrite for a pattern.
  package init(_ text: String, for pattern: Pattern) throws(PatternMistake) {
    self.text = text
    guard text.utf8.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
      guard pattern.canBeRemoved else {
        throw PatternMistake(
          "this pattern can't be replaced with nothing; write its replacement", in: text,
          at: 0)
      }
      (items, joined, joinedLinks, clauses, form) = ([], [], [], [], .primary)
      needsStatement = pattern.isExpression && !pattern.isModifier
      return
    }
    let draft = try RewriteDraft(text, for: pattern)
    items = draft.items
    clauses = draft.clauses
    form = draft.form
    needsStatement = draft.needsStatement
    joined = draft.joined()
    joinedLinks = draft.joined(keepsLinks: true)
  }
}

extension Rewrite {
  /// The names after periods in the rewrite that don't occur in the pattern.
  func addedMembers(to pattern: Pattern) -> [String] {
    let present = Set(pattern.words)
    return zip(items, items.dropFirst()).compactMap { period, name in
      guard period.content == .text("."), case .text(let text) = name.content, !present.contains(text) else {
        return nil
      }
      return text
    }
  }
}

extension Rewrite {
  /// Whether a pattern may match a part of the rewrite, for any bindings.
  package func mayFit(_ pattern: Pattern) -> Bool {
    guard !isRemoval else { return false }
    let frame = pattern.kind.frame
    let text = items.map { $0.gap + $0.parsedText(in: pattern) }.joined()
    let tree = SyntaxTree.parse(SourceText(frame.prefix + text + frame.suffix))
    let end = frame.prefix.utf8.count + text.utf8.count
    return PatternSearch([pattern]).allMatches(in: tree).contains { match in
      match.range.lowerBound >= frame.prefix.utf8.count && match.range.upperBound <= end
    }
  }
}

extension Pattern {
  /// Whether a match can be removed without a replacement: modifiers, statements, members, attributes,
  /// `case`s.
  var canBeRemoved: Bool {
    switch kind {
    case .code, .member, .enumCase, .switchCase, .attribute: true
    case .arguments, .parameters, .type, .pattern: false
    }
  }

  /// Whether the pattern consists of modifiers without a base.
  package var isModifier: Bool { roles.impliedBase >= 0 }

  /// Whether the pattern is one expression.
  var isExpression: Bool {
    guard case .node(let node) = root, kind == .code else { return false }
    return tree.nodes[node].kind.isExpression
  }
}
