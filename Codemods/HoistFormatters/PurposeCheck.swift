import CodemodKit
import SwiftCST

/// Finds comments by which people say that a formatter is made anew on purpose.
struct PurposeCheck {
  /// The statements that make the formatter.
  let statements: [Node]

  /// The first such comment that would move with them: its line that says so.
  var comment: String? {
    for run in StatementRun.runs(of: statements) {
      let range = run.textRange
      let tree = run.items[0].tree
      for token in run.items[0].tokenIndices
        .lowerBound...run.items[run.items.count - 1].tokenIndices.upperBound
      {
        let gap = tree.tokens.gap(before: token).clamped(to: range)
        for piece in TriviaPieces(of: gap, in: tree.source) where piece.kind.isComment {
          let text = tree.source.string(in: piece.range)
          if Self.words.contains(where: text.lowercased().contains) { return Self.plain(text) }
        }
      }
    }
    return nil
  }

  private static let words = [
    "per call", "every call", "each call", "each time", "every time", "cache", "caching", "thread", "reuse",
    "re-use", "on purpose", "deliberate", "intentional", "snapshot",
  ]

  private static func plain(_ comment: String) -> String {
    let text = comment.drop { $0 == "/" || $0 == "*" || $0 == " " }
    return String(text.prefix { !$0.isNewline })
  }
}
