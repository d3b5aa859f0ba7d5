package import ProjectIndex
package import SwiftCST

/// The arguments in the project for a parameter of an initializer.
package struct InitializerCalls: Sendable {
  /// The arguments that create an object.
  package internal(set) var made: [Node] = []

  /// Whether every call is known, and each argument is the same object whether it is evaluated at the call or
  /// later: one that is created there, or a constant.
  package internal(set) var areAllDeferrable = true
}

extension SwiftUIModel {
  /// The arguments in the project for a parameter of a type's initializer.
  package func calls(
    of initializer: Declaration, of type: TypeID, giving parameter: Parameter
  ) -> InitializerCalls {
    guard let label = parameter.label else { return InitializerCalls(areAllDeferrable: false) }
    var found = InitializerCalls()
    let references = index.references(to: type)
    let overloads = index.ownMembers(named: "init", of: type).count
    found.areAllDeferrable =
      overloads == 1 && !isLabelOfUnseenCall(label) && !index[type].isSplit && references.possible.isEmpty
    for use in references.certain {
      guard let call = use.expression.callAsCallee else {
        if isInitializerReference(use) { found.areAllDeferrable = false }
        continue
      }
      guard let value = call.labeledArguments.first(where: { $0.label?.name == label })?.expression else {
        continue
      }
      if makesOwnObject(value) { found.made.append(value) }
      if !isDeferrable(value) { found.areAllDeferrable = false }
    }
    return found
  }

  /// `Child.init`, `Child.self`: these may be called with anything.
  func isInitializerReference(_ use: Use) -> Bool {
    !use.namesType && MemberAccessExprSyntax(use.expression.parent)?.base == use.expression
      && ["init", "self"].contains(
        MemberAccessExprSyntax(use.expression.parent)?.declName?.baseName?.text ?? "")
  }

  /// Whether an expression calls an initializer of one of the project's classes.
  func makesOwnObject(_ value: Node) -> Bool {
    guard let callee = FunctionCallExprSyntax(value)?.calledExpression else { return false }
    if callee.text == ".init" { return true }
    guard case .metatype(.known(let type)) = index.typeOfExpression(callee) else { return false }
    return index[type].kind == .class
  }

  /// Whether an expression may as well be evaluated later: the names in it are constant or captured by value.
  private func isDeferrable(_ value: Node) -> Bool {
    guard !value.subtree.contains(where: { [.tryExpr, .awaitExpr, .inOutExpr].contains($0.kind) }) else {
      return false
    }
    let isInClass = index.enclosingTypes(of: value).contains {
      index[$0].kind == .class || index[$0].kind == .actor
    }
    guard !isInClass, !isInMutatingCode(value) else { return false }
    if makesOwnObject(value) { return value.subtree.allSatisfy(isCapturedByValue) }
    return stability(of: value).isConstant || isConstantName(value)
  }

  private func isConstantName(_ value: Node) -> Bool {
    if case .local(let binding) = index.lookUp(value) { return !binding.isMutable }
    let name = MemberAccessExprSyntax(value)?.declName?.node ?? value
    guard name.kind == .declReferenceExpr, let id = index.declarations(referencedBy: name).only else {
      return false
    }
    return index[id].isStored && index[id].traits.contains(.let)
  }

  /// Whether a part of an expression isn't a local variable that changes.
  private func isCapturedByValue(_ part: Node) -> Bool {
    guard part.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(part) else { return true }
    return !binding.isMutable
  }

  private func isInMutatingCode(_ value: Node) -> Bool {
    guard let member = index.enclosingDeclaration(of: value) else { return false }
    return member.kind == .initializer || member.traits.contains(.mutating)
  }

  /// The property of the wrapper `_name` or `self._name`.
  package func property(ofStorage name: Node) -> Declaration? {
    let token = (MemberAccessExprSyntax(name)?.declName ?? DeclReferenceExprSyntax(name))?.baseName?.name
    guard let token, token.hasPrefix("_"), let type = index.enclosingType(of: name) else { return nil }
    return index.ownMembers(named: String(token.dropFirst()), of: type).only
  }
}

extension Stability {
  fileprivate var isConstant: Bool { if case .constant = self { true } else { false } }
}
