import SwiftCST

/// The content of the clauses of a `#if`.
enum DirectiveContent {
  case statements(allowInitDecl: Bool)
  case members
  case switchCases
  case attributes
  /// A chain of members of the expression before the `#if`.
  case postfixExpression(ExpressionFlavor)
}

// MARK: - Conditional compilation

extension Parser {
  /// `ifConfigDecl`, at `#if`.
  ///
  ///     '#if' condition content ('#elseif' condition content)* ('#else' content)? '#endif'
  @discardableResult
  mutating func ifConfig(_ content: DirectiveContent) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    var node = open(IfConfigDeclSyntax.self)
    let start = mark
    var isDecided = false
    repeat {
      let clause = index
      let condition = ifConfigClause(content)
      skipToDirective()
      let value = condition.isEmpty ? nil : VersionCondition.value(of: condition, tokens, source)
      if isDecided || value == false { dropErrors(from: clause) }
      if value == true { isDecided = true }
    } while at(.poundElseif, .poundElse) || atElifTypo()
    closeList(.ifConfigClauseList, start)
    node.set(.clauses)
    if at(.poundEndif) {
      take(&node, .poundEndif)
      restOfDirectiveLine("extra tokens following conditional compilation directive")
    } else {
      report("expected #else or #endif at end of conditional compilation block")
    }
    close(node)
    return true
  }

  /// Removes the errors between a token and the current one: no Swift version in use parses this code.
  private mutating func dropErrors(from first: Int) {
    let range = Int(tokens.starts[first])..<Int(tokens.starts[index])
    errors.removeAll { range.contains($0.offset) }
  }

  /// `ifConfigClause`, at the directive that begins it. Returns the tokens of its condition.
  private mutating func ifConfigClause(_ content: DirectiveContent) -> Range<Int> {
    var node = open(IfConfigClauseSyntax.self)
    var condition = index..<index
    if ifConfigKeyword(&node) {
      let first = index
      defer { condition = first..<index }
      let hasCondition = sequenceExpression(.poundIfDirective)
      node.set(.condition, hasCondition)
      if !hasCondition { report("incomplete condition in conditional compilation directive") }
    }
    restOfDirectiveLine("extra tokens following conditional compilation directive")
    node.set(.elements, directiveContent(content))
    close(node)
    return condition
  }

  /// The directive that begins a clause. Returns whether a condition follows.
  private mutating func ifConfigKeyword(_ node: inout Open<IfConfigClauseSyntax>) -> Bool {
    let start = mark
    switch kind {
    case .poundElse where peek() == .if && !startsLine(1):
      report(
        "unexpected 'if' keyword following '#else' conditional compilation directive; "
          + "did you mean '#elseif'?")
      advance()
      advance()
      closeUnexpected(start)
      return true
    case .poundElse:
      take(&node, .poundKeyword)
      return false
    case .pound:
      report("use of unknown directive '#elif'")
      advance()
      advance()
      closeUnexpected(start)
      return true
    default:
      take(&node, .poundKeyword)
      return true
    }
  }

  private mutating func directiveContent(_ content: DirectiveContent) -> Bool {
    switch content {
    case .statements(let allowInitDecl):
      codeBlockItems(allowInitDecl: allowInitDecl, until: .directive)
    case .members:
      memberBlockItems(until: .directive)
    case .switchCases:
      switchCases()
    case .attributes:
      attributes()
    case .postfixExpression(let flavor):
      suffixesInDirective(flavor)
    }
  }

  /// Sets aside the tokens between the content of a clause and the directive that ends it, if that is near.
  private mutating func skipToDirective() {
    guard !atEndOfIfConfigClause(), !at(.endOfFile) else { return }
    let limit = index + Self.maximumRecovery
    var directive = index
    let isNear = lookAhead { parser in
      var depth = 0
      while depth > 0 || !parser.atEndOfIfConfigClause() {
        guard !parser.at(.endOfFile), parser.index < limit else { return false }
        if parser.at(.poundIf) { depth += 1 }
        if parser.at(.poundEndif) { depth -= 1 }
        parser.advance()
      }
      directive = parser.index
      return true
    }
    guard isNear else { return }
    report("unexpected code in conditional compilation block")
    let start = mark
    while index < directive { advance() }
    closeUnexpected(start)
  }

  /// Sets aside the tokens after a directive on its line.
  private mutating func restOfDirectiveLine(_ message: String) {
    guard !atStartOfLine, !at(.endOfFile) else { return }
    report(message)
    let start = mark
    while !atStartOfLine, !at(.endOfFile) { advance() }
    closeUnexpected(start)
  }
}

// MARK: - Ends of clauses

extension Parser {
  /// Whether the parser is at a directive that ends a clause of `#if`.
  func atEndOfIfConfigClause() -> Bool {
    at(.poundElseif, .poundElse, .poundEndif) || at(.pound) && atElifTypo()
  }

  /// Whether the parser is at `#elif` and a condition. Without a name after it, `#elif` could be a macro.
  private func atElifTypo() -> Bool {
    at(.pound) && !hasTriviaAfter && peek(text: "elif") && !startsLine(1) && peek(2).isIdentifier
      && !startsLine(2)
  }
}

// MARK: - Source locations

extension Parser {
  /// `poundSourceLocation`.
  ///
  ///     '#sourceLocation' '(' ('file' ':' string ',' 'line' ':' integer)? ')'
  @discardableResult
  mutating func poundSourceLocation() -> Bool {
    var node = open(PoundSourceLocationSyntax.self)
    take(&node, .poundSourceLocation)
    if at(.leftParen), !atStartOfLine {
      take(&node, .leftParen)
      if !at(.rightParen) { node.set(.arguments, sourceLocationArguments()) }
      expect(&node, .rightParen, .rightParen, "expected ')' in #sourceLocation directive")
    } else {
      report("expected '(' in #sourceLocation directive")
    }
    restOfDirectiveLine("extra tokens following the #sourceLocation directive")
    close(node)
    return true
  }

  private mutating func sourceLocationArguments() -> Bool {
    var node = open(PoundSourceLocationArgumentsSyntax.self)
    let start = node.start
    expect(&node, .fileLabel, .file, "expected 'file:' in #sourceLocation directive")
    expect(&node, .fileColon, .colon, "expected ':' in #sourceLocation directive")
    node.set(.fileName, simpleStringLiteral())
    expect(&node, .comma, .comma, "expected ',' in #sourceLocation directive")
    expect(&node, .lineLabel, .line, "expected 'line:' in #sourceLocation directive")
    expect(&node, .lineColon, .colon, "expected ':' in #sourceLocation directive")
    if !take(&node, .lineNumber, if: .integerLiteral) {
      report("expected starting line number for #sourceLocation directive")
    }
    close(node)
    return !isEmpty(since: start)
  }
}
