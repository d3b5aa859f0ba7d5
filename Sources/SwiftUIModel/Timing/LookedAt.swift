package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether rules say anything about a node: not in tests, in previews, in types and members whose names
  /// have `Preview` or `Mock` in them, in `#if DEBUG`, nor in what a macro is given.
  package func isLookedAt(_ node: Node) -> Bool {
    guard let file = index.file(of: node), !isTest(file), !node.isMacroArgument else { return false }
    return ([node] + node.ancestors).allSatisfy { around in
      switch around.kind {
      case .macroExpansionExpr, .macroExpansionDecl: !isPreview(around)
      case .ifConfigClause: !isDebugClause(around)
      default: index.declaration(at: around).map(isLookedAt) ?? true
      }
    }
  }

  private func isLookedAt(_ declaration: Declaration) -> Bool {
    if let name = declaration.name, name.contains("Preview") || name.contains("Mock") { return false }
    return index.declaredType(declaration.id).map { kind(of: $0) != .preview } ?? true
  }

  /// Whether a file belongs to tests: by its folder, its name, or what it imports.
  package func isTest(_ file: FileID) -> Bool {
    let facts = index[file]
    let parts = facts.path.split(separator: "/")
    if parts.dropLast().contains(where: { $0 == "Tests" || $0.hasSuffix("Tests") }) { return true }
    if facts.path.hasSuffix("Tests.swift") || facts.path.hasSuffix(".test.swift") { return true }
    return facts.imports.contains { $0.module == "XCTest" || $0.module == "Testing" }
  }

  private func isPreview(_ macro: Node) -> Bool { index.isPreviewMacro(macro) }

  /// Whether a clause is compiled in debug builds alone: `#if DEBUG`, `#if DEBUG && os(iOS)`.
  private func isDebugClause(_ clause: Node) -> Bool {
    let condition = IfConfigClauseSyntax(clause)?.condition?.text ?? ""
    return condition == "DEBUG" || condition.hasPrefix("DEBUG &&") || condition.hasSuffix("&& DEBUG")
  }
}

extension ProjectIndex {
  /// Whether code is part of a preview, which Xcode alone shows: in `#Preview`, or in a type that is a
  /// `PreviewProvider` or `PreviewModifier`.
  package func isInPreview(_ node: Node) -> Bool {
    node.ancestors.contains(where: isPreviewMacro)
      || enclosingTypes(of: node).contains { type in
        foreignSupertypes(of: type).contains { SwiftUIProtocols.kind(of: $0) == .preview }
      }
  }

  /// Whether a node is `#Preview`.
  fileprivate func isPreviewMacro(_ node: Node) -> Bool {
    (MacroExpansionExprSyntax(node)?.macroName ?? MacroExpansionDeclSyntax(node)?.macroName)?.text
      == "Preview"
  }
}
