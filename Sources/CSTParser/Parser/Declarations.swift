import SwiftCST

/// The context of a declaration.
enum DeclarationContext {
  /// In the file itself or in a body, among statements.
  case topLevelOrCodeBlock
  /// Among the members of a type.
  case memberDeclList
  /// In the parentheses of an attribute (`@abi`).
  case argumentList

  /// Whether only declarations are allowed here.
  var requiresDecl: Bool { self != .topLevelOrCodeBlock }
}

/// The attributes and modifiers before the keyword of a declaration.
struct DeclHeader {
  let start: Mark
  var hasAttributes: Bool
  var hasModifiers: Bool
}

extension Parser {
  /// Begins the node of a declaration, whose first two children are its attributes and modifiers.
  func open<View>(_: View.Type, _ header: DeclHeader) -> Open<View> {
    Open(start: header.start, slots: (header.hasAttributes ? 1 : 0) | (header.hasModifiers ? 2 : 0))
  }

  /// Parses a declaration other than `#if`.
  ///
  ///     attributes? modifiers? (the keyword of a declaration) …
  @discardableResult
  mutating func declaration(in context: DeclarationContext = .topLevelOrCodeBlock) -> Bool {
    guard context == .argumentList else { return unguardedDeclaration(in: context) }
    guard enter() else { return false }
    defer { leave() }
    return unguardedDeclaration(in: context)
  }

  private mutating func unguardedDeclaration(in context: DeclarationContext) -> Bool {
    let start = mark
    var header = DeclHeader(start: start, hasAttributes: attributes(), hasModifiers: false)
    if kind.isFixity, peek() == .operator {
      operatorDeclaration(header)
      return true
    }
    header.hasModifiers = modifiers()
    if kind.isDeclarationKeyword {
      declaration(header, in: context)
    } else {
      incompleteDeclaration(header, in: context)
    }
    return !isEmpty(since: start)
  }

  /// Parses the declaration that the current keyword begins.
  private mutating func declaration(_ header: DeclHeader, in context: DeclarationContext) {
    switch kind {
    case .import: importDeclaration(header)
    case .class, .struct, .enum, .protocol, .actor: nominalDeclaration(header)
    case .extension: extensionDeclaration(header)
    case .case: enumCaseDeclaration(header)
    case .associatedtype: associatedTypeDeclaration(header)
    case .typealias: typeAliasDeclaration(header)
    case .func: functionDeclaration(header)
    case .subscript: subscriptDeclaration(header)
    case .`init`: initializerDeclaration(header)
    case .deinit: deinitializerDeclaration(header)
    case .operator: operatorDeclaration(header)
    case .precedencegroup: precedenceGroupDeclaration(header)
    case .macro: macroDeclaration(header)
    case .pound: macroExpansionDeclaration(header)
    default: variableDeclaration(header, in: context)
    }
  }

  /// Parses the tokens after attributes and modifiers if they are not the keyword of a declaration: a
  /// declaration without its keyword, a declaration after other tokens, or neither.
  private mutating func incompleteDeclaration(_ header: DeclHeader, in context: DeclarationContext) {
    if atMisplacedTry {
      report("'try' must be placed on the initial value expression")
      skipUnexpectedToken()
      variableDeclaration(header, in: context)
    } else if atFunctionWithoutKeyword {
      report("expected 'func' keyword in function declaration")
      functionDeclaration(header)
    } else if atVariableWithoutKeyword {
      report("expected 'var' keyword in property declaration")
      variableDeclaration(header, in: context)
    } else if at(.editorPlaceholder), context.requiresDecl {
      var node = open(MissingDeclSyntax.self, header)
      take(&node, .placeholder)
      close(node)
    } else {
      report("expected declaration")
      if skipUnexpectedBeforeDeclaration() {
        declaration(header, in: context)
      } else {
        close(open(MissingDeclSyntax.self, header))
      }
    }
  }

  /// Sets aside the tokens before a declaration keyword that follows on this line.
  private mutating func skipUnexpectedBeforeDeclaration() -> Bool {
    let start = checkpoint
    while !at(.endOfFile), !atStartOfLine, !kind.isDeclarationKeyword, kind.precedence < .openingBrace,
      index - start.index < Self.maximumRecovery
    {
      advance()
    }
    let found = kind.isDeclarationKeyword && !at(.pound) && !atStartOfLine
    let end = index
    rewind(to: start)
    guard found else { return false }
    let first = mark
    while index < end { advance() }
    closeUnexpected(first)
    return true
  }
}

// MARK: - Names

extension Parser {
  /// Consumes the name of a declaration as the child `slot` of `node`. If there is none, reports that, and
  /// skips anything in its place.
  ///
  /// - Parameter what: The kind of declaration, in swiftc's words.
  /// - Returns: Whether there is a name or something in its place.
  @discardableResult
  mutating func declarationName<View>(
    _ node: inout Open<View>, _ slot: Slot<View>, of what: StaticString
  ) -> Bool {
    takeIdentifier(&node, slot) || skipWrongName(of: what)
  }

  /// Reports that there is no name, and skips anything in its place.
  @inline(never)
  private mutating func skipWrongName(of what: StaticString) -> Bool {
    if at(.integerLiteral, .floatLiteral, .dollarIdentifier) {
      report("\(what) name can only start with a letter or underscore, not a number")
    } else if kind.isReservedKeyword, !atStartOfLine {
      report("keyword '\(currentText)' cannot be used as an identifier here")
    } else {
      reportMissing("expected identifier in \(what) declaration")
      guard at(.unknown) || at(.wildcard) && !atStartOfLine else { return false }
    }
    skipUnexpectedToken()
    return true
  }

  /// Skips an identifier directly after the name of a declaration.
  mutating func skipSecondName(of what: StaticString) {
    guard atIdentifier, !atStartOfLine else { return }
    report("found an unexpected second identifier in \(what) declaration; is there an accidental break?")
    skipUnexpectedToken()
  }

  /// Reports that something is missing here: at the end of the previous line if the current token begins a
  /// line.
  mutating func reportMissing(_ message: String) {
    report(message, at: atStartOfLine ? endOfPreviousToken : Int(tokens.starts[index]))
  }
}
