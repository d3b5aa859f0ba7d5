import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Functions as values: follows closures and functions that are stored in variables or passed on to their
/// source.
extension CallCollection {
  /// Adds the code of a function that an expression returns.
  ///
  /// - Parameter isCalled: Whether it is certainly called; otherwise it may be a value of any other type.
  mutating func follow(_ value: Node, isCalled: Bool) {
    switch value.kind {
    case .closureExpr: add(value)
    case .nilLiteralExpr, .integerLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .floatLiteralExpr:
      return
    case .declReferenceExpr: follow(name: value, isCalled: isCalled)
    case .memberAccessExpr:
      let (members, isGuess) = index.mayBeMeant(by: MemberAccessExprSyntax(unchecked: value))
      guess(if: isGuess) { collection in
        for member in members { collection.follow(member, isCalled: isCalled) }
      }
    case .functionCallExpr: follow(call: FunctionCallExprSyntax(unchecked: value), isCalled: isCalled)
    case .keyPathExpr: followKeyPath(value)
    case .exprList:
      // The part before `?` is a condition.
      let parts = value.children.map(\.self)
      let first = parts.firstIndex { $0.kind == .unresolvedTernaryExpr } ?? 0
      follow(parts: parts[first...], isCalled: isCalled)
    case .tupleExpr, .labeledExprList, .labeledExpr, .sequenceExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .tryExpr, .awaitExpr, .unresolvedTernaryExpr:
      follow(parts: value.children.map(\.self)[...], isCalled: isCalled)
    default: if isCalled { addUnknown(value.firstToken.text) }
    }
  }

  private mutating func follow(parts: ArraySlice<Node>, isCalled: Bool) {
    let joints: Set<SyntaxKind> = [.binaryOperatorExpr, .unresolvedAsExpr, .typeExpr]
    for part in parts where !joints.contains(part.kind) { follow(part, isCalled: isCalled) }
  }

  private mutating func follow(name node: Node, isCalled: Bool) {
    if let name = DeclReferenceExprSyntax(node)?.baseName, name.kind == .binaryOperator {
      for function in called.operators.functions(named: name.text, of: nil, index) { add(function) }
      return
    }
    switch index.lookUp(node) {
    case .local(let binding): follow(binding, named: node.text, isCalled: isCalled)
    case .members(let found, _), .moduleLevel(let found, _):
      for id in found { follow(index[id], isCalled: isCalled) }
    default: return
    }
  }

  /// `rule(for: item)` returns a closure that is in the function, or is passed to it.
  private mutating func follow(call: FunctionCallExprSyntax, isCalled: Bool) {
    guard let callee = call.calledExpression else { return }
    let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
    let functions = index.declarations(referencedBy: name).map { index[$0] }
    guard isCalled || functions.contains(where: { $0.resultType.map(index.isFunctionType) ?? false }) else {
      return
    }
    add(call.node)
    if functions.isEmpty, isCalled { addUnknown(callee.text) }
  }

  /// Follows the members of a key path, in any type.
  mutating func followKeyPath(_ keyPath: Node) {
    guard let components = KeyPathExprSyntax(keyPath)?.components else { return }
    for component in components.subtree where component.kind == .keyPathPropertyComponent {
      let found = index.declarations(named: component.firstToken.name)
      add(found.filter { $0.kind == .variable && !$0.isStored && $0.parent != nil })
    }
  }

  /// Adds the code of a function that a declaration is or contains.
  mutating func follow(_ declaration: Declaration, isCalled: Bool) {
    switch declaration.kind {
    case .function:
      add(declaration.node)
      add(index.implementations(of: declaration))
    case .variable:
      let mayBeMeant = index.isFunction(declaration) || isCalled && index.mayBeFunction(declaration)
      guard mayBeMeant, isNew(declaration.id) else { return }
      for other in index.implementations(of: declaration) { follow(other, isCalled: isCalled) }
      guard declaration.isStored else { return add(declaration.node) }
      if case .instance(.known(let type), _) = index.typeOfVariable(declaration.id) {
        return add(index.members(named: "callAsFunction", of: type))
      }
      for value in called.values(of: declaration) { follow(value, isCalled: true) }
    default: return
    }
  }

  /// Adds the code of a function that a local name refers to.
  mutating func follow(_ binding: LocalBinding, named name: String, isCalled: Bool) {
    guard binding.token?.text.first != "$", isNew(binding) else { return }
    let isCalled = isCalled || binding.writtenType.map(index.isFunctionType) ?? false
    switch binding.kind {
    case .function: add(binding.node)
    case .variable:
      let values = [binding.value].compactMap(\.self) + assignedValues(to: name, binding)
      for value in values { follow(value, isCalled: isCalled) }
      if isCalled, values.isEmpty { addUnknown(name) }
    case .capture, .condition:
      if let value = binding.value {
        follow(value, isCalled: isCalled)
      } else {
        follow(captured: name, by: binding, isCalled: isCalled)
      }
    case .parameter:
      // An argument passed by the caller is in the caller.
      guard isCalled, !binding.node.ancestors.contains(caller) else { return }
      for value in called.values(ofParameter: binding.node) {
        follow(value, isCalled: value.kind != .functionParameter)
        if value.kind == .functionParameter { addUnknown(name) }
      }
    case .closureParameter, .shorthand, .loop, .switchCase, .accessorParameter:
      if isCalled { addUnknown(name) }
    case .catchClause: return
    }
  }

  private mutating func follow(captured name: String, by binding: LocalBinding, isCalled: Bool) {
    let isCapture = binding.kind == .capture
    let place = isCapture ? binding.node.enclosing { $0 == .closureExpr } : binding.node
    guard isCapture || binding.node.kind == .optionalBindingCondition, let place else {
      if isCalled { addUnknown(name) }
      return
    }
    switch index.lookUp(name, at: place) {
    case .local(let outer) where outer != binding: follow(outer, named: name, isCalled: isCalled)
    case .members(let found, _), .moduleLevel(let found, _):
      for id in found { follow(index[id], isCalled: isCalled) }
    default: if isCalled { addUnknown(name) }
    }
  }

  /// The values assigned to a local variable after its declaration.
  private func assignedValues(to name: String, _ binding: LocalBinding) -> [Node] {
    guard let scope = binding.node.enclosing({ $0 == .codeBlockItemList }) else { return [] }
    return index.uses(of: name, in: scope).compactMap { Assignment(target: $0.expression)?.value }
  }
}
