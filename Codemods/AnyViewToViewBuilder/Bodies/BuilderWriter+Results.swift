import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

// MARK: - Results

extension BuilderWriter {
  mutating func result(_ statement: ReturnStmtSyntax) throws(Obstacle) {
    guard let value = statement.expression, let keyword = statement.returnKeyword else {
      throw .builderCannotContain("a 'return' without a value")
    }
    let gap = keyword.range.upperBound..<value.range.lowerBound
    let start = layout.tree.comments(in: gap).first?.range.lowerBound ?? value.range.lowerBound
    if let ternary = UnfoldedTernary(value) { return try split(ternary, from: keyword.range.lowerBound) }
    edits.append(.deleting(keyword.range.lowerBound..<start))
    if layout.lines.isFirstOnLine(start, in: layout.tree.source) {
      let (own, outer) = (layout.indentation(at: start), layout.indentation(at: keyword.range.lowerBound))
      shifts.outdent(start..<value.range.upperBound, by: own.count - outer.count, layout)
    }
    guard try strip(value, keeping: nil) else { throw notErased(value) }
  }

  private func notErased(_ value: Node) -> Obstacle {
    if let name = reader.erasures.missingHelper(value) { return .missingHelper(name) }
    return .notErased("'\(value.shortText)'")
  }

  /// Removes the erasure of a result. Returns false if it has none.
  mutating func strip(_ value: Node, keeping statement: ReturnStmtSyntax?) throws(Obstacle) -> Bool {
    if let erasure = reader.erasures.erasure(value, expected: true) {
      if let problem = OperandCheck(index: reader.index).obstacle(erasure.operand) { throw problem }
      take(erasure, keeping: statement)
      plan.heads.append(head(of: erasure.operand))
      return true
    }
    if let called = reader.calledErased(value) {
      plan.results.insert(called)
      plan.heads.append(head(of: value))
      return true
    }
    if statement != nil || !isBuilder, reader.erasures.missingHelper(value) != nil { throw notErased(value) }
    return isNever(value)
  }

  private func head(of view: Node) -> ViewHead {
    ViewHeads(index: reader.index, erasures: reader.erasures).head(of: view)
  }

  mutating func expression(_ node: Node, isLast: Bool) throws(Obstacle) {
    if isBuilder {
      if !(try stripChild(node)) && isAssignment(node) { throw .builderCannotContain("an assignment") }
      return
    }
    if isLast {
      if let ternary = UnfoldedTernary(node) { return try split(ternary, from: node.range.lowerBound) }
      guard try strip(node, keeping: nil) else { throw notErased(node) }
      return
    }
    guard !isNever(node) else { throw .builderCannotContain("code after a call that never returns") }
    try discard(node)
  }

  /// Removes the erasure of a view in a builder. Anything else is kept.
  private mutating func stripChild(_ node: Node) throws(Obstacle) -> Bool {
    guard reader.erasures.erasure(node, expected: false) != nil else { return false }
    return try strip(node, keeping: nil)
  }

  /// Discards the value of a statement that is not a view: `let _ = print("made")`.
  private mutating func discard(_ node: Node) throws(Obstacle) {
    var call = node
    while call.kind == .tryExpr || call.kind == .awaitExpr, let inner = call.children.last {
      call = inner
    }
    let elements = SequenceExprSyntax(node)?.elements?.children.map { $0 } ?? []
    if elements.first?.kind == .discardAssignmentExpr, elements.count > 1, elements[1].kind == .assignmentExpr
    {
      edits.append(.inserting("let ", at: node.range.lowerBound))
    } else if call.kind == .functionCallExpr {
      edits.append(.inserting("let _ = ", at: node.range.lowerBound))
    } else {
      throw .builderCannotContain(isAssignment(node) ? "an assignment" : "a statement that returns no view")
    }
    if plan.voidCall == nil { plan.voidCall = node.shortText }
  }

  private func isAssignment(_ node: Node) -> Bool {
    SequenceExprSyntax(node)?.elements?.children.contains(where: \.isAssignmentOperator) ?? false
  }

  /// A ternary that is a statement.
  mutating func split(statement: Node) throws(Obstacle) {
    guard let ternary = UnfoldedTernary(statement) else { return }
    try split(ternary, from: statement.range.lowerBound)
  }

  /// `condition ? a : b` becomes branches.
  mutating func split(_ ternary: UnfoldedTernary, from start: Int) throws(Obstacle) {
    let between = ternary.condition.upperBound..<ternary.otherwise.range.upperBound
    let inner = [ternary.then.range, ternary.otherwise.range]
    guard !hasComments(between, outside: inner) else {
      throw .builderCannotContain("a ternary with comments")
    }
    let isInline = !layout.lines.isFirstOnLine(start, in: layout.tree.source)
    func line(_ levels: Int) -> [UInt8] {
      isInline ? [UInt8(ascii: " ")] : layout.newLine(like: start, levels: levels)
    }
    edits.append(TextEdit(start..<ternary.condition.lowerBound, with: "if "))
    edits.append(
      TextEdit(ternary.condition.upperBound..<ternary.then.range.lowerBound, with: Array(" {".utf8) + line(1))
    )
    edits.append(
      TextEdit(
        ternary.then.range.upperBound..<ternary.otherwise.range.lowerBound,
        with: line(0) + Array("} else {".utf8) + line(1)))
    edits.append(
      TextEdit(
        ternary.node.range.upperBound..<ternary.node.range.upperBound, with: line(0) + [UInt8(ascii: "}")]))
    for branch in [ternary.then, ternary.otherwise] {
      guard try strip(branch, keeping: nil) else { throw notErased(branch) }
      let isDeeper = layout.indentation(at: branch.range.lowerBound) != layout.indentation(at: start)
      if !isInline, !isDeeper { shifts.indent(branch.range, by: 1, includesFirst: false, layout) }
    }
    plan.splitsTernary = true
  }

  func hasComments(_ range: Range<Int>, outside inner: [Range<Int>]) -> Bool {
    layout.tree.comments(in: range).contains { comment in
      !inner.contains { $0.contains(comment.range) }
    }
  }
}

// MARK: - Erasures

extension BuilderWriter {
  /// Removes an erasure, and outdents its lines if the operand started on a line of its own. Keeps comments.
  mutating func take(_ erasure: Erasure, keeping statement: ReturnStmtSyntax?) {
    let whole = erasure.node.range
    let operand = erasure.operand.range
    let before = layout.tree.comments(in: erasure.isSuffix ? 0..<0 : openingGap(erasure))
    let after = layout.tree.comments(in: closingGap(erasure))
    var start = operand.lowerBound
    if let first = before.first {
      if let statement, let keyword = statement.returnKeyword {
        move(before, above: keyword.range.lowerBound)
      } else {
        start = first.range.lowerBound
      }
    }
    let end = after.last?.range.upperBound ?? operand.upperBound
    if whole.lowerBound < start { edits.append(.deleting(whole.lowerBound..<start)) }
    if end < whole.upperBound {
      let endsInLineComment = after.last?.kind == .lineComment || after.last?.kind == .docLineComment
      let isEndOfLine = erasure.node.lastToken.next?.startsLine ?? true
      let trailing = layout.tree.tokens.trailingTrivia(
        of: erasure.node.lastToken.index, in: layout.tree.source)
      let next = layout.tree.comments(in: trailing).first
      let newLine =
        endsInLineComment && (!isEndOfLine || next != nil)
        ? layout.newLine(like: whole.lowerBound, levels: 0) : []
      let upTo = newLine.isEmpty ? whole.upperBound : next?.range.lowerBound ?? whole.upperBound
      edits.append(TextEdit(end..<upTo, with: newLine))
    }
    guard !erasure.isSuffix, layout.lines.isFirstOnLine(start, in: layout.tree.source) else { return }
    let own = layout.indentation(at: start).count
    let outer = layout.indentation(at: whole.lowerBound).count
    shifts.outdent(start..<end, by: own - outer, layout)
  }

  private func openingGap(_ erasure: Erasure) -> Range<Int> {
    erasure.operand.firstToken.triviaBefore
  }

  /// From the operand to the closing parenthesis, or to the period of the helper.
  private func closingGap(_ erasure: Erasure) -> Range<Int> {
    erasure.operand.lastToken.next?.triviaBefore ?? 0..<0
  }

  private mutating func move(_ comments: [TriviaPiece], above offset: Int) {
    let newLine = layout.newLine(like: offset, levels: 0)
    let text = comments.flatMap { layout.bytes($0.range) + newLine }
    edits.append(TextEdit(offset..<offset, with: text))
  }
}
