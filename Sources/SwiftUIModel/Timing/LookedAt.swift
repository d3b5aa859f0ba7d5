package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether rules apply to a node: not in tests, in previews, in types and members whose names contain
  /// `Preview` or `mock`, in `#if DEBUG`, in clauses for platforms that no target is built for, and in macro
  /// arguments.
  package func isLookedAt(_ node: Node) -> Bool {
    switch node.kind {
    case .macroExpansionExpr, .macroExpansionDecl: !index.isPreviewMacro(node) && isLookedAt(around: node)
    case .attribute: isLookedAt(around: node)
    case let kind: Self.mayHide(kind) ? isLookedAt(in: node) : isLookedAt(around: node)
    }
  }

  /// Whether the kind of a node may exclude its content from rules.
  private static func mayHide(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .macroExpansionExpr, .macroExpansionDecl, .attribute, .ifConfigClause: true
    default: ProjectIndex.mayDeclare(kind)
    }
  }

  private func isLookedAt(around node: Node) -> Bool {
    guard let around = node.enclosing(Self.mayHide) else {
      return index.file(of: node).map { !isTest($0) } ?? false
    }
    switch around.kind {
    case .macroExpansionExpr, .macroExpansionDecl, .attribute: return false
    default: return isLookedAt(in: around)
    }
  }

  /// Whether rules apply to the content of a declaration or a clause of `#if`.
  private func isLookedAt(in node: Node) -> Bool {
    guard let place = index.place(of: node) else { return false }
    return memory.lookedAt.answer(place) {
      let isSeen =
        node.kind == .ifConfigClause
        ? !isDebugClause(node) && isBuiltClause(node) : index.declaration(at: node).map(isLookedAt) ?? true
      return isSeen && isLookedAt(around: node)
    }
  }

  private func isLookedAt(_ declaration: Declaration) -> Bool {
    if let name = declaration.name, isOfPreview(name, declaration) { return false }
    return index.declaredType(declaration.id).map { kind(of: $0) != .preview } ?? true
  }

  private func isOfPreview(_ name: String, _ declaration: Declaration) -> Bool {
    name.contains("Preview") || name.lowercased().contains("mock")
      || declaration.isStatic && name.hasPrefix("preview")
  }

  /// Whether a file belongs to tests or a playground: judging by its folder, its name, or its imports.
  package func isTest(_ file: FileID) -> Bool {
    memory.tests.answer(Int(file.rawValue)) { looksLikeTest(file) }
  }

  private func looksLikeTest(_ file: FileID) -> Bool {
    let facts = index[file]
    let parts = facts.path.split(separator: "/")
    if parts.dropLast().contains(where: { $0 == "Tests" || $0.hasSuffix("Tests") }) { return true }
    if parts.dropLast().contains(where: { $0.hasSuffix(".playground") }) { return true }
    if facts.path.hasSuffix("Tests.swift") || facts.path.hasSuffix(".test.swift") { return true }
    return facts.imports.contains { $0.module == "XCTest" || $0.module == "Testing" }
  }

  /// Whether the clause of a platform, `#if os(macOS)`, is compiled for some target.
  private func isBuiltClause(_ clause: Node) -> Bool {
    guard let statements = IfConfigClauseSyntax(clause)?.elements else { return true }
    return index.mayBeBuilt(statements)
  }

  /// Whether a clause is only compiled in debug builds: `#if DEBUG`, `#if DEBUG && os(iOS)`.
  private func isDebugClause(_ clause: Node) -> Bool {
    let condition = IfConfigClauseSyntax(clause)?.condition?.text ?? ""
    return condition == "DEBUG" || condition.hasPrefix("DEBUG &&") || condition.hasSuffix("&& DEBUG")
  }
}

extension ProjectIndex {
  /// Whether code is part of a preview, which only Xcode shows: in `#Preview`, or in a type that is a
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
