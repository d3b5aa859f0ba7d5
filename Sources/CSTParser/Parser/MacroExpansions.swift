import SwiftCST

extension Parser {
  /// `#name<Type>(arguments) { closure }` as an operand.
  mutating func macroExpansionExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    var node = open(MacroExpansionExprSyntax.self)
    if hasTriviaAfter {
      report("extraneous whitespace between '#' and macro name is not permitted", at: Int(tokens.ends[index]))
    }
    take(&node, .pound)
    if !atStartOfLine {
      node.set(.moduleSelector, moduleSelector())
      if !atStartOfLine, kind.isIdentifier || kind.isReservedKeyword {
        take(&node, .macroName)
      } else {
        report("expected a macro identifier for a pound literal expression")
      }
    } else {
      report("expected a macro identifier for a pound literal expression")
    }
    if atLeftAngle, atGenericArgumentList() { node.set(.genericArgumentClause, genericArgumentClause()) }
    if at(.leftParen), !atStartOfLine {
      take(&node, .leftParen)
      node.set(.arguments, labeledExpressions(pattern: pattern))
      expect(&node, .rightParen, .rightParen, "expected ')' in expression list")
    }
    if flavor == .basic, at(.leftBrace), atValidTrailingClosure(flavor) {
      node.set(.trailingClosure)
      node.set(.additionalTrailingClosures, trailingClosures())
    }
    close(node)
  }
}
