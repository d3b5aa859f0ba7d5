package import SwiftCST

extension Node {
  /// Whether a macro may make anything of the code: it is an argument of one that is no `#Preview`, or of an
  /// attribute, which may be a macro.
  package var isMacroArgument: Bool {
    ancestors.contains { ancestor in
      let name =
        MacroExpansionExprSyntax(ancestor)?.macroName ?? MacroExpansionDeclSyntax(ancestor)?.macroName
      return name.map { $0.text != "Preview" } ?? (ancestor.kind == .attribute)
    }
  }
}
