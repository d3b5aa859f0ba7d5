package import SwiftCST

extension Node {
  /// Whether a macro may do anything with the code: it is an argument of one other than `#Preview`, or of an
  /// attribute, which may be a macro.
  package var isMacroArgument: Bool {
    ancestors.contains { ancestor in
      switch ancestor.kind {
      case .attribute: true
      case .macroExpansionExpr: MacroExpansionExprSyntax(unchecked: ancestor).macroName?.text != "Preview"
      case .macroExpansionDecl: MacroExpansionDeclSyntax(unchecked: ancestor).macroName?.text != "Preview"
      default: false
      }
    }
  }
}
