/// The kind of a token.
///
/// The order matters: all kinds from ``identifier`` on are spelled like an identifier, including the
/// contextual keywords, which are keywords only where the grammar expects them. So "is this an identifier?"
/// is one comparison.
public enum TokenKind: UInt8, Sendable {
  // Structure
  case endOfFile, unknown

  // Punctuation
  case arrow, atSign, backslash, backtick, colon, colonColon, comma, ellipsis, equal, exclamationMark
  case infixQuestionMark, postfixQuestionMark, leftAngle, rightAngle, leftBrace, rightBrace
  case leftParen, rightParen, leftSquare, rightSquare, period, pound, prefixAmpersand, semicolon, wildcard

  // Operators
  case binaryOperator, prefixOperator, postfixOperator

  // Directives and conditions
  case poundAvailable, poundElse, poundElseif, poundEndif, poundIf, poundSourceLocation, poundUnavailable

  // Literals
  case integerLiteral, floatLiteral, dollarIdentifier, shebang
  case stringQuote, multilineStringQuote, singleQuote, stringSegment, rawStringPoundDelimiter
  case regexSlash, regexLiteralPattern, regexPoundDelimiter

  // Reserved keywords
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`
  case `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`
  case `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`
  case `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, `Self`
  case `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`
  case `var`, `where`, `while`

  // Identifiers
  case identifier, editorPlaceholder

  // Contextual keywords: identifiers that have a meaning in some places of the grammar
  case __consuming, __owned, __setter_access, __shared, _backDeploy, _borrowing, _BridgeObject, _Class
  case _compilerInitialized, _const, _documentation, _dynamicReplacement, _effects, _forward, _implements
  case _linear, _local, _modify, _NativeClass, _NativeRefCountedObject, _noMetadata, _opaqueReturnTypeOf
  case _originallyDefinedIn, _read, _RefCountedObject, _specialize, _spi_available, _Trivial
  case _TrivialAtMost, _TrivialStride, _UnknownLayout, abi, actor, addressWithNativeOwner
  case addressWithOwner, any, assignment, associativity, async, attached, autoclosure, availability
  case available, await, backDeployed, before, borrow, borrowing, consume, consuming, convenience
  case convention, copy, dependsOn, deprecated, derivative, didSet, differentiable, discard, distributed
  case dynamic, each, escaping, exported, file, final, freestanding, get, higherThan, indirect, infix
  case introduced, isolated, kind, lazy, left, line, lowerThan, macro, message, metadata, module
  case mutableAddressWithNativeOwner, mutableAddressWithOwner, mutating, noasync, noDerivative, noescape
  case none, nonisolated, nonmutating, nonsending, objc, obsoleted, of, open, optional, override, package
  case postfix, preconcurrency, prefix, `Protocol`, read, reasync, renamed, required, retroactive
  case reverse, right, safe, Sendable, sending, set, some, specialized, spi, spiModule, target, transpose
  case `Type`, unavailable, unchecked, unowned, unsafe, unsafeAddress, unsafeMutableAddress, visibility
  case weak, willSet, wrt, yield

  /// Whether the token is spelled like an identifier: an identifier, a contextual keyword or an editor
  /// placeholder, but no reserved keyword.
  @inlinable public var isIdentifier: Bool { rawValue >= TokenKind.identifier.rawValue }

  /// Whether the token is a keyword that can't be used as a name without backticks.
  @inlinable public var isReservedKeyword: Bool {
    rawValue >= TokenKind.Any.rawValue && rawValue < TokenKind.identifier.rawValue
  }

  /// Whether the token consists of operator characters and is before, after or between operands.
  @inlinable public var isOperator: Bool {
    self == .binaryOperator || self == .prefixOperator || self == .postfixOperator
  }
}
