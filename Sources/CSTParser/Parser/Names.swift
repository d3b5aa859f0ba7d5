import SwiftCST

/// The names that a reference to a declaration may use.
struct DeclNameOptions: OptionSet {
  let rawValue: UInt8

  /// Operators: `==`.
  static let operators = DeclNameOptions(rawValue: 1 << 0)

  /// Reserved keywords, as after a period: `.default`.
  static let keywords = DeclNameOptions(rawValue: 1 << 1)

  /// Reserved keywords, including `deinit` and `subscript`.
  static let keywordsUsingSpecialNames: DeclNameOptions = [.keywords, DeclNameOptions(rawValue: 1 << 2)]

  /// Names with argument labels: `insert(_:at:)`.
  static let compoundNames = DeclNameOptions(rawValue: 1 << 3)

  /// Names with argument labels, including empty ones: `reset()`.
  static let zeroArgCompoundNames: DeclNameOptions = [.compoundNames, DeclNameOptions(rawValue: 1 << 4)]
}

// MARK: - References

extension Parser {
  /// A reference to a declaration: `declReferenceExpr`.
  ///
  ///     module-selector? (identifier | 'init' | 'self' | 'Self' | operator | keyword) argument-names?
  @discardableResult
  mutating func declReference(
    _ options: DeclNameOptions = [], expected message: String = "expected identifier"
  ) -> Bool {
    if atPlainName {
      plainName()
      return true
    }
    var node = open(DeclReferenceExprSyntax.self)
    let start = node.start
    let isQualified = moduleSelector()
    node.set(.moduleSelector, isQualified)
    if !declBaseName(&node, options, isQualified: isQualified) { report(message) }
    node.set(.argumentNames, argumentNames(options))
    close(node)
    return !isEmpty(since: start)
  }

  /// Whether the parser is at a name that is neither qualified nor followed by possible argument labels.
  @inline(__always)
  private var atPlainName: Bool {
    guard at(.identifier) else { return false }
    let next = peek()
    return next != .colonColon && next != .leftParen
  }

  /// A reference that is one token.
  @inline(__always)
  mutating func plainName() {
    var node = open(DeclReferenceExprSyntax.self)
    take(&node, .baseName)
    close(node)
  }

  /// The name itself. On another line than the `::` before it, it is a separate token.
  private mutating func declBaseName(
    _ node: inout Open<DeclReferenceExprSyntax>, _ options: DeclNameOptions, isQualified: Bool
  ) -> Bool {
    if isQualified, atStartOfLine { return false }
    switch kind {
    case _ where kind.isIdentifier, .`init`, .self, .Self:
      take(&node, .baseName)
    case .binaryOperator, .prefixOperator, .postfixOperator:
      guard options.contains(.operators) else { return false }
      take(&node, .baseName, as: .binaryOperator)
    default:
      let takesKeywords = isQualified || options.contains(.keywords)
      guard takesKeywords, kind.isReservedKeyword else { return false }
      take(&node, .baseName)
    }
    return true
  }

  /// The argument labels of a name: `declNameArguments`.
  ///
  ///     '(' (label ':')* ')'
  ///
  /// It may only contain labels and colons; `f(x: 1)` is a call.
  @inline(__always)
  mutating func argumentNames(_ options: DeclNameOptions) -> Bool {
    guard at(.leftParen), options.contains(.compoundNames) else { return false }
    return presentArgumentNames(options)
  }

  private mutating func presentArgumentNames(_ options: DeclNameOptions) -> Bool {
    guard !atStartOfLine else { return false }
    let next = peek()
    let mayBeNames =
      next == .rightParen
      ? options.contains(.zeroArgCompoundNames) : next == .colon || next.isArgumentLabel && peek(2) == .colon
    guard mayBeNames, lookAhead({ $0.skipArgumentLabelList() }) else { return false }
    var node = open(DeclNameArgumentsSyntax.self)
    take(&node, .leftParen)
    let start = mark
    while !at(.rightParen) {
      var argument = open(DeclNameArgumentSyntax.self)
      take(&argument, .name)
      take(&argument, .colon)
      close(argument)
    }
    node.set(.arguments, closeList(.declNameArgumentList, start))
    take(&node, .rightParen)
    close(node)
    return true
  }

  /// Skips `(label:label:)`; returns false if it is something else.
  mutating func skipArgumentLabelList() -> Bool {
    guard at(.leftParen) else { return false }
    advance()
    while !at(.rightParen) {
      guard kind.isArgumentLabel, peek() == .colon else { return false }
      advance()
      advance()
    }
    advance()
    return true
  }
}

// MARK: - Argument labels

extension TokenKind {
  /// Whether the token is an argument label, or a `$0` in its place.
  var isArgumentLabelOrDollar: Bool { isArgumentLabel || self == .dollarIdentifier }
}

extension Parser {
  /// Consumes an argument label as the child `slot` of `node`; sets aside a `$0` in its place.
  @discardableResult
  mutating func takeArgumentLabel<View>(_ node: inout Open<View>, _ slot: Slot<View>) -> Bool {
    guard kind != .dollarIdentifier else {
      report("expected identifier, not a closure parameter")
      skipUnexpectedToken()
      return false
    }
    guard kind.isArgumentLabel else { return false }
    take(&node, slot)
    return true
  }
}

// MARK: - Module selectors

extension TokenKind {
  /// Whether the token before a `::` is a module, or a keyword in its place.
  fileprivate var canNameModule: Bool {
    switch self {
    case .wildcard, .Any, .self, .Self, .super: true
    default: isIdentifier
    }
  }
}

extension Parser {
  /// Whether the parser is at `Module::`, or at a probable attempt: a keyword or nothing in the place of the
  /// module.
  @inline(__always)
  func atModuleSelector() -> Bool {
    guard peek() == .colonColon else { return at(.colonColon) }
    return kind.canNameModule
  }

  /// The module that a name is looked up in: `moduleSelector`.
  ///
  ///     identifier '::'
  @inline(__always)
  @discardableResult
  mutating func moduleSelector() -> Bool {
    guard atModuleSelector() else { return false }
    presentModuleSelector()
    return true
  }

  @inline(never)
  private mutating func presentModuleSelector() {
    var node = open(ModuleSelectorSyntax.self)
    if at(.colonColon) {
      report("expected identifier before '::'")
    } else if !takeIdentifier(&node, .moduleName) {
      report("expected identifier before '::'")
      skipUnexpectedToken()
    }
    take(&node, .colonColon)
    let extra = mark
    while !atStartOfLine, atModuleSelector() {
      report("unexpected second module selector")
      if !at(.colonColon) { advance() }
      advance()
    }
    closeUnexpected(extra)
    close(node)
  }

  /// Skips module selectors, if any.
  @discardableResult
  mutating func skipModuleSelector() -> Bool {
    guard atModuleSelector() else { return false }
    repeat {
      if !at(.colonColon) { advance() }
      advance()
    } while !atStartOfLine && atModuleSelector()
    return true
  }
}

// MARK: - Qualified names

extension Parser {
  /// The name of a declaration after the types that it is nested in, as in `@derivative(of:)`:
  /// `memberAccessExpr` or `declReferenceExpr`.
  ///
  ///     (qualified-type '.')? declaration-name
  @discardableResult
  mutating func qualifiedDeclarationName() -> Bool {
    let start = mark
    var node = open(MemberAccessExprSyntax.self)
    let hasBase = lookAhead { $0.skipBaseTypeOfName() }
    if hasBase {
      qualifiedTypeIdentifier()
      wrap(.typeExpr, start)
      node.set(.base)
      if at(prefix: ".") {
        takePrefix(&node, .period, 1, as: .period)
      } else {
        report("expected '.' after type name")
      }
    }
    let hasName = declReference([.zeroArgCompoundNames, .keywordsUsingSpecialNames, .operators])
    guard hasBase else { return hasName }
    node.set(.declName, hasName)
    close(node)
    return true
  }

  /// A type by its name, with the types that it is nested in: `identifierType` or `memberType`.
  ///
  ///     type-name generic-arguments? ('.' type-name generic-arguments?)*
  ///
  /// The last name is not consumed: it is that of the declaration itself.
  mutating func qualifiedTypeIdentifier() {
    let start = mark
    let isAny = at(.Any) && !atModuleSelector()
    var outermost = open(IdentifierTypeSyntax.self)
    outermost.set(.moduleSelector, moduleSelector())
    if atIdentifier || kind.isReservedKeyword {
      take(&outermost, .name)
    } else {
      report("expected identifier in type")
    }
    outermost.set(.genericArgumentClause, !isAny && at(prefix: "<") && genericArgumentClause())
    close(outermost)
    guard !isAny else { return }
    while at(.period), lookAhead({ $0.skipPeriodAndBaseType() }) {
      var member = open(MemberTypeSyntax.self, at: start)
      member.set(.baseType)
      take(&member, .period)
      member.set(.moduleSelector, moduleSelector())
      if atIdentifier || kind.isReservedKeyword {
        take(&member, .name)
      } else {
        report("expected identifier in type")
      }
      member.set(.genericArgumentClause, at(prefix: "<") && genericArgumentClause())
      close(member)
    }
  }

  private mutating func skipPeriodAndBaseType() -> Bool {
    skipPrefix(1)
    return skipBaseTypeOfName()
  }

  /// Skips one type name with its generic arguments; returns false if no `.` follows.
  private mutating func skipBaseTypeOfName() -> Bool {
    skipModuleSelector()
    guard atIdentifier || at(.Any, .Self) else { return false }
    let isAny = at(.Any)
    advance()
    if !isAny, at(prefix: "<"), !skipGenericArguments() { return false }
    return at(prefix: ".")
  }
}
