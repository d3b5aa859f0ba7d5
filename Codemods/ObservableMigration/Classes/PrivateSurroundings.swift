import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// The macro adds an extension at the top level of the file, where members private to a type are
/// inaccessible: `private` becomes `fileprivate` there.
struct PrivateSurroundings {
  private(set) var step = MigrationStep()

  private let index: ProjectIndex

  init(of declaration: Declaration, _ index: ProjectIndex) {
    self.index = index
    var inner = declaration
    while let outer = inner.parent.map({ index[$0] }) {
      if inner.traits.contains(.private) { open(inner, in: outer, declaration) }
      inner = outer
    }
  }

  private mutating func open(_ inner: Declaration, in outer: Declaration, _ declaration: Declaration) {
    if let keyword = Self.keyword(of: inner), !namesPrivateTypes(inner) {
      step.change(TextEdit(keyword.range, with: "fileprivate"), near: inner.node)
      return
    }
    step.addReason(
      ObservableRules.kindOfType,
      "the extension that @Observable adds can't name '\(inner.name ?? "")', which is private to "
        + "'\(outer.name ?? "")'", at: declaration.node)
  }

  private static func keyword(of declaration: Declaration) -> Token? {
    guard let name = declaration.nameToken else { return nil }
    var next: Token? = declaration.node.firstToken
    while let token = next, token.index < name.index {
      if token.kind == .private, token.next?.kind != .leftParen { return token }
      next = token.next
    }
    return nil
  }

  /// Whether something in a declaration names a type that is also private: a file-private declaration can't
  /// have such a type in its interface.
  private func namesPrivateTypes(_ declaration: Declaration) -> Bool {
    declaration.node.subtree.contains { node in
      guard let name = IdentifierTypeSyntax(node)?.name?.name ?? DeclReferenceExprSyntax(node)?.baseName?.name
      else { return false }
      return index.declarations(named: name).contains { other in
        other.kind.isType && other.traits.contains(.private) && other.id != declaration.id
          && other.parent != nil && !declaration.node.contains(other.node)
      }
    }
  }
}
