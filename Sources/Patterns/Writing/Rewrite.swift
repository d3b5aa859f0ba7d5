import CSTParser
import Rewriting
import SwiftCST

/// What is written in the place of what a pattern fits.
package struct Rewrite: Sendable {
  /// The rewrite as it was written.
  package let text: String

  /// The tokens of the rewrite, with what stands before each; a metavariable is one item.
  let items: [RewriteItem]

  /// What can be written on one line in its place; nil where the lines can't be joined.
  let joined: [RewriteItem]?

  /// The same with the links of the outermost chain on lines of their own, for a chain that has them so.
  let joinedLinks: [RewriteItem]?

  /// Lists whose items go where all of them are bound to nothing: ``items`` by position.
  let clauses: [RewriteClause]

  /// What the rewrite is as an expression: of a form that may need parentheses where it is put.
  let form: ExpressionForm

  /// Whether it can only be put where what the pattern fits is a statement.
  let needsStatement: Bool

  /// Whether nothing is written: what fits is removed.
  package var isRemoval: Bool { items.isEmpty }
}

/// A token or a metavariable of a rewrite.
struct RewriteItem: Hashable, Sendable {
  /// What stands between the item before and this one.
  var gap: String

  /// What is written.
  var content: Content

  /// Where a metavariable stands.
  var place = ExpressionPlace.free

  /// In how many closures the item is.
  var depth = 0

  enum Content: Hashable, Sendable {
    case text(String)
    /// The position of a metavariable among those of the pattern.
    case variable(Int)
  }
}

/// Items that stand together for a list, and go where it is empty.
struct RewriteClause: Hashable, Sendable {
  /// The items, punctuation included.
  let items: Range<Int>
}

extension Rewrite {
  /// Parses the rewrite of a pattern.
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
  /// The names behind periods that the rewrite has and the pattern hasn't.
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
  /// Whether a pattern fits a part of what is written in its place, whatever it is bound to.
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
  /// Whether what fits can go without anything in its place: modifiers, statements, members, attributes,
  /// `case`s.
  var canBeRemoved: Bool {
    switch kind {
    case .code, .member, .enumCase, .switchCase, .attribute: true
    case .arguments, .parameters, .type, .pattern: false
    }
  }

  /// Whether the pattern is modifiers, without what they are applied to.
  package var isModifier: Bool { roles.impliedBase >= 0 }

  /// Whether the pattern is one expression.
  var isExpression: Bool {
    guard case .node(let node) = root, kind == .code else { return false }
    return tree.nodes[node].kind.isExpression
  }
}
