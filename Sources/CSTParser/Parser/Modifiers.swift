import SwiftCST

extension Parser {
  /// Parses the modifiers of a declaration (`declModifierList`).
  ///
  ///     modifiers → modifier+
  ///     modifier → 'private' | 'private(set)' | 'static' | 'unowned(safe)' | 'nonisolated(unsafe)' | …
  ///
  /// `class` is a modifier if a declaration follows: `class func`, `class override var`. The search for a
  /// declaration accepts effects of functions such as `rethrows` among modifiers, but they aren't any.
  @discardableResult
  mutating func modifiers() -> Bool {
    let start = mark
    while true {
      switch kind {
      case .private, .fileprivate, .internal, .public, .package, .open, .unowned, .nonisolated:
        modifierWithDetail()
      case .class:
        guard lookAhead({ $0.stepsToDeclaration() }) else { return closeList(.declModifierList, start) }
        plainModifier()
      case .static, .final, .override, .mutating, .nonmutating, .required, .optional, .lazy, .dynamic, .infix,
        .prefix, .postfix, .convenience, .weak, .indirect, .isolated, .async, .distributed, .borrowing,
        .consuming, .__consuming, .__setter_access, ._const, ._local:
        plainModifier()
      default:
        return closeList(.declModifierList, start)
      }
    }
  }

  private mutating func stepsToDeclaration() -> Bool {
    advance()
    return atStartOfDeclaration() || at(.override)
  }

  /// Parses a modifier that is one word.
  mutating func plainModifier() {
    var node = open(DeclModifierSyntax.self)
    take(&node, .name)
    close(node)
  }

  /// Parses a modifier that may have an argument.
  ///
  ///     modifier → ('public' | 'private' | …) ('(' 'set' ')')?
  ///     modifier → 'unowned' ('(' name ')')? | 'nonisolated' ('(' ('unsafe' | 'nonsending') ')')?
  private mutating func modifierWithDetail() {
    let keyword = index
    var node = open(DeclModifierSyntax.self)
    take(&node, .name)
    if at(.leftParen) {
      node.set(.detail)
      modifierDetail(of: keyword)
    }
    close(node)
  }

  /// Parses the argument of the modifier `keyword`.
  ///
  ///     '(' name ')'
  private mutating func modifierDetail(of keyword: Int) {
    var node = open(DeclModifierDetailSyntax.self)
    take(&node, .leftParen)
    let isValid =
      switch tokens.kinds[keyword] {
      case .unowned: atIdentifier
      case .nonisolated: at(.unsafe, .nonsending)
      default: at(.set)
      }
    if isValid {
      take(&node, .detail)
    } else {
      reportInvalidDetail(of: keyword)
      if atIdentifier { skipUnexpectedToken() }
    }
    expect(&node, .rightParen, .rightParen, "expected ')' in modifier")
    close(node)
  }

  private mutating func reportInvalidDetail(of keyword: Int) {
    switch tokens.kinds[keyword] {
    case .unowned: report("expected 'safe' or 'unsafe' in 'unowned' modifier")
    case .nonisolated: report("expected 'unsafe' or 'nonsending' in 'nonisolated' modifier")
    default:
      let name = text(ofToken: keyword)
      report("expected 'set' as subject of '\(name)' modifier")
    }
  }
}
