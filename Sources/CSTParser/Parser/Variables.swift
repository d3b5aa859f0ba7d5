import SwiftCST

extension Parser {
  /// Parses the declaration of variables.
  ///
  ///     ('let' | 'var' | 'inout' | '_borrowing') binding (',' binding)*
  ///
  /// Also called at the name of a variable whose keyword is missing.
  mutating func variableDeclaration(_ header: DeclHeader, in context: DeclarationContext) {
    var node = open(VariableDeclSyntax.self, header)
    if kind.isBindingKeyword { take(&node, .bindingSpecifier) }
    let list = mark
    while patternBinding(in: context) {}
    node.set(.bindings, closeList(.patternBindingList, list))
    close(node)
  }

  /// Parses one binding, and returns whether another one follows.
  ///
  ///     pattern (':' type)? ('=' expression)? accessors?
  private mutating func patternBinding(in context: DeclarationContext) -> Bool {
    var node = open(PatternBindingSyntax.self)
    if at(.atSign) {
      report("misplaced attribute in variable declaration")
      let misplaced = mark
      attributes()
      closeUnexpected(misplaced)
    }
    typedPattern(&node, .pattern, .typeAnnotation)
    let hasInitializer = at(.equal)
    if hasInitializer {
      node.set(.initializer, initializerClause())
    } else if !atStartOfLine {
      skipMisplacedInitializer()
    }
    if atAccessorBlock(afterInitializer: hasInitializer, in: context) {
      node.set(.accessorBlock, accessorBlock())
    }
    let hasMore = take(&node, .trailingComma, if: .comma)
    close(node)
    return hasMore
  }

  /// Sets aside a type or value whose `:` or `=` is missing.
  private mutating func skipMisplacedInitializer() {
    let start = mark
    if at(.leftParen) {
      report("unexpected initializer in pattern; did you mean to use '='?")
      skipBracketed()
    } else if !at(.leftBrace), atStartOfExpression() {
      report("consecutive statements on a line must be separated by ';'", at: endOfPreviousToken)
      expression()
    }
    if !isEmpty(since: start) { closeUnexpected(start) }
  }

  /// Whether the accessors of a variable begin here.
  ///
  /// After an initial value, a `{` on a new line begins a separate closure, unless it clearly contains
  /// observers. Among members, an accessor whose `{` is missing is recognized by its keyword.
  private mutating func atAccessorBlock(
    afterInitializer hasInitializer: Bool, in context: DeclarationContext
  ) -> Bool {
    if at(.leftBrace) {
      return !hasInitializer || !atStartOfLine || atStartOfGetSetAccessor()
    }
    return context.requiresDecl && kind.isAccessorSpecifier && !at(.`init`)
  }
}
