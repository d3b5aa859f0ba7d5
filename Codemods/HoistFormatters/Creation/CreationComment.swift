import CodemodKit
import Rewriting
import SwiftCST
import SwiftUIModel

/// A comment that announces the creation of a formatter, or that disables SwiftLint for its `try!`, above a
/// statement that stays but no longer creates it: `// Create the regular expression` above `guard let regex =
/// …`. It is removed together with the formatter.
struct CreationComment {
  /// The comment, without the whitespace around it (UTF-8 byte offsets, 0-based).
  let range: Range<Int>

  /// The first token of the following statement.
  private let statement: Token

  /// The comment above the statement that creates a plan's formatter; nil if there is none, or if it may
  /// contain more information.
  init?(of plan: HoistPlan, in file: FileContext) {
    let tree = plan.value.tree
    guard plan.property == nil,
      file.lines.isFirstOnLine(StatementRun(plan.scope.anchor).textStart, in: tree.source),
      let item = plan.value.ancestors.first(where: { $0.kind == .codeBlockItem }), item != plan.scope.anchor,
      !plan.statements.contains(item), item.firstToken.startsLine
    else { return nil }
    let above = StatementRun(item).textStart..<item.range.lowerBound
    let comments = tree.comments(in: above)
    guard comments.count == 1, comments[0].kind == .lineComment,
      Self.goesAlong(tree.source.string(in: comments[0].range), plan, item)
    else { return nil }
    range = comments[0].range
    statement = item.firstToken
  }

  private static func goesAlong(_ comment: String, _ plan: HoistPlan, _ statement: Node) -> Bool {
    guard let order = ToolComment(comment) else { return saysThatItIsMade(comment) }
    let forced = statement.subtree.filter { TryExprSyntax($0)?.questionOrExclamationMark?.text == "!" }
    return order.tool == "swiftlint:" && order.order == "disable:next force_try" && forced.count == 1
      && (plan.spareTries + [plan.value]).contains(forced[0])
  }

  private static func saysThatItIsMade(_ comment: String) -> Bool {
    let words = comment.lowercased().split { !$0.isLetter }.map(String.init)
    guard let verb = words.first, verbs.contains(verb) else { return false }
    return words.count < 8 && words.contains { word in nouns.contains(where: word.hasPrefix) }
  }

  private static let verbs: Set = [
    "build", "compile", "create", "creates", "define", "initialize", "initialize", "instantiate", "make",
    "prepare", "setup",
  ]

  private static let nouns = ["formatter", "decoder", "encoder", "regex", "regular"]

  /// The edit that removes the comment with its line.
  var removal: TextEdit { .deleting(range.lowerBound..<statement.range.lowerBound) }
}
