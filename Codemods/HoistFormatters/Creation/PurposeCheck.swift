import CodemodKit
import SwiftCST

/// Finds comments by which people say that a formatter is made anew on purpose.
struct PurposeCheck {
  /// The statements that make the formatter.
  let statements: [Node]

  /// The expression that makes it.
  let value: Node

  /// The first such comment: among the statements, or above the statement or on the member around the
  /// expression.
  var comment: String? {
    let source = value.tree.source
    let comments = StatementRun.runs(of: statements).flatMap(\.comments) + headings
    return comments.lazy.map { source.string(in: $0.range) }.first(where: Self.saysWhy).map(Self.plain)
  }

  private var headings: [TriviaPiece] {
    let items = value.ancestors.filter { $0.kind == .codeBlockItem || $0.kind == .memberBlockItem }
    // Of what is around a member or function a comment says something else.
    let member = items.firstIndex { item in
      item.kind == .memberBlockItem || CodeBlockItemSyntax(item)?.item?.kind == .functionDecl
    }
    let last = member ?? items.lastIndex { !Self.isType($0) } ?? -1
    return items[...last].flatMap { item in
      value.tree.comments(in: StatementRun(item).textStart..<item.range.lowerBound)
    }
  }

  private static func isType(_ item: Node) -> Bool {
    switch CodeBlockItemSyntax(item)?.item?.kind {
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

  /// "not cached", "don't reuse", "rather than shared": the words close to each other.
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

  private static let kept = ["cach", "uncach", "reus", "re-us", "shar", "unshar", "hoist"]

  private static let denials: Set<String> = [
    "not", "never", "no", "without", "avoid", "avoids", "instead", "rather", "don’t", "can’t", "cannot",
    "isn’t", "mustn’t", "shouldn’t", "over",
  ]

  private static func plain(_ comment: String) -> String {
    let text = comment.drop { $0 == "/" || $0 == "*" || $0 == " " }
    return String(text.prefix { !$0.isNewline })
  }
}
