import SwiftCST

extension Parser {
  /// What calling a function can lead to: `functionEffectSpecifiers`.
  ///
  ///     ('async' | 'reasync')? (throws-clause | 'rethrows')?
  @discardableResult
  mutating func functionEffectSpecifiers() -> Bool {
    effectSpecifiers(.functionEffectSpecifiers, allowsRethrows: true)
  }

  /// What calling a function of a function type can lead to: `typeEffectSpecifiers`.
  ///
  ///     'async'? throws-clause?
  @discardableResult
  mutating func typeEffectSpecifiers() -> Bool {
    effectSpecifiers(.typeEffectSpecifiers, allowsRethrows: false)
  }

  /// What reading a property can lead to: `accessorEffectSpecifiers`.
  ///
  ///     'async'? throws-clause?
  @discardableResult
  mutating func accessorEffectSpecifiers() -> Bool {
    effectSpecifiers(.accessorEffectSpecifiers, allowsRethrows: false)
  }

  /// The three kinds have the same children in the same places, so one node stands for them all until it is
  /// appended.
  @inline(never)
  private mutating func effectSpecifiers(_ nodeKind: SyntaxKind, allowsRethrows: Bool) -> Bool {
    let start = mark
    if !atEffectSpecifier { skipUnexpectedBeforeEffects() }
    guard atEffectSpecifier else { return false }
    var node = open(FunctionEffectSpecifiersSyntax.self, at: start)
    var hasAsync = false
    var hasThrows = false
    while atEffectSpecifier {
      switch kind {
      case .async where !hasAsync && !hasThrows, .reasync where allowsRethrows && !hasAsync && !hasThrows:
        take(&node, .asyncSpecifier)
        hasAsync = true
      case .throws where !hasThrows, .rethrows where allowsRethrows && !hasThrows:
        node.set(.throwsClause, throwsClause())
        hasThrows = true
      default:
        reportEffectSpecifier(hasAsync: hasAsync, hasThrows: hasThrows)
        skipUnexpectedToken()
      }
    }
    append(nodeKind, node.start, node.slots)
    return true
  }

  /// Sets words aside that stand between a signature and its effects on one line.
  @inline(never)
  private mutating func skipUnexpectedBeforeEffects() {
    guard kind.precedence == .name else { return }
    _ =
      skipUnexpectedOnLine(to: .async, below: .expressionKeyword, "unexpected code before 'async'")
      || skipUnexpectedOnLine(to: .throws, below: .expressionKeyword, "unexpected code before 'throws'")
      || skipUnexpectedOnLine(to: .rethrows, below: .expressionKeyword, "unexpected code before 'rethrows'")
  }

  /// Says what is wrong with the effect specifier here, given which came before.
  @inline(never)
  private mutating func reportEffectSpecifier(hasAsync: Bool, hasThrows: Bool) {
    switch kind {
    case .async, .reasync, .await:
      if hasAsync {
        report("'\(currentText)' has already been specified")
      } else if hasThrows, !at(.await) {
        report("'\(currentText)' must precede 'throws'")
      } else {
        report("expected async specifier; did you mean 'async'?")
      }
    default:
      report(
        hasThrows
          ? "'\(currentText)' has already been specified"
          : "expected throwing specifier; did you mean 'throws'?")
    }
  }

  /// What a function throws: `throwsClause`. Called at `throws` or `rethrows`.
  ///
  ///     ('throws' | 'rethrows') ('(' type ')')?
  @discardableResult
  mutating func throwsClause() -> Bool {
    var node = open(ThrowsClauseSyntax.self)
    take(&node, .throwsSpecifier)
    if take(&node, .leftParen, if: .leftParen) {
      node.set(.type, type(expected: "expected thrown error type after 'throws('"))
      expect(&node, .rightParen, .rightParen, "expected ')' after thrown error type")
    }
    close(node)
    return true
  }

  /// What deinitializing can lead to: `deinitializerEffectSpecifiers`.
  ///
  ///     'async'
  @discardableResult
  mutating func deinitializerEffectSpecifiers() -> Bool {
    guard atEffectSpecifier else { return false }
    var node = open(DeinitializerEffectSpecifiersSyntax.self)
    var hasAsync = false
    while atEffectSpecifier {
      switch kind {
      case .async where !hasAsync:
        take(&node, .asyncSpecifier)
        hasAsync = true
      case .async, .reasync, .await:
        reportEffectSpecifier(hasAsync: hasAsync, hasThrows: false)
        skipUnexpectedToken()
      default:
        report("deinitializers cannot throw")
        skipUnexpectedToken()
      }
    }
    close(node)
    return true
  }
}

// MARK: - Results

extension Parser {
  /// What a function returns: `returnClause`.
  ///
  ///     '->' type
  ///
  /// The type of a declared function may name its opaque types (`-> <T> T`), the type of a function type or
  /// a closure may not.
  @discardableResult
  mutating func returnClause(allowsNamedOpaqueType: Bool = true) -> Bool {
    var node = open(ReturnClauseSyntax.self)
    let start = node.start
    expect(&node, .arrow, .arrow, "expected '->'")
    skipMisplacedEffectSpecifiers()
    if allowsNamedOpaqueType {
      node.set(.type, resultType(expected: "expected type for function result"))
    } else {
      node.set(.type, type(expected: "expected type for function result"))
    }
    skipMisplacedEffectSpecifiers()
    close(node)
    return !isEmpty(since: start)
  }

  /// Sets effect specifiers aside that stand after the `->` they belong before.
  mutating func skipMisplacedEffectSpecifiers() {
    while atEffectSpecifier {
      report("'\(currentText)' may only occur before '->'")
      let start = mark
      let canName = at(.throws, .rethrows)
      advance()
      if canName, at(.leftParen), !hasTriviaBefore, lookAhead({ $0.skipParenthesisAndType() }) {
        advance()
        type()
        if at(.rightParen) { advance() }
      }
      closeUnexpected(start)
    }
  }

  private mutating func skipParenthesisAndType() -> Bool {
    advance()
    return skipType()
  }
}
