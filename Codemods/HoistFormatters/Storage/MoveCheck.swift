import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Ensures that moved code is valid, and has the same meaning, at its destination.
struct MoveCheck {
  private let scope: StorageScope
  private let file: FileContext
  private var index: ProjectIndex { file.index }

  init(to scope: StorageScope, in file: FileContext) {
    self.scope = scope
    self.file = file
  }

  /// Throws the obstacle that prevents moving a formatter's value, or one of the statements that create it.
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

  /// Whether a name refers, or may refer, to a declaration that is only visible in the enclosing type. For a
  /// member access on an external type with a name of the project, this is unknown.
  private func isPrivate(_ name: String, at reference: Node) -> Bool {
    let known = index.declarations(referencedBy: reference)
    guard known.isEmpty, isMemberName(reference) else { return known.contains { isPrivate(index[$0]) } }
    let file = index.file(of: reference)
    return index.declarations(named: name).contains { isPrivate($0) && index.file(of: $0.node) == file }
  }

  private func isMemberName(_ reference: Node) -> Bool {
    MemberAccessExprSyntax(reference.parent)?.declName?.node == reference
  }

  /// Whether a name may refer to a type that is only visible under this name in the function or the enclosing
  /// type.
  private func isInner(type name: String) -> Bool {
    index.declarations(named: name).contains { declaration in
      guard declaration.kind.isType else { return false }
      return declaration.traits.contains(.local) || scope.isFileScope && declaration.parent != nil
    }
  }

  private func isPrivate(type name: String) -> Bool {
    scope.isFileScope && index.declarations(named: name).contains { $0.kind.isType && isPrivate($0) }
  }

  /// Whether a declaration is only visible in the enclosing type.
  private func isPrivate(_ declaration: Declaration) -> Bool {
    declaration.parent != nil && declaration.traits.contains(.private)
  }

  // MARK: - Builds

  /// Whether there is an `#if` between the moved code and its destination.
  private func isSplit(_ node: Node) -> Bool {
    node.ancestors.prefix { $0 != scope.anchor }.contains { $0.kind == .ifConfigDecl }
      || node.subtree.contains { $0.kind == .ifConfigDecl }
  }
}
