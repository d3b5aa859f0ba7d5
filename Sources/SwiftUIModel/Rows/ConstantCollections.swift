import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a collection always has the same elements: a range of literals, an array of constants,
  /// `T.allCases`, a `static let` or a module-level `let`, and `indices`, `enumerated()`, `filter`, `map` and
  /// the like of one, if the closures name only their parameters and constants.
  package func isConstantCollection(_ collection: Node) -> Bool {
    ConstantCollections(self).contains(collection, depth: 0)
  }
}

private struct ConstantCollections {
  private let model: SwiftUIModel
  private let constants: ConstantExpressions
  private var index: ProjectIndex { model.index }

  init(_ model: SwiftUIModel) {
    self.model = model
    constants = ConstantExpressions(model.index)
  }

  func contains(_ collection: Node, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    switch collection.kind {
    case .functionCallExpr: return contains(FunctionCallExprSyntax(unchecked: collection), depth + 1)
    case .memberAccessExpr: return contains(MemberAccessExprSyntax(unchecked: collection), depth + 1)
    case .declReferenceExpr: return isConstant(index.lookUp(collection), depth + 1)
    case .tupleExpr:
      let only = LabeledExprSyntax(TupleExprSyntax(collection)?.elements?.children.only)?.expression
      return only.map { contains($0, depth: depth + 1) } ?? false
    case .arrayExpr, .dictionaryExpr, .sequenceExpr, .stringLiteralExpr:
      return constants.variablePart(of: collection) == nil
    default: return false
    }
  }

  private func contains(_ call: FunctionCallExprSyntax, _ depth: Int) -> Bool {
    guard let callee = call.calledExpression else { return false }
    if ["Array", "Set", "zip"].contains(callee.text) {
      return call.argumentValues.allSatisfy { contains($0, depth: depth) }
    }
    guard let access = MemberAccessExprSyntax(callee), let base = access.base,
      let name = access.declName?.baseName?.name,
      Collections.keepsElements(name) && name != "shuffled" || Collections.derives(name)
        || name == "enumerated"
    else { return false }
    return contains(base, depth: depth) && call.argumentValues.allSatisfy(isConstant)
      && call.trailingClosures.allSatisfy(isConstant)
  }

  private func contains(_ access: MemberAccessExprSyntax, _ depth: Int) -> Bool {
    guard let name = access.declName?.baseName?.name, let base = access.base else { return false }
    if name == "allCases" { return true }
    if ["indices", "keys", "values", "lazy"].contains(name), contains(base, depth: depth) { return true }
    guard let reference = access.declName?.node else { return false }
    return isConstant(index.declarations(referencedBy: reference), depth)
  }

  private func isConstant(_ name: NameResolution, _ depth: Int) -> Bool {
    if case .local(let binding) = name {
      return binding.kind == .variable && !binding.isMutable
        && binding.value.map { contains($0, depth: depth) } == true
    }
    return isConstant(name.declarations, depth)
  }

  /// `static let`, module-level `let`, a stored `let` with a constant, or a getter that returns one.
  private func isConstant(_ found: [DeclarationID], _ depth: Int) -> Bool {
    guard let id = found.only else { return false }
    let variable = index[id]
    if variable.kind == .function {
      // What a function of the type makes of constants is the same each time if it reads nothing that
      // changes.
      return variable.isStatic
        && model.inputs(of: variable.node).allSatisfy { index[$0].traits.contains(.let) }
    }
    if variable.isStored {
      guard variable.traits.contains(.let) else { return false }
      return variable.isStatic || variable.parent == nil
        || variable.initialValue.map { contains($0, depth: depth) } == true
    }
    return variable.onlyValue.map { contains($0, depth: depth) } ?? false
  }

  /// Whether a closure, a key path or another argument names only its own parameters, types and constants.
  private func isConstant(_ argument: Node) -> Bool {
    argument.subtree.allSatisfy { node in
      guard node.kind == .declReferenceExpr, MemberAccessExprSyntax(node.parent)?.declName?.node != node
      else {
        return true
      }
      switch index.lookUp(node) {
      case .local(let binding): return argument.contains(binding.node)
      case .type: return true
      case .members(let found, _), .moduleLevel(let found, _): return isConstant(found, 1)
      case .unknown: return node.text.first?.isUppercase == true || node.text.first == "$"
      }
    }
  }
}
