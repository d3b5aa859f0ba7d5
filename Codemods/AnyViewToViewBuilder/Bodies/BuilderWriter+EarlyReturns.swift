import CodemodKit
import Rewriting
import SwiftCST

extension BuilderWriter {
  /// `if c { return a }` followed by more statements: the rest becomes the `else`.
  mutating func early(
    _ view: IfExprSyntax, _ item: CodeBlockItemSyntax, _ rest: ArraySlice<CodeBlockItemSyntax>, _ depth: Int
  ) throws(Obstacle) {
    let chain = Self.chain(view)
    guard CodeBlockSyntax(chain[chain.count - 1].elseBody) == nil else {
      throw .builderCannotContain(terminates(view.node) ? "code after a 'return'" : Self.goesOn)
    }
    for link in chain {
      guard let body = link.body, let statements = body.statements, terminates(statements) else {
        throw .builderCannotContain(Self.goesOn)
      }
      try block(statements, depth: depth)
    }
    guard let next = rest.first, let brace = chain[chain.count - 1].body?.rightBrace else { return }
    let isInline = !next.node.firstToken.startsLine
    if !isInline { for link in chain { expand(link.body, depth, view.node.range.lowerBound) } }
    if let semicolon = item.semicolon { edits.append(.deleting(semicolon.range)) }
    if let following = IfExprSyntax(next.item?.unwrappedStatement), following.body != nil {
      let isLast = rest.count == 1
      let expands = !isInline && (isLast || rest.dropFirst().first?.node.firstToken.startsLine == true)
      let own = following.body
      join(
        following.node, own?.leftBrace, after: brace, item.semicolon, depth,
        expands: expands && isExpandable(own))
      if !isInline, isLast {
        for link in Self.chain(following) { expand(link.body, depth, view.node.range.lowerBound) }
        expand(
          CodeBlockSyntax(Self.chain(following)[Self.chain(following).count - 1].elseBody), depth,
          view.node.range.lowerBound)
      }
      return try statements(rest, depth: depth)
    }
    if let following = GuardStmtSyntax(next.item), !isInline,
      layout.tree.comments(in: following.node.firstToken.triviaBefore).isEmpty
    {
      let open = chain[chain.count - 1].body?.leftBrace
      join(following.node, open, after: brace, item.semicolon, depth, expands: true)
      return try statements(rest, depth: depth)
    }
    try otherwise(
      after: brace, chain[chain.count - 1].body, item.semicolon, rest, depth,
      like: view.node.range.lowerBound, isInline)
  }

  static let goesOn = "a branch that continues below it"

  /// `if`, `else if`, `else if` ….
  private static func chain(_ view: IfExprSyntax) -> [IfExprSyntax] {
    var links = [view]
    while let next = IfExprSyntax(links[links.count - 1].elseBody) { links.append(next) }
    return links
  }

  /// Puts the rest of a block after `} else {`.
  private mutating func otherwise(
    after brace: Token, _ block: CodeBlockSyntax?, _ semicolon: Token?,
    _ rest: ArraySlice<CodeBlockItemSyntax>, _ depth: Int,
    like offset: Int,
    _ isInline: Bool
  ) throws(Obstacle) {
    guard let first = rest.first, let last = rest.last else { return }
    let gap = (semicolon ?? brace).range.upperBound..<first.node.range.lowerBound
    if isInline {
      edits.append(.inserting(" else {", at: brace.range.upperBound))
      try statements(rest, depth: depth)
      edits.append(.inserting(" }", at: last.node.range.upperBound))
      return
    }
    let isBelow = block?.leftBrace?.startsLine ?? false
    let opening = elseOpening(isBelow: isBelow, like: offset, depth)
    edits.append(TextEdit(brace.range.upperBound..<brace.range.upperBound, with: opening))
    closeUp(gap)
    let end = layout.endOfLine(after: last.node.lastToken)
    let body = lineAfter(gap)..<end
    shifts.indent(body, by: 1, includesFirst: true, layout)
    try statements(rest, depth: depth + 1)
    edits.append(TextEdit(end..<end, with: layout.newLine(like: offset, levels: depth) + [UInt8(ascii: "}")]))
  }

  /// The offset of the line after the first line end in a gap.
  func lineAfter(_ gap: Range<Int>) -> Int {
    let line = layout.lines.lineIndex(of: gap.lowerBound) + 1
    return min(layout.lines.lineStarts[min(line, layout.lines.lineStarts.count - 1)], gap.upperBound)
  }

  /// Removes the empty lines at the start of a gap.
  mutating func closeUp(_ gap: Range<Int>) {
    let first = layout.lines.lineIndex(of: gap.lowerBound) + 1
    var line = first
    while line < layout.lines.lineIndex(of: gap.upperBound) {
      let content = layout.lines.content(ofLine: line, in: layout.tree.source)
      guard layout.lines.indentationRange(at: content.lowerBound, in: layout.tree.source) == content else {
        break
      }
      line += 1
    }
    guard line > first else { return }
    edits.append(.deleting(layout.lines.lineStarts[first]..<layout.lines.lineStarts[line]))
  }

  /// `}` and the following `if` become `} else if`; comments between them move into its block. If `expands`,
  /// the block's statements get their own lines.
  private mutating func join(
    _ following: Node, _ open: Token?, after brace: Token, _ semicolon: Token?, _ depth: Int, expands: Bool
  ) {
    let start = following.range.lowerBound
    let gap = (semicolon ?? brace).range.upperBound..<start
    let isBelow = open?.startsLine ?? false
    let joint =
      isBelow ? layout.newLine(like: start, levels: depth) + Array("else ".utf8) : Array(" else ".utf8)
    edits.append(TextEdit(gap, with: joint))
    let comments = layout.tree.comments(in: gap)
    guard !comments.isEmpty, let open else { return }
    let newLine = layout.newLine(like: start, levels: depth + 1)
    var text = comments.flatMap { newLine + layout.bytes($0.range) }
    let end = open.range.upperBound
    let spaces = expands ? 0 : layout.tree.source.bytes[end...].prefix(while: \.isSpaceOrTab).count
    if !expands, !layout.lines.isLastOnLine(end, in: layout.tree.source) { text += newLine }
    edits.append(TextEdit(end..<end + spaces, with: text))
  }

  /// `else {` in the style of the file: after the brace that ends a block, or on its own lines if the block's
  /// opening brace `isBelow` its `if`.
  func elseOpening(isBelow: Bool, like offset: Int, _ depth: Int) -> [UInt8] {
    let newLine = layout.newLine(like: offset, levels: depth)
    return isBelow ? newLine + Array("else".utf8) + newLine + [UInt8(ascii: "{")] : Array(" else {".utf8)
  }

  /// Whether a block is on one line, with no comment next to its braces.
  private func isExpandable(_ body: CodeBlockSyntax?) -> Bool {
    guard let body, layout.isOneLine(body.node.range), let statements = body.statements else { return false }
    return layout.tree.comments(in: statements.firstToken.triviaBefore).isEmpty
      && layout.tree.comments(in: body.rightBrace?.triviaBefore ?? 0..<0).isEmpty
  }

  /// Puts the statements of a one-line block on their own lines.
  mutating func expand(_ body: CodeBlockSyntax?, _ depth: Int, _ offset: Int) {
    guard let body, isExpandable(body), let open = body.leftBrace, let close = body.rightBrace,
      let statements = body.statements
    else { return }
    let inner = layout.newLine(like: offset, levels: depth + 1)
    let outer = layout.newLine(like: offset, levels: depth)
    let before = open.range.upperBound..<statements.range.lowerBound
    let after = statements.range.upperBound..<close.range.lowerBound
    edits.append(TextEdit(before, with: inner))
    edits.append(TextEdit(after, with: outer))
  }

  /// Whether every path through a list of statements, or a statement, leaves the function.
  func terminates(_ node: Node) -> Bool {
    switch node.kind {
    case .codeBlockItemList:
      return node.children.last.flatMap { CodeBlockItemSyntax($0)?.item }.map(terminates) ?? false
    case .returnStmt, .throwStmt: return true
    case .expressionStmt: return terminates(node.unwrappedStatement)
    case .ifExpr:
      let view = IfExprSyntax(unchecked: node)
      guard let body = view.body?.statements, let other = view.elseBody else { return false }
      return terminates(body) && (CodeBlockSyntax(other)?.statements).map(terminates) ?? terminates(other)
    case .switchExpr:
      let cases = SwitchExprSyntax(node)?.cases?.children.map { $0 } ?? []
      return !cases.isEmpty && cases.allSatisfy { SwitchCaseSyntax($0)?.statements.map(terminates) ?? false }
    default:
      return isNever(node)
    }
  }

  func isNever(_ node: Node) -> Bool {
    guard let callee = FunctionCallExprSyntax(node)?.calledExpression else { return false }
    return ["fatalError", "preconditionFailure"].contains(callee.text)
  }
}
