package import ProjectIndex
package import SwiftCST

/// What can keep an object that is created while a view is evaluated.
package enum ObjectKeeper: Sendable {
  /// A property of the view that creates it.
  case view
  /// A property of a view around the receivers: it is made of the environment of the view that creates it.
  case surroundings
  /// A property of the receiver, which creates it. The view can't keep it: it is made of what only the
  /// evaluation knows, or what presents it would keep it for the next time.
  case receiver
  /// A property of the receiver, which others give an object that they keep, or one of another class.
  case receiverOfOthers
}

extension SwiftUIModel {
  /// What can keep an object of a class for a receiver; nil if others pass objects of a model that is replaced
  /// while the view is shown.
  package func keeper(
    of call: FunctionCallExprSyntax, _ type: TypeID, for receiver: ObjectReceiver, _ evaluation: Evaluation
  ) -> ObjectKeeper? {
    let isOfEnvironment = readsEnvironment(call)
    if isOfEnvironment, receiver.name?.hasPrefix("'") != true { return .surroundings }
    guard
      isOfEnvironment || evaluation.inRow || isPresented(call.node, evaluation)
        || dependsOnEvaluation(call.node) || isInBranchOfHost(call.node, evaluation)
    else { return .view }
    if isMadeAlike(for: receiver, type) { return .receiver }
    return receivesOthersLater(receiver) ? nil : .receiverOfOthers
  }

  /// Whether a receiver loses nothing with the previous object, or another rule tells of it: every call makes one,
  /// outside of rows; it only reads values of it; the object is a placeholder, or that of a row's element.
  package func losesNothing(
    _ call: FunctionCallExprSyntax, of type: TypeID, for receiver: ObjectReceiver, _ evaluation: Evaluation
  ) -> Bool {
    if !evaluation.inRow, isMadeByAll(for: receiver) { return true }
    if let property = receiver.property, isBagOfValues(property, type) { return true }
    if isPlaceholder(call, of: type, for: receiver, evaluation) { return true }
    return evaluation.inRow && !isPresented(call.node, evaluation) && !isDestination(call.node)
      && isMadeOfLocalValue(call.node)
  }

  /// The name of an argument that the pattern of a `switch` or `if` around a call binds.
  package func payload(of call: FunctionCallExprSyntax) -> String? {
    call.argumentValues.firstNonNil { argument in
      guard case .local(let binding) = index.lookUp(argument),
        binding.kind == .switchCase || binding.kind == .condition
      else { return nil }
      return identity(of: argument)
    }
  }

  /// Whether code belongs to an app or scene without anything that could change.
  package func isOfConstantHost(_ evaluation: Evaluation) -> Bool {
    guard let view = evaluation.view, kind(of: view).isHost, evaluation.through.isEmpty else {
      return false
    }
    return index.members(of: view).allSatisfy { !$0.isStored || $0.isStatic || $0.attributeList == nil }
  }
}

// MARK: - The receiver

extension SwiftUIModel {
  /// Whether each call that makes the receiving view creates an object of the class, so that the view can.
  private func isMadeAlike(for receiver: ObjectReceiver, _ type: TypeID) -> Bool {
    guard let given = receiver.property.map({ objectsGiven(to: $0) }) else { return true }
    return given.kept.isEmpty
      && given.made.allSatisfy { made in
        guard let callee = FunctionCallExprSyntax(made)?.calledExpression,
          case .metatype(.known(let other)) = index.typeOfExpression(callee)
        else { return true }
        return other == type
      }
  }

  /// Whether each call that makes the receiving view creates an object for the same property.
  private func isMadeByAll(for receiver: ObjectReceiver) -> Bool {
    receiver.property.map { !objectsMade(for: $0).isEmpty } ?? false
  }

  /// Whether another call passes an object of a model that is replaced while the view is shown: `game.position`.
  private func receivesOthersLater(_ receiver: ObjectReceiver) -> Bool {
    let kept = receiver.property.map { objectsGiven(to: $0).kept } ?? []
    return kept.contains { value in
      guard let name = MemberAccessExprSyntax(value)?.declName?.node,
        let id = index.declarations(referencedBy: name).only, index[id].isStored,
        let owner = index.type(of: id), kind(of: owner) == .none
      else { return false }
      return mayChangeAfterCreation(index[id])
    }
  }

  /// Whether an object is made of nothing where only an object is asked for: others give the plain property of
  /// the receiver, or the environment, one that they keep.
  private func isPlaceholder(
    _ call: FunctionCallExprSyntax, of type: TypeID, for receiver: ObjectReceiver, _ evaluation: Evaluation
  ) -> Bool {
    guard call.argumentValues.isEmpty, call.trailingClosures.isEmpty else { return false }
    if let property = receiver.property {
      return property.attributes.isEmpty && !objectsGiven(to: property).kept.isEmpty
    }
    return receiver.name?.hasPrefix("'") == false
      && evaluation.view.map { kind(of: $0).isHost } ?? false
      && isKeptForEnvironment(type)
  }

  /// Whether a view doesn't observe the object in a property, and only reads stored values of it.
  private func isBagOfValues(_ property: Declaration, _ type: TypeID) -> Bool {
    guard property.attributes.isEmpty, let uses = ownUses(of: property) else { return false }
    let isTracked = isObservable(type)
    if isTracked, changesItself(type) { return false }
    return uses.allSatisfy { use in
      guard use.node.enclosing({ $0 == .initializerDecl }) == nil else { return true }
      guard let access = MemberAccessExprSyntax(use.expression.parent), access.base == use.expression,
        let name = access.declName?.node, access.node.callAsCallee == nil,
        Assignment(target: access.node) == nil,
        let member = index.declarations(referencedBy: name).only
      else { return false }
      let value = index.typeOfVariable(member).resolution?.known
      return index[member].isStored && !index[member].isClosure
        && !(isTracked && value.map { index[$0].kind == .class } == true)
    }
  }
}

// MARK: - The creation

extension SwiftUIModel {
  /// Whether an object is made of the environment, which the initial value of a property can't read.
  private func readsEnvironment(_ call: FunctionCallExprSyntax) -> Bool {
    call.argumentValues.flatMap { inputs(of: $0) }.contains { id in
      index[id].attribute("EnvironmentObject") != nil || index[id].attribute("Environment") != nil
    }
  }

  /// Whether a scene makes an object in one of several branches, after which it would live on.
  private func isInBranchOfHost(_ call: Node, _ evaluation: Evaluation) -> Bool {
    evaluation.view.map { kind(of: $0).isHost } == true
      && call.ancestors.prefix { index.declaration(at: $0) == nil }.contains {
        IfExprSyntax($0)?.elseBody != nil || $0.kind == .switchExpr
      }
  }

  /// Whether code makes what is presented, also by a modifier of the project that takes `isPresented:` or
  /// `item:`.
  private func isPresented(_ node: Node, _ evaluation: Evaluation) -> Bool {
    evaluation.isPresented
      || node.ancestors.contains { around in
        let labels = ClosureArgument(around)?.call.argumentLabels ?? []
        return labels.contains { $0 == "isPresented" || $0 == "item" }
      }
  }

  /// Whether code is in the argument for the destination of a link, which shows the object as it was tapped.
  private func isDestination(_ node: Node) -> Bool {
    node.ancestors.prefix { $0.kind != .codeBlockItem }.contains {
      LabeledExprSyntax($0)?.label?.name == "destination"
    }
  }

  /// What identifies a value, also where some of its other parts change: `trail.id`.
  private func identity(of value: Node) -> String {
    guard let type = index.typeOfExpression(value).resolution?.known else { return value.text }
    if index.foreignSupertypes(of: type).contains("Identifiable") { return value.text + ".id" }
    return index[type].kind == .class ? "ObjectIdentifier(\(value.text))" : value.text
  }
}
