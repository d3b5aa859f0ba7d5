import ProjectIndex
import SwiftCST

/// Finds the work with collections that the evaluation of a view does.
struct DerivedWorkFinder {
  private(set) var found: [DerivedWork] = []
  private let view: TypeID
  private let model: SwiftUIModel
  private var places: Set<Node> = []
  /// The last visited call, with everything in it.
  private var last: Node?

  init(_ view: TypeID, _ model: SwiftUIModel) {
    self.view = view
    self.model = model
  }

  mutating func look(at node: Node, _ evaluation: Evaluation) {
    guard node.kind == .functionCallExpr || node.kind == .forStmt, last.map({ !$0.contains(node) }) ?? true,
      let step = DerivingStep(node, model), !evaluation.isPresented, model.isLookedAt(node),
      case let collection = step.collection, !model.isHandful(source(of: collection)),
      !(step.method == "sorted" && model.isOfKeys(collection))
    else { return }
    if node.kind == .functionCallExpr, step.code == node { last = node }
    let repeated = repeatedCall(evaluation)
    guard let place = repeated ?? model.place(of: node, evaluation, in: view),
      case let key = key(of: place, node), !places.contains(key)
    else { return }
    let member = model.index.enclosingDeclaration(of: node).flatMap { model.isBuilderMember($0) ? nil : $0 }
    let updates = model.frequentUpdates(of: view)
    let inputs = self.inputs(of: node, member, evaluation)
    let costly =
      updates.isEmpty
      ? nil
      : model.slowWork(in: step.code) { [model] in inputs.contains { model.isFetched(model.index[$0]) } }
    let asked = WorkConditions(model).properties(askedBefore: [node] + evaluation.through)
    let cause = costly.flatMap { self.cause(of: node, $0, inputs, asked, evaluation) }
    // Code that is farther away is hardly about what the view displays.
    let isNear = evaluation.through.count < 2 || evaluation.through.count < 3 && comparesTexts(step.code)
    guard cause != nil || !step.needsCause && (repeated != nil || isNear && !isOfChoices(node)) else {
      return
    }
    let source = source(of: collection)
    guard let sources = sources(of: source, node, member, evaluation) else { return }
    let isRepeated =
      evaluation.inRow || repeated != nil || isCompared(place, evaluation) || isInTimeline(node, evaluation)
      || updates.contains { isTypedIntoModel($0, inputs) }
    let work = DerivedWork(
      view: view, place: place, call: node, member: member?.name, collection: source, sources: sources,
      method: cause == nil ? step.method : costly.flatMap(DerivingStep.method) ?? step.method,
      isInRow: evaluation.inRow, cause: cause,
      needs: isRepeated ? nil : inputs.union(asked))
    guard
      cause != nil || work.isForFirst
        || isWorthwhile(work, step, repeated != nil, evaluation, updates)
    else { return }
    places.insert(key)
    found.append(work)
  }

  /// Whether work without a cause of its own takes long enough, or is done often enough, over stored elements
  /// of which there may be many: for each row, in a view that something evaluates frequently, by comparing
  /// texts, or only for `onChange` to compare the result.
  private func isWorthwhile(
    _ work: DerivedWork, _ step: DerivingStep, _ isRepeated: Bool, _ evaluation: Evaluation,
    _ updates: [FrequentUpdate]
  ) -> Bool {
    guard ItemCount(index: model.index).limit(of: work.collection) == nil,
      !model.isNamedForFew(work.collection), work.isInRow || !work.isOnlyTested
    else { return false }
    if isCompared(work.place, evaluation) {
      return work.method != "map" || updates.contains { $0.place != nil }
    }
    let isOfTexts = comparesTexts(step.code)
    let argument = isOfTexts ? argument(for: step.collection, evaluation) : nil
    let lists = model.inputs(of: argument ?? step.collection)
      .map { model.index[$0] }.filter(model.isList)
    guard !lists.isEmpty || isAssignedLater(work.collection) else { return false }
    let isSimple = ["compactMap", "filter", Collections.loop].contains(work.method)
    let isHeavy = !isSimple || step.callsSomething(model) || isOfTexts
    if work.isInRow || isRepeated { return isHeavy || work.method != Collections.loop }
    let methods = ["Dictionary", "compactMap", "filter", "sorted", Collections.loop]
    guard methods.contains(work.method), !isForWatch(work.call) else { return false }
    if lists.contains(where: model.isFetched) { return true }
    guard isHeavy else { return false }
    return isOfTexts
      || work.method != "compactMap" && updates.contains { isUpdate($0, while: work) }
      || !model.rowShowings(of: view).isEmpty
  }

  /// Whether something evaluates the view often enough for any work: a change of its own state, or of what
  /// people type into an object and the work searches for.
  private func isUpdate(_ update: FrequentUpdate, while work: DerivedWork) -> Bool {
    guard update.place != nil else { return false }
    guard model.index.type(of: update.property) != view else { return true }
    return work.method == "filter" && model.inputs(of: work.call).contains(update.property)
  }

  /// Whether people type what the work depends on into an object, which could do it.
  private func isTypedIntoModel(_ update: FrequentUpdate, _ inputs: Set<DeclarationID>) -> Bool {
    update.place != nil && inputs.contains(update.property) && model.index.type(of: update.property) != view
  }

  /// The argument for a collection that is a parameter of the function around it, where this is called.
  private func argument(for collection: Node, _ evaluation: Evaluation) -> Node? {
    guard case .local(let binding) = model.index.lookUp(source(of: collection)), binding.kind == .parameter,
      let name = evaluation.through.last, let function = model.index.enclosingDeclaration(of: binding.node),
      model.declarations(referencedBy: name) == [function.id],
      let place = function.parameters.firstIndex(where: { $0.node == binding.node }),
      let call = (MemberAccessExprSyntax(name.parent)?.node ?? name).callAsCallee
    else { return nil }
    let parameter = function.parameters[place]
    if let label = parameter.label {
      return call.labeledArguments.first { $0.label?.name == label }?.expression
    }
    return call.argumentValues.indices.contains(place) ? call.argumentValues[place] : nil
  }

  /// Whether code is only built for watches, whose lists are short.
  private func isForWatch(_ node: Node) -> Bool { model.index.platforms(at: node) == [.watchOS] }

  /// Whether the result is only for `onChange` or `task(id:)` to compare.
  private func isCompared(_ place: Node, _ evaluation: Evaluation) -> Bool {
    ([place] + evaluation.through).contains(where: model.isOfTrigger)
  }

  /// Whether a `TimelineView` does the work again at each of its dates.
  private func isInTimeline(_ call: Node, _ evaluation: Evaluation) -> Bool {
    ([call] + evaluation.through).contains { name in
      name.ancestors.contains { FunctionCallExprSyntax($0)?.calledName == "TimelineView" }
    }
  }

  /// Whether a collection is a local constant that branches assign.
  private func isAssignedLater(_ collection: Node) -> Bool {
    guard case .local(let binding) = model.index.lookUp(collection) else { return false }
    return binding.kind == .variable && binding.value == nil
  }

  /// Whether a call makes what a picker or menu offers, which is little.
  private func isOfChoices(_ call: Node) -> Bool {
    call.ancestors.prefix { model.index.declaration(at: $0) == nil }.contains { around in
      around.kind == .closureExpr
        && ["Menu", "Picker"].contains(ClosureArgument(around)?.call.calledName ?? "")
    }
  }

  /// The call of a helper of the type in a closure that is called for each element of a collection.
  private func repeatedCall(_ evaluation: Evaluation) -> Node? {
    evaluation.through.last { name in
      model.index.enclosingTypes(of: name).contains(view)
        && (MemberAccessExprSyntax(name.parent)?.node ?? name).callAsCallee != nil
        && name.enclosing { $0 == .closureExpr }.map { model.role(of: $0) == .atOnce } == true
    }
  }

  /// What is reported once: a helper of the type, or the place.
  private func key(of place: Node, _ call: Node) -> Node {
    let members = [place, call].compactMap { model.index.enclosingDeclaration(of: $0) }
    return members.first { !model.isBuilderMember($0) }?.node ?? place
  }

  /// `trails` in `trails.filter { … }.sorted()`
  private func source(of collection: Node) -> Node {
    var current = collection
    while true {
      if let call = FunctionCallExprSyntax(current).flatMap({ MemberCall($0) }) {
        current = call.base
      } else if let base = MemberAccessExprSyntax(current)?.base, base.kind == .functionCallExpr {
        current = base
      } else if let value = OptionalChainingExprSyntax(current)?.expression {
        current = value
      } else {
        return current
      }
    }
  }

  /// The stored properties that a call reads, or the member that contains it, or what leads there.
  private func inputs(of call: Node, _ member: Declaration?, _ evaluation: Evaluation) -> Set<DeclarationID> {
    let arguments = evaluation.through.compactMap { name in
      (MemberAccessExprSyntax(name.parent)?.node ?? name).callAsCallee?.node
    }
    return ([member?.node ?? call] + arguments).reduce(into: []) { $0.formUnion(model.inputs(of: $1)) }
  }

  /// What the result of a call changes with: a stored collection that isn't constant, and the other
  /// properties that the call, or the getter around it, reads. Empty if the collection is computed; nil if
  /// nothing is seen to change.
  private func sources(
    of collection: Node, _ call: Node, _ member: Declaration?, _ evaluation: Evaluation
  ) -> [DerivedWork.Source]? {
    let getter = member.flatMap { $0.kind == .variable ? $0 : nil }
    let properties = model.otherInputs(inputs(of: call, getter, evaluation), of: view, besides: collection)
    let names = properties.compactMap(\.name)
    let given = evaluation.inRow || evaluation.isRepeated ? [] : model.parameters(readIn: call)
    let others = (names + given.filter { !names.contains($0) }).map(DerivedWork.Source.property)
    if model.isConstantCollection(collection) || model.isUnchangedGlobal(collection) {
      return others.isEmpty ? nil : others
    }
    if model.collectionProperty(collection) != nil { return [.collection] + others }
    // A model can't compute what depends on the state of a view.
    guard properties.contains(where: isOwnState) else {
      let isOfQuery = properties.contains { model.isOfObjectWithoutLists($0, heldBy: view) }
      return isOfQuery ? others + [.other] : []
    }
    if case .local = model.index.lookUp(collection) { return others }
    return properties.filter(isOwnState).compactMap { $0.name.map(DerivedWork.Source.property) } + [.other]
  }

  private func isOwnState(_ property: Declaration) -> Bool {
    model.index.type(of: property.id) == view
      && property.attributes.contains {
        [.binding, .query, .state].contains(PropertyWrapperNames.purpose(of: $0.name))
      }
  }

  /// A cause of the view's evaluation that is unrelated to what a call, or the member that contains it,
  /// reads, and that changes what is shown together with it.
  private func cause(
    of call: Node, _ costly: Node, _ inputs: Set<DeclarationID>,
    _ asked: Set<DeclarationID>,
    _ evaluation: Evaluation
  ) -> FrequentUpdate? {
    // While one field has the focus, nobody types in another one.
    if asked.contains(where: { model.index[$0].attribute("FocusState") != nil }) { return nil }
    return model.frequentUpdates(of: view).first { update in
      guard !inputs.contains(update.property), !asked.contains(update.property) else { return false }
      guard case .object = update.cause, let owner = model.index.type(of: update.property) else {
        let place = evaluation.through.first ?? call
        return update.place.map { !model.areShownApart($0, place) } ?? true
      }
      // An object changes less often than what people type.
      guard comparesTexts(costly) else { return false }
      let read = inputs.filter {
        model.index.type(of: $0) == owner && model.index[$0].attribute("Published") != nil
      }
      return (1...2).contains(read.count)
    }
  }

  /// Whether texts are compared as people sort them, or in another case, which takes longer than any other
  /// comparison.
  private func comparesTexts(_ call: Node) -> Bool {
    call.subtree.contains { node in
      let name = FunctionCallExprSyntax(node)?.calledName ?? ""
      return name.hasPrefix("localized") || name == "lowercased" || name == "uppercased"
    }
  }
}
