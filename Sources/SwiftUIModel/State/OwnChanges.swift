package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether a view changes a property outside of its initializers, or hands out a binding to it.
  package func isChangedByView(_ property: Declaration) -> Bool {
    uses(of: property).contains { use in
      guard use.node.enclosing({ $0 == .initializerDecl }) == nil else { return false }
      return use.token.text.hasPrefix("$") || isPartOfChange(use.expression)
    }
  }

  /// Whether a view assigns another object to a property outside of its initializers, or hands out a binding to
  /// the property itself.
  func isReplacedByView(_ property: Declaration) -> Bool {
    uses(of: property).contains { use in
      guard use.node.enclosing({ $0 == .initializerDecl }) == nil else { return false }
      return use.token.text.hasPrefix("$") ? !isBase(use.node) : Assignment(target: use.expression) != nil
    }
  }

  /// Whether code changes a property after the initializer of its owner: it assigns it elsewhere, also in a
  /// closure that the initializer makes, calls a mutating method, or hands out a binding.
  ///
  /// Of uses of its name after an unknown base, those in files that don't name the owner don't count: they
  /// hardly mean this property.
  package func mayChangeAfterCreation(_ property: Declaration) -> Bool {
    guard !property.traits.contains(.let) else { return false }
    let uses = index.valueReferences(to: property.id)
    if uses.certain.contains(where: mayChangeLater) { return true }
    guard let owner = index.type(of: property.id) else { return true }
    let files = Set(index.files(mentioning: index[owner].name))
    return uses.possible.contains { files.contains($0.file) && mayChangeLater($0) }
  }

  /// The same, for the code of some types only.
  func mayChangeAfterCreation(_ property: Declaration, within types: [TypeID]) -> Bool {
    guard !property.traits.contains(.let) else { return false }
    let uses = index.valueReferences(to: property.id)
    return (uses.certain + uses.possible).contains { use in
      index.enclosingType(of: use.node).map(types.contains) == true && mayChangeLater(use)
    }
  }

  private func mayChangeLater(_ use: Use) -> Bool {
    let root = ConstantExpressions.root(of: use.expression)
    if use.token.text.hasPrefix("$") || DeclReferenceExprSyntax(root)?.baseName?.isProjection == true {
      return true
    }
    if case .keyPath = use.role {
      // `assign(to: \.name, on: self)`
      let call = FunctionCallExprSyntax(use.node.enclosing { $0 == .functionCallExpr })
      return call?.argumentLabels.contains("to") ?? false
    }
    return isPartOfChange(use.expression) && !isSetAtCreation(use)
  }

  /// Whether the statements of an initializer themselves assign a property.
  private func isSetAtCreation(_ use: Use) -> Bool {
    let code = use.node.enclosing { [.initializerDecl, .functionDecl, .closureExpr].contains($0) }
    return code?.kind == .initializerDecl && Assignment(target: use.expression)?.isPlain == true
  }

  /// Whether what a name begins is changed: `draft.name = text`, `draft.removeAll()`, `edit(&draft)`.
  func isPartOfChange(_ name: Node) -> Bool {
    var part = name
    while true {
      if Assignment(target: part) != nil || part.parent?.kind == .inOutExpr { return true }
      if let call = part.callAsCallee?.node, change(at: call) != nil { return true }
      guard let parent = part.parent, ConstantExpressions.base(of: parent) == part else { return false }
      part = parent
    }
  }
}
