package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a new object is the value of a local variable of which only members are used, and that isn't
  /// passed on.
  package func isUsedOnTheSpot(_ creation: Node) -> Bool {
    guard let name = localName(of: creation), let block = creation.enclosing({ $0 == .codeBlockItemList })
    else { return false }
    let uses = block.subtree.filter { DeclReferenceExprSyntax($0)?.baseName?.name == name }
      .filter { MemberAccessExprSyntax($0.parent)?.declName?.node != $0 }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        DeclReferenceExprSyntax(use)?.baseName?.isProjection == false && isBase(use)
      }
  }

  /// Whether code changes a property of an object that it creates itself: `state.passed` after
  /// `let state = State()`. Nothing observes it yet.
  package func isOfNewObject(_ property: Node) -> Bool {
    guard let object = MemberAccessExprSyntax(property)?.base,
      case .local(let binding) = index.lookUp(object),
      let callee = FunctionCallExprSyntax(binding.value)?.calledExpression,
      case .metatype(.known) = index.typeOfExpression(callee)
    else { return false }
    return true
  }

  /// Whether the properties of a new object are set to values of the evaluation right after its creation: it
  /// is a bag of these values, and a stored one would keep the first of them.
  package func isFilledFromEvaluation(_ creation: Node) -> Bool {
    guard let name = localName(of: creation), let block = creation.enclosing({ $0 == .codeBlockItemList })
    else { return false }
    return block.subtree.contains { node in
      guard let access = MemberAccessExprSyntax(node), access.base?.text == name,
        let value = Assignment(target: node)?.value,
        !node.ancestors.prefix(while: { $0 != block }).contains(where: { $0.kind == .closureExpr })
      else { return false }
      return value.subtree.contains { isOfEvaluation($0, outside: value) }
    }
  }

  /// The name of the local variable whose initial value a creation is.
  private func localName(of creation: Node) -> String? {
    guard let binding = PatternBindingSyntax(creation.parent?.parent), binding.initializer?.value == creation
    else { return nil }
    return IdentifierPatternSyntax(binding.pattern)?.identifier?.name
  }

  /// Whether an object of a class has state that code changes after its initializer, itself or in the objects
  /// that it creates. Otherwise, a new object is the same as the previous one.
  package func mayLoseState(_ type: TypeID) -> Bool {
    memory.mayLoseState.answer(Int(type.rawValue)) {
      if index.foreignSuperclass(of: type) != nil { return true }
      return ([type] + index.superclasses(of: type)).flatMap(index.members).contains { member in
        guard member.isStored, !member.isStatic, member.attribute("AppStorage") == nil else { return false }
        return member.initialValue?.kind == .functionCallExpr || mayChangeAfterCreation(member)
      }
    }
  }

  /// Whether the code of a class changes the state of its objects after their initializer, or may do so: it
  /// inherits from a class outside of the project, or creates other objects.
  package func changesItself(_ type: TypeID) -> Bool {
    if index.foreignSuperclass(of: type) != nil { return true }
    let classes = [type] + index.superclasses(of: type)
    return classes.flatMap(index.members).contains { member in
      guard member.isStored, !member.isStatic else { return false }
      return member.initialValue?.kind == .functionCallExpr || mayChangeAfterCreation(member, within: classes)
    }
  }

  /// Whether an argument of a call is a value that only exists while a view is evaluated: a local one, or a
  /// property of the view that changes. A property of the view couldn't be made of it.
  package func dependsOnEvaluation(_ call: Node) -> Bool {
    guard let arguments = FunctionCallExprSyntax(call)?.argumentValues else { return false }
    return arguments.contains { argument in
      argument.subtree.contains { isOfEvaluation($0, outside: argument) }
    }
  }

  /// Whether an argument of a call is a local value of a struct of the project as a whole, such as the element
  /// of a row: an object that is made of it shows an old one when it is kept.
  package func isMadeOfLocalValue(_ call: Node) -> Bool {
    FunctionCallExprSyntax(call)?.argumentValues.contains { argument in
      guard case .local = index.lookUp(argument), case .known(let type)? = valueType(of: argument) else {
        return false
      }
      return index[type].kind == .struct
    } ?? false
  }

  /// Whether a name is a local one, declared outside of some code, or a property of the type that changes.
  private func isOfEvaluation(_ name: Node, outside code: Node) -> Bool {
    guard name.kind == .declReferenceExpr else { return false }
    if case .local(let binding) = index.lookUp(name) { return !code.contains(binding.node) }
    guard let id = index.declarations(referencedBy: name).only, !index[id].isStatic,
      index.type(of: id) == index.enclosingType(of: code)
    else { return false }
    return !index[id].traits.contains(.let)
  }

  /// Whether a new object is the value of a local variable that is stored in a property, a dictionary or a
  /// cache, where it outlives the evaluation.
  package func isStoredAfterwards(_ creation: Node) -> Bool {
    guard let name = localName(of: creation), let block = creation.enclosing({ $0 == .codeBlockItemList })
    else { return false }
    return block.subtree.contains { node in
      if let assignment = Assignment(target: node) {
        return assignment.value?.text == name && isStoredPlace(node)
      }
      guard let call = FunctionCallExprSyntax(node), namesCache(call.calledExpression) else { return false }
      return call.argumentValues.contains { $0.text == name }
    }
  }

  /// Whether a node is part of a view that can't be interacted with, or that is drawn once as an image, in
  /// the enclosing member or wherever that is named.
  package func isOfInertView(_ node: Node) -> Bool {
    if isOfInertViewInMember(node) { return true }
    guard let member = index.enclosingDeclaration(of: node), isBuilderMember(member) else { return false }
    let uses = index.references(to: member.id).certain
    return !uses.isEmpty && uses.allSatisfy { isOfInertViewInMember($0.node) }
  }

  private func isOfInertViewInMember(_ node: Node) -> Bool {
    node.ancestors.contains { around in
      guard let call = FunctionCallExprSyntax(around) else { return false }
      if call.calledName == "ImageRenderer" { return true }
      guard let modifier = MemberCall(call), modifier.base.contains(node) else { return false }
      let argument = call.argumentValues.only?.text
      return modifier.name == "disabled" && argument == "true"
        || modifier.name == "allowsHitTesting" && argument == "false"
    }
  }
}
