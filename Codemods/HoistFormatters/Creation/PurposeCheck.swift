import CodemodKit
import SwiftCST

/// Finds comments which say that creating a new formatter is intentional.
struct PurposeCheck {
  /// The statements that create the formatter.
  let statements: [Node]

  /// The expression that creates it.
  let value: Node

  /// The expressions that use it.
  var uses: [Node] = []

  /// The first such comment: in the statements, above the statement or on the member around the expression,
  /// or above a statement that uses it; on a type, only one that mentions formatters.
  var comment: String? {
    let source = value.tree.source
    let comments = StatementRun.runs(of: statements).flatMap(\.comments) + headings
    let texts = comments.lazy.map { source.string(in: $0.range) }
    return (texts.first(where: Self.saysWhy) ?? commentAtUse ?? commentOnType).map(Self.plain)
  }

  private var headings: [TriviaPiece] {
    // Comments outside of the member or function are about something else.
    let member = items.firstIndex { item in
      item.kind == .memberBlockItem || CodeBlockItemSyntax(item)?.item?.kind == .functionDecl
    }
    let last = member ?? items.lastIndex { !Self.isType($0) } ?? -1
    return items[...last].flatMap(heading)
  }

  /// A comment above a use is about the formatter if it names one, or says that it must not be shared.
  private var commentAtUse: String? {
    let statements = uses.compactMap { use in use.ancestors.first { $0.kind == .codeBlockItem } }
    return statements.lazy.filter { !items.contains($0) }.flatMap(heading)
      .map { value.tree.source.string(in: $0.range) }
      .first { Self.deniesSharing($0.lowercased()) || Self.speaksOfFormatters($0) && Self.saysWhy($0) }
  }

  /// The statements and members around the expression, innermost first.
  private var items: [Node] {
    value.ancestors.filter { $0.kind == .codeBlockItem || $0.kind == .memberBlockItem }
  }

  private func heading(of item: Node) -> [TriviaPiece] {
    value.tree.comments(in: StatementRun(item).textStart..<item.range.lowerBound)
  }

  private var commentOnType: String? {
    items.lazy.filter(Self.isType).map { item in
      heading(of: item).map { value.tree.source.string(in: $0.range) }.joined(separator: "\n")
    }.first { Self.speaksOfFormatters($0) && Self.saysWhy($0) }
  }

  private static func speaksOfFormatters(_ comment: String) -> Bool {
    formatters.contains(where: comment.lowercased().contains)
  }

  private static let formatters = ["formatter", "decoder", "encoder", "regularexpression", "regex"]

  private static func isType(_ item: Node) -> Bool {
    switch (CodeBlockItemSyntax(item)?.item ?? MemberBlockItemSyntax(item)?.decl)?.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl: true
    default: false
    }
  }

  private static func saysWhy(_ comment: String) -> Bool {
    let text = comment.lowercased()
    return phrases.contains(where: text.contains) || deniesSharing(text)
  }

  private static let phrases = [
    "per call", "every call", "each call", "each time", "every time", "thread-safe", "thread safe",
    "thread safety", "threadsafe", "threads", "on purpose", "deliberate", "intentional", "snapshot",
  ]

  /// "not cached", "don't reuse", "rather than shared": with the words close to each other.
  private static func deniesSharing(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" }
    return words.indices.contains { position in
      guard kept.contains(where: words[position].hasPrefix) else { return false }
      return words[max(0, position - 4)..<position].contains {
        denials.contains(String($0)) || $0.hasSuffix("n't")
      }
        || words[position].hasPrefix("un")
    }
  }

  private static let kept = ["cach", "uncach", "reus", "re-us", "shar", "unshar", "hoist", "static"]

  private static let denials: Set<String> = [
    "not", "never", "no", "without", "avoid", "avoids", "instead", "rather", "don’t", "can’t", "cannot",
    "isn’t", "mustn’t", "shouldn’t", "over",
  ]

  private static func plain(_ comment: String) -> String {
    let text = comment.drop { $0 == "/" || $0 == "*" || $0 == " " }
    return String(text.prefix { !$0.isNewline })
  }
}
