package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The first name in the body code of a type that may read a value which changes without SwiftUI noticing;
  /// nil if there is none, so that the type displays the same however rarely it is evaluated again: its body
  /// is *quiet*.
  ///
  /// Stored properties of the type, local variables and parameters, SwiftUI's views and modifiers, views of
  /// the project, constants, and getters and functions that only compute with these are quiet. A stored closure
  /// isn't, except as an action: its code is elsewhere. Nor is a key path that isn't written out.
  package func unquietPart(of type: TypeID) -> Node? {
    memory.unquietParts.answer(Int(type.rawValue)) {
      var found: Node?
      forEachBodyNode(of: type) { node, _ in
        guard found == nil, !isQuiet(node, in: type) else { return }
        found = node
      }
      return found.map { .yes($0) } ?? .no
    }.evidence
  }

  private func isQuiet(_ node: Node, in type: TypeID) -> Bool {
    if FreshPart(self).isFresh(node) || readsByStoredKeyPath(node) { return false }
    guard let name = DeclReferenceExprSyntax(node)?.baseName else { return true }
    if let access = MemberAccessExprSyntax(node.parent), access.declName?.node == node {
      return isQuiet(member: access, node, in: type)
    }
    switch index.lookUp(node) {
    case .local: return true
    case .members(let found, _), .moduleLevel(let found, _):
      return isQuiet(found, in: type) && (!found.contains(where: isStoredClosure) || isAction(node))
    case .type(let meant): return isQuiet(meant)
    case .unknown:
      return name.kind == .`self` || name.kind == .Self || name.text.hasPrefix("$")
        || SwiftUIModifiers.contain(name.name) || isQuiet(.foreign(name.name))
        || PureCalls.isFunction(name.name)
    }
  }

  /// Whether a node is `object[keyPath: path]` with a key path from elsewhere.
  private func readsByStoredKeyPath(_ node: Node) -> Bool {
    let argument = LabeledExprSyntax(SubscriptCallExprSyntax(node)?.arguments?.children.first)
    return argument?.label?.text == "keyPath" && argument?.expression?.kind != .keyPathExpr
  }

  private func isStoredClosure(_ id: DeclarationID) -> Bool {
    index[id].isStored && index[id].typeAnnotation.flatMap(index.functionType) != nil
  }

  /// Whether a name is passed as an action, which runs later: `Button("Save", action: save)`.
  private func isAction(_ name: Node) -> Bool {
    let label = ClosureArgument(ofValue: name)?.label ?? ""
    return ["action", "perform", "onDismiss", "onCommit", "onEditingChanged"].contains(label)
  }

  private func isQuiet(_ type: TypeResolution) -> Bool {
    switch type {
    case .foreign(let name): SwiftUIViews.contain(name) || PureCalls.isType(name)
    case .known(let type): index[type].kind != .class && index[type].kind != .actor
    case .parameter: true
    default: false
    }
  }

  private func isQuiet(_ found: [DeclarationID], in type: TypeID) -> Bool {
    guard let id = found.only else { return false }
    let declaration = index[id]
    switch declaration.kind {
    case .enumCase: return true
    case .variable where declaration.isStored:
      if declaration.isStatic || declaration.parent == nil {
        return declaration.traits.contains(.let)
          && declaration.initialValue.map { ConstantExpressions(index).variablePart(of: $0) == nil } ?? false
      }
      return isTracked(declaration)
    case .variable, .function:
      if reachedMembers(of: type)[id] != nil || isBuilderMember(declaration) { return true }
      return purity(of: id).evidence?.isTracked ?? false
    default: return declaration.kind.isType
    }
  }

  private func isQuiet(member access: MemberAccessExprSyntax, _ name: Node, in type: TypeID) -> Bool {
    let found = declarations(referencedBy: name)
    guard found.isEmpty else {
      return isQuiet(found, in: type) && (!found.contains(where: isStoredClosure) || isAction(access.node))
    }
    guard let word = access.declName?.baseName?.name, word != "self", word != "init" else { return true }
    guard let base = access.base else { return index.declarations(named: word).allSatisfy { !$0.isStatic } }
    if access.node.callAsCallee != nil { return SwiftUIModifiers.contain(word) || PureCalls.isMethod(word) }
    if case .metatype(.foreign(let owner)) = index.typeOfExpression(base) {
      return isQuiet(.foreign(owner)) && !PureCalls.isShared(word)
    }
    if case .foreign? = valueType(of: base) { return !FreshValues.isMember(word) }
    return index.declarations(named: word).filter { $0.kind == .variable }.allSatisfy {
      $0.isStored && isTracked($0)
    }
  }
}
