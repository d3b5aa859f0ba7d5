import SwiftCST

extension Parser {
  /// The effects of a function: `functionEffectSpecifiers`.
  ///
  ///     ('async' | 'reasync')? (throws-clause | 'rethrows')?
  @discardableResult
  mutating func functionEffectSpecifiers() -> Bool {
    effectSpecifiers(.functionEffectSpecifiers, allowsRethrows: true)
  }

  /// The effects of a function type: `typeEffectSpecifiers`.
  ///
  ///     'async'? throws-clause?
  @discardableResult
  mutating func typeEffectSpecifiers() -> Bool {
    effectSpecifiers(.typeEffectSpecifiers, allowsRethrows: false)
  }

  /// The effects of an accessor: `accessorEffectSpecifiers`.
  ///
  ///     'async'? throws-clause?
  @discardableResult
  mutating func accessorEffectSpecifiers() -> Bool {
    effectSpecifiers(.accessorEffectSpecifiers, allowsRethrows: false)
  }

  /// All three kinds have the same children in the same slots, so one node represents them until it is
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

  /// Sets aside words between a signature and its effects on the same line.
  @inline(never)
  private mutating func skipUnexpectedBeforeEffects() {
    guard kind.precedence == .name else { return }
    _ =
      skipUnexpectedOnLine(to: .async, below: .expressionKeyword, "unexpected code before 'async'")
      || skipUnexpectedOnLine(to: .throws, below: .expressionKeyword, "unexpected code before 'throws'")
      || skipUnexpectedOnLine(to: .rethrows, below: .expressionKeyword, "unexpected code before 'rethrows'")
  }

  /// Reports what is wrong with the current effect specifier, given the preceding ones.
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

  /// The errors that a function throws: `throwsClause`. Called at `throws` or `rethrows`.
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

  /// The effects of a deinitializer: `deinitializerEffectSpecifiers`.
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
  /// The result type of a function: `returnClause`.
  ///
  ///     '->' type
  ///
  /// Declared functions may name opaque types (`-> <T> T`); function types and closures may not.
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

  /// Sets aside effect specifiers after a `->` that they should precede.
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
