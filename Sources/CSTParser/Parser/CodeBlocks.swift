import SwiftCST

extension Parser {
  /// Statements in braces: `codeBlock`. Without an opening brace, there is none.
  ///
  ///     '{' items '}'
  @discardableResult
  mutating func codeBlock(
    allowInitDecl: Bool = true, expected message: String = "expected '{'"
  ) -> Bool {
    var node = open(CodeBlockSyntax.self)
    guard expect(&node, .leftBrace, .leftBrace, message) else { return false }
    node.set(.statements, codeBlockItems(allowInitDecl: allowInitDecl, until: .braceOrDirective))
    expect(&node, .rightBrace, .rightBrace, "expected '}' at end of brace statement")
    close(node)
    return true
  }

  /// Items up to an end: `codeBlockItemList`.
  ///
  /// - Parameter allowInitDecl: Whether `init` begins a declaration; in the body of an initializer, it is
  ///   more likely a call without `self.`.
  @discardableResult
  mutating func codeBlockItems(allowInitDecl: Bool = true, until listEnd: ListEnd) -> Bool {
    let start = mark
    var needsSeparator = false
    while !at(end: listEnd), !at(.endOfFile) {
      let itemStart = mark
      let end = endOfPreviousToken
      let isOnSameLine = !atStartOfLine
      let errorCount = errors.count
      let item = codeBlockItem(allowInitDecl: allowInitDecl, until: listEnd)
      guard !isEmpty(since: itemStart) else { break }
      let isSound = errors.count == errorCount
      if needsSeparator, isOnSameLine, item != .unexpected {
        report("consecutive statements on a line must be separated by ';'", at: end)
      }
      // After an invalid item, a missing separator is not the real problem.
      needsSeparator = item != .separated && isSound
    }
    return closeList(.codeBlockItemList, start)
  }
}

/// How an item of a code block ended.
private enum CodeBlockItemEnd {
  /// Without a semicolon.
  case open
  /// With a semicolon.
  case separated
  /// It was not a valid item.
  case unexpected
}

extension Parser {
  /// One item of a code block or a file: `codeBlockItem`.
  ///
  ///     (declaration | statement | expression | directive) ';'?
  private mutating func codeBlockItem(allowInitDecl: Bool, until listEnd: ListEnd) -> CodeBlockItemEnd {
    guard enter() else { return .unexpected }
    defer { leave() }
    var node = open(CodeBlockItemSyntax.self)
    var end = CodeBlockItemEnd.open
    if at(.poundIf), !atIfConfigOfAttributes() {
      node.set(.item, ifConfig(.statements(allowInitDecl: allowInitDecl)))
      close(node)
      return end
    }
    if at(.poundSourceLocation) {
      node.set(.item, poundSourceLocation())
      close(node)
      return end
    }
    if kind == .identifier, peek() != .colon, peek() != .colonColon {
      // A plain name that is not a label can only begin an expression.
      node.set(.item, expression())
    } else if atStartOfDeclaration(allowInitDecl: allowInitDecl) {
      node.set(.item, declaration())
    } else if atStartOfStatement(preferExpression: false) {
      node.set(.item, statementItem())
    } else if atStartOfExpression() {
      node.set(.item, expression())
    } else if atStartOfSwitchCase() {
      misplacedSwitchCase()
      close(node)
      return .unexpected
    } else if at(.atSign) && peek().isIdentifier || atReservedModifier {
      // No statement or expression begins with these.
      node.set(.item, declaration())
    } else {
      node.set(.item, unexpectedItem(allowInitDecl: allowInitDecl, until: listEnd))
      end = .unexpected
    }
    if at(.semicolon) {
      if isEmpty(since: node.start) { report("';' statements are not allowed") }
      take(&node, .semicolon)
      extraneousSemicolons()
      end = end == .unexpected ? end : .separated
    }
    close(node)
    return end
  }

  /// Whether the parser is at a reserved keyword that modifies a declaration.
  private var atReservedModifier: Bool {
    switch kind {
    case .fileprivate, .internal, .private, .public, .static: true
    default: false
    }
  }

  /// Semicolons after the one that ends an item.
  private mutating func extraneousSemicolons() {
    guard at(.semicolon) else { return }
    report("';' statements are not allowed")
    let start = mark
    while at(.semicolon) { advance() }
    closeUnexpected(start)
  }

  /// A statement as an item. If `as` follows `if` or `switch`, it is an expression with a cast:
  /// `sequenceExpr`.
  private mutating func statementItem() -> Bool {
    let start = mark
    guard statement() else { return false }
    guard at(.as), nodes.last?.kind == .expressionStmt else { return true }
    nodes.removeLast()
    var cast = open(UnresolvedAsExprSyntax.self)
    take(&cast, .asKeyword)
    if at(.postfixQuestionMark, .exclamationMark) { take(&cast, .questionOrExclamationMark) }
    close(cast)
    let typeStart = mark
    if type() { wrap(.typeExpr, typeStart) }
    closeList(.exprList, start)
    wrap(.sequenceExpr, start)
    return true
  }

  /// A `case` or `default` with its statements outside of a `switch`.
  private mutating func misplacedSwitchCase() {
    let name = lookAhead {
      _ = $0.skipAttributes()
      return $0.at(.default)
    }
    report("'\(name ? "default" : "case")' label can only appear inside a 'switch' statement")
    let start = mark
    switchCase()
    closeUnexpected(start)
  }

  /// Tokens that can't begin an item, up to one that does: `unexpectedCodeDecl`.
  private mutating func unexpectedItem(allowInitDecl: Bool, until listEnd: ListEnd) -> Bool {
    guard !at(.semicolon) else { return false }
    report(unexpectedItemMessage)
    let start = mark
    while !at(.endOfFile, .semicolon), !at(end: listEnd) {
      skipSingle()
      if at(.poundIf, .poundSourceLocation) || atStartOfDeclaration(allowInitDecl: allowInitDecl) { break }
      if atStartOfStatement(preferExpression: false) { break }
      if atStartOfLine, atStartOfExpression() { break }
    }
    closeUnexpected(start)
    append(.unexpectedCodeDecl, start, 0)
    return !isEmpty(since: start)
  }

  private var unexpectedItemMessage: String {
    switch kind {
    case .rightBrace where depth == 1: "extraneous '}' at top level"
    case .rightBrace: "unexpected '}' in conditional compilation block"
    case .poundElse, .poundElseif, .poundEndif: "unexpected conditional compilation block terminator"
    default: "expected expression"
    }
  }
}
