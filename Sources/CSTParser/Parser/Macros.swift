import SwiftCST

extension Parser {
  /// Parses the declaration of a macro.
  ///
  ///     'macro' name generic-parameters? signature ('=' expression)? where-clause?
  mutating func macroDeclaration(_ header: DeclHeader) {
    var node = open(MacroDeclSyntax.self, header)
    take(&node, .macroKeyword)
    declarationName(&node, .name, of: "macro")
    if at(prefix: "<") { node.set(.genericParameterClause, genericParameterClause()) }
    let signature = functionSignature(
      missingParameters: "expected '(' for macro parameters or ':' for a value-like macro")
    node.set(.signature, signature)
    if at(.equal) { node.set(.definition, initializerClause()) }
    if at(.where) { node.set(.genericWhereClause, genericWhereClause()) }
    close(node)
  }

  /// Parses the use of a macro among declarations.
  ///
  ///     '#' module-selector? name generic-arguments? ('(' arguments? ')')? closures?
  ///
  /// The name may be a keyword, and the rest of the macro must begin on its line.
  mutating func macroExpansionDeclaration(_ header: DeclHeader) {
    var node = open(MacroExpansionDeclSyntax.self, header)
    if hasTriviaAfter {
      report("extraneous whitespace between '#' and macro name is not permitted", at: Int(tokens.ends[index]))
    }
    take(&node, .pound)
    if !atStartOfLine { node.set(.moduleSelector, moduleSelector()) }
    if !atStartOfLine, atIdentifier || kind.isReservedKeyword {
      take(&node, .macroName)
    } else {
      reportMissing("expected a macro identifier for a pound literal declaration")
    }
    if atLeftAngle, atGenericArgumentList() { node.set(.genericArgumentClause, genericArgumentClause()) }
    if at(.leftParen), !atStartOfLine {
      take(&node, .leftParen)
      node.set(.arguments, labeledExpressions())
      expect(&node, .rightParen, .rightParen, "expected ')' in expression list")
    }
    if at(.leftBrace), atValidTrailingClosure(.basic) {
      node.set(.trailingClosure)
      node.set(.additionalTrailingClosures, trailingClosures())
    }
    close(node)
  }
}
