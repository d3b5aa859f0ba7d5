import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// A `Group` that holds one statement and nothing else: with one view in it, it groups nothing.
package struct SoleGroup: Sendable {
  private let group: FunctionCallExprSyntax
  private let closure: ClosureExprSyntax
  private let statement: Node

  /// The group right around branches; nil where there is none, or where it means more than its content.
  init?(around branches: Branches, in file: FileContext) {
    statement = branches.statement.node
    guard let found = statement.ancestors.first(where: { $0.kind == .closureExpr }),
      let closure = ClosureExprSyntax(found), closure.signature == nil,
      closure.statements?.children.only?.contains(statement) == true,
      closure.statements?.tokenIndices == statement.tokenIndices,
      let group = FunctionCallExprSyntax(found.parent), group.trailingClosure?.node == found,
      group.leftParen == nil, group.additionalTrailingClosures == nil,
      let callee = group.calledExpression, callee.text == "Group", file.index.isForeign(callee)
    else { return nil }
    self.group = group
    self.closure = closure
    guard !hasComments, !isDecided(branches) else { return nil }
  }

  private var hasComments: Bool {
    let tokens = group.node.tree.tokens
    let next = [statement.firstToken.index, closure.rightBrace?.index].compactMap(\.self)
    return next.contains { tokens.flags[$0].contains(.hasCommentBefore) }
  }

  /// Whether modifiers around the group would be a text's own, or those of a style, and so mean something
  /// else.
  private func isDecided(_ branches: Branches) -> Bool {
    let view = branches.all[0].chain.base
    let base = FunctionCallExprSyntax(view)?.calledExpression ?? view
    let isModified = MemberAccessExprSyntax(group.node.parent) != nil
    let isPlainView = base.kind == .declReferenceExpr && base.text != "Text"
    return isModified && !isPlainView
  }

  /// The edits that leave the content, which is written with the indentation of the statement; nil where its
  /// lines can't be moved.
  func edits(leaving content: [UInt8], in file: FileContext) -> [TextEdit]? {
    let quotes = Array("\"\"\"".utf8)
    guard !content.indices.contains(where: { content[$0...].starts(with: quotes) }) else { return nil }
    let source = SourceText(bytes: content)
    let outer = file.indentation(at: group.node.range.lowerBound)
    let shift = IndentShift(from: file.indentation(at: statement.range.lowerBound), to: outer)
    let moved = shift.apply(to: 0..<content.count, of: source, lines: LineTable(source))
    return [TextEdit(group.node.range, with: moved)] + movedModifiers(outer, in: file)
  }

  /// The modifiers around the group one level deeper, as those of a view without braces stand.
  private func movedModifiers(_ outer: [UInt8], in file: FileContext) -> [TextEdit] {
    guard let access = MemberAccessExprSyntax(group.node.parent), let period = access.period,
      period.startsLine, file.indentation(at: period.range.lowerBound) == outer
    else { return [] }
    let range = group.node.range.upperBound..<CallChain.whole(around: group.node).range.upperBound
    let shift = IndentShift(from: outer, to: outer + file.style.indentUnit.bytes)
    let moved = shift.apply(
      to: range, of: file.tree.source, lines: file.lines, protecting: file.tree.multilineStrings(in: range))
    return [TextEdit(range, with: moved)]
  }
}
