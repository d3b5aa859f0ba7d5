import CodemodKit
import Rewriting
import SwiftCST

extension BuilderWriter {
  /// `guard c else { return a }` followed by more statements: `if c { … } else { a }`.
  mutating func guardStatement(
    _ view: GuardStmtSyntax, _ rest: ArraySlice<CodeBlockItemSyntax>, _ depth: Int
  ) throws(Obstacle) {
    guard let first = rest.first, let last = rest.last, let keyword = view.guardKeyword,
      let conditions = view.conditions, let body = view.body, let statements = body.statements,
      let open = body.leftBrace, let close = body.rightBrace, terminates(statements)
    else { throw .builderCannotContain(Self.goesOn) }
    let header = conditions.range.upperBound..<open.range.lowerBound
    guard !hasComments(header, outside: []) else {
      throw .builderCannotContain("a 'guard' with comments in its head")
    }
    edits.append(TextEdit(keyword.range, with: "if"))
    alignConditions(conditions, keyword, depth)
    let isInline = !first.node.firstToken.startsLine
    let offset = keyword.range.lowerBound
    let exit = try exitText(
      of: open.range.upperBound..<close.range.lowerBound, statements, offset, depth, isInline)
    let isBelow = open.startsLine
    let newLine = layout.newLine(like: offset, levels: depth)
    let opening = isBelow ? newLine + [UInt8(ascii: "{")] : Array(" {".utf8)
    edits.append(TextEdit(conditions.range.upperBound..<close.range.upperBound, with: opening))
    let semicolon = CodeBlockItemSyntax(view.node.parent)?.semicolon
    let gap = (semicolon ?? close).range.upperBound..<first.node.range.lowerBound
    if let semicolon { edits.append(.deleting(semicolon.range)) }
    if isInline {
      try self.statements(rest, depth: depth)
      edits.append(
        TextEdit(
          last.node.range.upperBound..<last.node.range.upperBound,
          with: Array(" } else { ".utf8) + exit + Array(" }".utf8)))
      return
    }
    closeUp(gap)
    let end = layout.endOfLine(after: last.node.lastToken)
    shifts.indent(lineAfter(gap)..<end, by: 1, includesFirst: true, layout)
    try self.statements(rest, depth: depth + 1)
    let brace = [UInt8(ascii: "}")]
    let middle = newLine + brace + elseOpening(isBelow: isBelow, like: offset, depth)
    edits.append(TextEdit(end..<end, with: middle + exit + newLine + brace))
  }

  /// Keeps conditions aligned below the first one: `if` is three characters shorter than `guard`.
  private mutating func alignConditions(_ conditions: Node, _ keyword: Token, _ depth: Int) {
    let base = layout.indentation(at: keyword.range.lowerBound)
    let levels = layout.style.indentUnit.bytes(levels: depth)
    let column = width(base) + 6
    for element in conditions.children where element.firstToken.startsLine {
      let start = element.range.lowerBound
      let indentation = layout.lines.indentationRange(at: start, in: layout.tree.source)
      guard width(layout.bytes(indentation)) == column else { continue }
      edits.append(TextEdit(indentation, with: base + levels + Array("   ".utf8)))
    }
  }

  /// The width of whitespace in columns, with four columns for a tab.
  private func width(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) } }

  /// The statements of a guard's block as those of a builder, indented for the `else` that they move to.
  private mutating func exitText(
    of block: Range<Int>, _ statements: Node, _ offset: Int, _ depth: Int, _ isInline: Bool
  ) throws(Obstacle) -> [UInt8] {
    var inner = BuilderWriter(reader, isBuilder: isBuilder)
    try inner.block(statements, depth: depth)
    let range = trimmed(block)
    if !isInline { inner.shifts.indent(range, by: depth, includesFirst: false, layout) }
    let own = inner.finish()
    plan.heads += own.heads
    plan.results.formUnion(own.results)
    plan.voidCall = plan.voidCall ?? own.voidCall
    plan.splitsTernary = plan.splitsTernary || own.splitsTernary
    let moved = own.edits.map { edit in
      TextEdit(
        edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
        with: edit.replacement)
    }
    let text = TextEdit.apply(moved.sorted(on: \.range.lowerBound), to: layout.bytes(range))
    return isInline ? text : layout.newLine(like: offset, levels: depth + 1) + text
  }

  /// A range without the whitespace at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let bytes = layout.tree.source.bytes
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start].isWhiteSpace { start += 1 }
    while end > start, bytes[end - 1].isWhiteSpace { end -= 1 }
    return start..<end
  }
}
