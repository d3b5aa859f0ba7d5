package import ProjectIndex
package import SwiftCST

/// The receiver of a new object: a property of a child view, the environment, or a local constant.
package struct ObjectReceiver: Sendable {
  /// What happens to the object at the next evaluation.
  package enum Holding: Sendable {
    /// The receiver gets the new object, and releases the previous one.
    case lost
    /// It goes into the value of a navigation link, which keeps the one that was tapped.
    case link
    /// The receiver keeps the first object, and releases later ones.
    case first
    /// The same, in a `StateObject` that its initializer creates with the object.
    case firstInStateObject
    /// The receiver creates the object itself, once: it is passed as an autoclosure.
    case kept
  }

  /// What happens to the object.
  package let holding: Holding

  /// The name of the receiver: `'Child'`, `the views below` for the environment; nil if it isn't known.
  package let name: String?

  /// The property of a view that holds the object from then on.
  package let property: Declaration?

  /// The receiver of the value of an expression; nil if it is unknown.
  package init?(of expression: Node, in model: SwiftUIModel) {
    self.init(of: expression, in: model, depth: 0)
  }

  private init?(of expression: Node, in model: SwiftUIModel, depth: Int) {
    var value = expression
    while let parent = value.parent, [.exprList, .sequenceExpr, .unresolvedTernaryExpr].contains(parent.kind)
    {
      if value.isFallback { return nil }
      value = parent
    }
    if value.parent?.kind == .initializerClause, value.parent?.parent?.kind == .patternBinding,
      let binding = value.parent?.parent, model.index.declaration(at: binding) == nil
    {
      if Self.isOnlyFallback(binding) || Self.isReturned(binding) { return nil }
      guard let handed = Self.handing(of: binding, in: model) else {
        (holding, name, property) = (Self.fillsLink(binding, in: model) ? .link : .lost, nil, nil)
        return
      }
      // The local variable is created regardless of what the receiver does with it.
      holding = handed.holding == .lost ? .lost : .first
      (name, property) = (handed.name, nil)
      return
    }
    guard let argument = ClosureArgument(ofValue: value), let callee = argument.call.calledExpression else {
      return nil
    }
    if let access = MemberAccessExprSyntax(callee), let modifier = access.declName?.baseName?.name,
      modifier == "environmentObject" || modifier == "environment"
    {
      (holding, name, property) = (.lost, "the views below", nil)
      return
    }
    guard let type = Self.type(madeBy: callee, in: model), model.isView(type),
      let found = model.holding(of: argument, by: type)
    else { return nil }
    property = found.1
    holding =
      found.0 == .lost && depth < 3 && found.1.map { Self.isForKeepers($0, in: model, depth) } == true
      ? .first : found.0
    name = "'\(model.index[type].name)'"
  }
}

extension ObjectReceiver {
  /// Whether a local variable is only used where another value is missing: behind `??`.
  private static func isOnlyFallback(_ binding: Node) -> Bool {
    let name = IdentifierPatternSyntax(PatternBindingSyntax(binding)?.pattern)?.identifier?.name
    let uses = binding.enclosing { $0 == .codeBlockItemList }?.subtree.filter {
      DeclReferenceExprSyntax($0)?.baseName?.name == name
        && MemberAccessExprSyntax($0.parent)?.declName?.node != $0
    }
    return uses.map { !$0.isEmpty && $0.allSatisfy(\.isFallback) } ?? false
  }

  /// Whether a function returns the object in a local variable, so that its callers pass it on.
  private static func isReturned(_ binding: Node) -> Bool {
    let name = IdentifierPatternSyntax(PatternBindingSyntax(binding)?.pattern)?.identifier?.name
    return binding.enclosing { $0 == .codeBlockItemList }?.subtree.contains { node in
      guard DeclReferenceExprSyntax(node)?.baseName?.name == name else { return false }
      return ReturnStmtSyntax(node.parent)?.expression == node
    } ?? false
  }

  /// Whether a local variable is only a part of the values of navigation links.
  private static func fillsLink(_ binding: Node, in model: SwiftUIModel) -> Bool {
    guard let name = IdentifierPatternSyntax(PatternBindingSyntax(binding)?.pattern)?.identifier?.name,
      let block = binding.enclosing({ $0 == .codeBlockItemList })
    else { return false }
    return fillsLink(name, in: block, model, depth: 0)
  }

  /// Whether a name is only used for the values of links, in some code and in the functions it is passed to.
  private static func fillsLink(_ name: String, in code: Node, _ model: SwiftUIModel, depth: Int) -> Bool {
    let uses = code.subtree.filter { DeclReferenceExprSyntax($0)?.baseName?.name == name }
      .filter { MemberAccessExprSyntax($0.parent)?.declName?.node != $0 }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let isInLink = use.ancestors.prefix { $0 != code }.contains { around in
          LabeledExprSyntax(around)?.label?.name == "value"
            && FunctionCallExprSyntax(around.parent?.parent)?.calledName == "NavigationLink"
        }
        return isInLink || depth < 3 && isPassedToFillLink(use, model, depth)
      }
  }

  private static func isPassedToFillLink(_ use: Node, _ model: SwiftUIModel, _ depth: Int) -> Bool {
    guard use.isWholeArgument, let argument = ClosureArgument(ofValue: use),
      let callee = argument.call.calledExpression,
      let function = model.index.callables(called: callee).only, function.kind == .function,
      let parameter = argument.parameter(of: function)?.name?.name,
      let body = FunctionDeclSyntax(function.node)?.body?.node
    else { return false }
    return fillsLink(parameter, in: body, model, depth: depth + 1)
  }

  /// Whether a view only passes the object in a property on to views that keep the first one.
  private static func isForKeepers(_ property: Declaration, in model: SwiftUIModel, _ depth: Int) -> Bool {
    guard property.attributes.isEmpty, let uses = model.ownUses(of: property) else { return false }
    let later = uses.filter { $0.node.enclosing({ $0 == .initializerDecl }) == nil }
    return !later.isEmpty
      && later.allSatisfy { use in
        guard use.expression.isWholeArgument,
          let receiver = ObjectReceiver(of: use.expression, in: model, depth: depth + 1)
        else { return false }
        return [.first, .firstInStateObject, .kept].contains(receiver.holding)
      }
  }

  /// The first receiver that a local variable is passed to.
  private static func handing(of binding: Node, in model: SwiftUIModel) -> ObjectReceiver? {
    guard let name = IdentifierPatternSyntax(PatternBindingSyntax(binding)?.pattern)?.identifier?.name,
      let block = binding.enclosing({ $0 == .codeBlockItemList })
    else { return nil }
    return block.subtree.firstNonNil { node in
      guard DeclReferenceExprSyntax(node)?.baseName?.name == name, node.isWholeArgument else { return nil }
      return ObjectReceiver(of: node, in: model)
    }
  }

  /// The type that a call creates: `Child(…)`, and `.init(…)` as the result of a function.
  fileprivate static func type(madeBy callee: Node, in model: SwiftUIModel) -> TypeID? {
    if case .metatype(.known(let type)) = model.index.typeOfExpression(callee) { return type }
    guard callee.text == ".init", let member = model.index.enclosingDeclaration(of: callee),
      member.kind == .function, callee.parent?.parent?.kind == .returnStmt
    else { return nil }
    return member.resultType.flatMap { model.index.resolve(TypeShape($0).core).known }
  }
}

extension SwiftUIModel {
  /// The classes whose names occur in a file and whose changes views can observe: `ObservableObject`s and
  /// `@Observable` ones.
  package func observableClasses(mentionedIn file: FileID) -> [TypeID] {
    index.classes(mentionedIn: file).filter { isObservableObject($0) || isObservable($0) }
  }

  /// The class that `.init(…)` as an argument of a view's initializer creates, if views can observe it; nil
  /// for any other callee.
  package func observableClass(madeBy callee: Node) -> TypeID? {
    guard callee.text == ".init", let call = callee.callAsCallee,
      let argument = ClosureArgument(ofValue: call.node), let receiver = argument.call.calledExpression,
      let view = ObjectReceiver.type(madeBy: receiver, in: self), isView(view),
      let written = typeAnnotation(of: argument, by: view), TypeShape(written).optionalDepth == 0,
      let type = index.resolve(TypeShape(written).core).known, index[type].kind == .class,
      isObservableObject(type) || isObservable(type)
    else { return nil }
    return type
  }

  /// The declared type of a view's argument.
  private func typeAnnotation(of argument: ClosureArgument, by type: TypeID) -> Node? {
    let initializers = index.ownMembers(named: "init", of: type)
    guard initializers.isEmpty else {
      let taking = initializers.compactMap { argument.parameter(of: $0) }
      return taking.count == 1 ? taking[0].type : nil
    }
    return property(argument, of: type)?.typeAnnotation
  }

  /// The stored property that a memberwise initializer sets to an argument.
  private func property(_ argument: ClosureArgument, of type: TypeID) -> Declaration? {
    index.members(of: type).first { $0.isStored && !$0.isStatic && $0.name == argument.label }
  }

  /// What a view does with an object argument, and the property that holds it.
  fileprivate func holding(of argument: ClosureArgument, by type: TypeID) -> (
    ObjectReceiver.Holding, Declaration?
  )? {
    let initializers = index.ownMembers(named: "init", of: type)
    guard !initializers.isEmpty else {
      return property(argument, of: type).flatMap(holding)
    }
    guard let initializer = initializers.first(where: { argument.parameter(of: $0) != nil }),
      initializers.count(where: { argument.parameter(of: $0) != nil }) == 1,
      let parameter = argument.parameter(of: initializer), let name = parameter.name?.name
    else { return nil }
    if parameter.type?.text.contains("@autoclosure") == true { return (.kept, nil) }
    return holding(ofParameter: name, in: initializer, of: type)
  }

  /// What the memberwise initializer does with the value of a property.
  private func holding(_ property: Declaration) -> (ObjectReceiver.Holding, Declaration?)? {
    let wrapper = property.attributes.map(\.name).first { PropertyWrapperNames.isWrapper($0) }
    switch wrapper {
    case "StateObject": return (.kept, property)
    case "State": return (.first, property)
    case nil, "ObservedObject", "Bindable": return (.lost, property)
    default: return nil
    }
  }

  /// `_model = StateObject(wrappedValue: model)` keeps the first object; for `self.model = model`, the
  /// property determines it.
  private func holding(
    ofParameter name: String, in initializer: Declaration, of type: TypeID
  ) -> (ObjectReceiver.Holding, Declaration?)? {
    guard let body = initializer.body?.statements else { return nil }
    for node in body.subtree {
      guard let assignment = Assignment(target: node), assignment.isPlain, let value = assignment.value else {
        continue
      }
      if node.text == "_\(name)" || node.text == "self._\(name)",
        FunctionCallExprSyntax(value)?.argumentValues.first?.text == name
      {
        let property = property(ofStorage: node)
        return (property?.attribute("StateObject") != nil ? .firstInStateObject : .first, property)
      }
      guard value.text == name else { continue }
      let target = MemberAccessExprSyntax(node)?.declName?.baseName?.name ?? node.text
      return index.members(named: target, of: type).first(where: \.isStored).flatMap(holding)
    }
    return nil
  }
}
