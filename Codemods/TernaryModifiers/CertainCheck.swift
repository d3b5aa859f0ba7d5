import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// `if #available(iOS 16, *) { … } else { … }` where the deployment target makes the check always true: its
/// `else` is never displayed.
struct CertainCheck {
  /// Why the check is always true.
  let obstacle: Obstacle

  /// The edits that keep the first branch.
  let edits: [TextEdit]

  /// Analyzes the branches of a check; nil if it isn't the only condition, or not always true.
  init?(_ statement: IfExprSyntax, in file: FileContext) {
    guard statement.elseBody != nil,
      let check = AvailabilityConditionSyntax(
        ConditionElementSyntax(statement.conditions?.children.only)?.condition),
      check.availabilityKeyword?.kind == .poundAvailable, let arguments = check.availabilityArguments,
      let target = Self.target(above: arguments, at: statement.node, file.index),
      let list = statement.body?.statements, Self.canBeTakenOut(list),
      statement.node.tree.multilineStrings(in: list.range).isEmpty
    else { return nil }
    obstacle = Obstacle(
      TernaryRules.alwaysTrue,
      "'\(check.node.shortText)' is always true for \(target); remove the 'else', which is never shown")
    edits = Self.edits(leaving: list, of: statement.node, file)
  }

  /// The deployment target that makes a check true; nil if one of its platforms may be older or is unknown.
  private static func target(above arguments: Node, at node: Node, _ index: ProjectIndex) -> String? {
    let needed = LocalAvailability.versions(arguments)
    let listed = arguments.children.count { $0.children.contains { $0.kind == .platformVersion } }
    let deployment = index.buildSettings(at: node).deployment
      .merging(index.localVersions(at: node), uniquingKeysWith: max)
    guard let first = Platform.allCases.first(where: { needed[$0] != nil }), needed.count == listed,
      needed.allSatisfy({ platform, version in deployment[platform].map { $0 >= version } ?? false })
    else { return nil }
    return "\(first.rawValue) \(deployment[first]?.description ?? "")"
  }

  /// Whether statements have the same meaning without the braces: they declare nothing.
  private static func canBeTakenOut(_ list: Node) -> Bool {
    list.children.first { _ in true } != nil
      && list.children.allSatisfy { item in
        [.functionCallExpr, .memberAccessExpr, .declReferenceExpr, .ifExpr, .switchExpr, .expressionStmt]
          .contains(CodeBlockItemSyntax(item)?.item?.kind)
      }
  }

  private static func edits(leaving list: Node, of statement: Node, _ file: FileContext) -> [TextEdit] {
    let brace = list.firstToken.previous?.range.upperBound ?? list.range.lowerBound
    let start = file.tree.comments(in: brace..<list.range.lowerBound).first?.range.lowerBound
    let content = (start ?? list.range.lowerBound)..<list.range.upperBound
    let surplus =
      file.indentation(at: content.lowerBound).count - file.indentation(at: statement.range.lowerBound).count
    let opening = TextEdit.deleting(statement.range.lowerBound..<content.lowerBound)
    let closing = TextEdit.deleting(content.upperBound..<statement.range.upperBound)
    return [opening] + outdents(content, by: surplus, file) + [closing]
  }

  /// Removes `surplus` bytes of indentation from the lines that begin in a range.
  private static func outdents(_ range: Range<Int>, by surplus: Int, _ file: FileContext) -> [TextEdit] {
    guard surplus > 0 else { return [] }
    let lines = file.lines.lineIndex(of: range.lowerBound)..<file.lines.lineIndex(of: range.upperBound)
    return lines.compactMap { line in
      let start = file.lines.lineStarts[line + 1]
      let count = min(surplus, file.indentation(at: start).count)
      return count > 0 ? .deleting(start..<start + count) : nil
    }
  }
}
