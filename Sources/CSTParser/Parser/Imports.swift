import SwiftCST

extension Parser {
  /// Parses an import.
  ///
  ///     import → 'import' kind? path
  ///     kind → 'typealias' | 'struct' | 'class' | 'enum' | 'protocol' | 'let' | 'var' | 'func' | 'inout'
  mutating func importDeclaration(_ header: DeclHeader) {
    var node = open(ImportDeclSyntax.self, header)
    take(&node, .importKeyword)
    let hasKind = atImportKind
    if hasKind { take(&node, .importKindSpecifier) }
    node.set(.path, importPath(hasKind: hasKind))
    close(node)
  }

  private var atImportKind: Bool {
    switch kind {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func, .inout: true
    default: false
    }
  }

  /// Parses the path of an import (`importPathComponentList`).
  ///
  ///     path → component ('.' component)*
  ///     path → module '::' name
  ///
  /// The second form names one declaration, so it is only allowed after an import kind.
  private mutating func importPath(hasKind: Bool) -> Bool {
    let list = mark
    if hasKind, atModuleSelector() {
      if importedModule() { importPathComponent() }
    } else {
      while importPathComponent() {}
    }
    return closeList(.importPathComponentList, list)
  }

  /// Parses a component of a path, which can be an operator, and returns whether another one follows.
  @discardableResult
  private mutating func importPathComponent() -> Bool {
    var node = open(ImportPathComponentSyntax.self)
    if atIdentifier || kind.isOperator {
      take(&node, .name)
    } else {
      reportMissing("expected identifier in import declaration")
    }
    var hasMore = take(&node, .trailingPeriod, if: .period)
    if !hasMore, at(.colonColon) {
      report("module selector cannot specify a submodule")
      skipUnexpectedToken()
      hasMore = true
    }
    close(node)
    return hasMore
  }

  /// Parses a module and the `::` after it, and returns whether a name may follow, which must be on the same
  /// line.
  private mutating func importedModule() -> Bool {
    var node = open(ImportPathComponentSyntax.self)
    if !takeIdentifier(&node, .name) {
      report("expected module name in import declaration")
      if !at(.colonColon) { skipUnexpectedToken() }
    }
    take(&node, .trailingPeriod)
    while !atStartOfLine, atModuleSelector() {
      report("unexpected second module selector")
      if !at(.colonColon) { skipUnexpectedToken() }
      skipUnexpectedToken()
    }
    close(node)
    if atStartOfLine { reportMissing("expected identifier in import declaration") }
    return !atStartOfLine
  }
}
