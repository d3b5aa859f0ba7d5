import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Makes sure that code can stand, and means the same, where it goes.
struct MoveCheck {
  private let scope: StorageScope
  private let file: FileContext
  private var index: ProjectIndex { file.index }

  init(to scope: StorageScope, in file: FileContext) {
    self.scope = scope
    self.file = file
  }

  /// Throws what keeps the value of a formatter, or one of the statements that make it, from going there.
  func prove(_ value: Node, _ statements: [Node]) throws(Obstacle) {
    let moving = statements + [value]
    if let name = moving.firstNonNil(nameOutOfReach) { throw .outOfReach(name) }
    guard !moving.contains(where: isSplit) else { throw .conditionalCompilation }
    guard !AvailabilityCheck(file).isLost(value, statements, scope) else { throw .conditional("#available") }
  }

  // MARK: - Names

  private func nameOutOfReach(_ part: Node) -> String? {
    part.subtree.firstNonNil { node in
      if let name = IdentifierTypeSyntax(node)?.name?.name { return isInner(type: name) ? name : nil }
      if let name = MemberTypeSyntax(node)?.name?.name { return isPrivate(type: name) ? name : nil }
      guard let name = DeclReferenceExprSyntax(node)?.baseName?.name else { return nil }
      if case .type = index.lookUp(node), !isMemberName(node), isInner(type: name) { return name }
      return scope.isFileScope && isPrivate(name, at: node) ? name : nil
    }
  }

  /// Whether a name means, or may mean, what only the type around it can see. What is said to a type that
  /// others declare, under a name of the project's, isn't known.
  private func isPrivate(_ name: String, at reference: Node) -> Bool {
    let known = index.declarations(referencedBy: reference)
    guard known.isEmpty, isMemberName(reference) else { return known.contains { isPrivate(index[$0]) } }
    let file = index.file(of: reference)
    return index.declarations(named: name).contains { isPrivate($0) && index.file(of: $0.node) == file }
  }

  private func isMemberName(_ reference: Node) -> Bool {
    MemberAccessExprSyntax(reference.parent)?.declName?.node == reference
  }

  /// Whether a name may be that of a type that only the function, or the type around it, can name so.
  private func isInner(type name: String) -> Bool {
    index.declarations(named: name).contains { declaration in
      guard declaration.kind.isType else { return false }
      return declaration.traits.contains(.local) || scope.isFileScope && declaration.parent != nil
    }
  }

  private func isPrivate(type name: String) -> Bool {
    scope.isFileScope && index.declarations(named: name).contains { $0.kind.isType && isPrivate($0) }
  }

  /// Whether only the type around it can see a declaration.
  private func isPrivate(_ declaration: Declaration) -> Bool {
    declaration.parent != nil && declaration.traits.contains(.private)
  }

  // MARK: - Builds

  /// Whether `#if` stands between what moves and the place that it moves to.
  private func isSplit(_ node: Node) -> Bool {
    node.ancestors.prefix { $0 != scope.anchor }.contains { $0.kind == .ifConfigDecl }
      || node.subtree.contains { $0.kind == .ifConfigDecl }
  }
}
