package import ProjectIndex
package import SwiftCST

/// A frequent cause of a view's evaluation.
package struct FrequentUpdate: Sendable {
  /// How the property changes.
  package enum Cause: Sendable {
    /// User input such as typing, dragging or searching: it is bound to a `TextField`, a `Slider`,
    /// `searchable`.
    case input
    /// A gesture, a geometry change or a timer sets it.
    case handler
    /// It is one of many `@Published` properties of an object that the view observes as a whole: the property
    /// that contains the object, and their number.
    case object(DeclarationID, count: Int)
  }

  /// The property that changes.
  package let property: DeclarationID

  /// How.
  package let cause: Cause

  /// The view or modifier that changes it; nil for an object.
  let place: Node?
}

extension SwiftUIModel {
  /// The frequent causes of a view's evaluation, as far as its own body code shows: state that it reads and
  /// that input or a frequent event changes, and observed objects with many published properties.
  package func frequentUpdates(of view: TypeID) -> [FrequentUpdate] {
    memory.frequentUpdates.answer(Int(view.rawValue)) {
      var changes: [(call: Node, cause: FrequentUpdate.Cause, property: DeclarationID)] = []
      forEachBodyNode(of: view) { node, _ in
        guard let call = FunctionCallExprSyntax(node) else { return }
        let takesInput = takesInput(call)
        let properties = takesInput ? boundProperties(call) : propertiesSet(byHandlersOf: call)
        for property in properties where !changes.contains(where: { $0.property == property }) {
          changes.append((node, takesInput ? .input : .handler, property))
        }
      }
      let evaluating = changes.isEmpty ? [] : evaluatingProperties(of: view)
      let found = changes.filter { evaluating.contains($0.property) }
        .map { FrequentUpdate(property: $0.property, cause: $0.cause, place: $0.call) }
      return found + objectUpdates(of: view)
    }
  }

  /// The stored properties that a piece of code reads, directly or through the local variables, getters and
  /// functions of the project that it names, three levels deep.
  package func inputs(of code: Node) -> Set<DeclarationID> {
    var inputs: Set<DeclarationID> = []
    var visited: Set<DeclarationID> = []
    var locals: Set<Node> = []
    var level = [code]
    for _ in 0...SwiftUIModel.bodyDepth where !level.isEmpty {
      var next: [Node] = []
      for name in level.joinedSubtrees where name.namesValue {
        for id in declarations(referencedBy: name) where visited.insert(id).inserted {
          if index[id].kind == .variable, index[id].isStored { inputs.insert(id) }
          next += BodyReach.code(of: index[id])
        }
        if let source = source(ofLocal: name), locals.insert(source).inserted { next.append(source) }
      }
      level = next
    }
    return inputs
  }

  /// The value of a local variable, or the base of the call whose closure has it as a parameter:
  /// `trails.filter` in `trails.filter { $0.isOpen }`, `trails` in `ForEach(trails) { trail in … }`.
  private func source(ofLocal name: Node) -> Node? {
    guard case .local(let binding) = index.lookUp(name) else { return nil }
    switch binding.kind {
    case .variable, .condition: return binding.value
    case .closureParameter, .shorthand:
      let closure = name.ancestors.first { around in
        around.kind == .closureExpr && (around == binding.node || around.contains(binding.node))
      }
      guard let call = closure.flatMap({ ClosureArgument($0) })?.call else { return nil }
      return MemberCall(call)?.base ?? call.argumentValues.first { $0.kind != .closureExpr }
    default: return nil
    }
  }

  // MARK: - Sources

  /// The properties whose changes evaluate a view: state and tracked properties that it reads, and all
  /// published ones of observed objects.
  private func evaluatingProperties(of view: TypeID) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    for read in reads(of: view) where !read.isProjection {
      switch read.source {
      case .state, .binding, .tracked: found.insert(read.property)
      default: continue
      }
    }
    for object in heldObjects(of: view) where object.observation == .whole {
      found.formUnion(publishedProperties(of: object.type).map(\.id))
    }
    return found
  }

  private func takesInput(_ call: FunctionCallExprSyntax) -> Bool {
    if let modifier = MemberCall(call), modifier.name == "searchable" { return true }
    guard let name = ViewCall(call).frameworkName(index) else { return false }
    return SwiftUIViews.changesOften(name)
  }

  /// The properties whose bindings are arguments of a call: `$query`, `$model.query`.
  private func boundProperties(_ call: FunctionCallExprSyntax) -> [DeclarationID] {
    call.argumentValues.compactMap { value in
      guard
        DeclReferenceExprSyntax(ConstantExpressions.root(of: value))?.baseName?.isProjection == true
          || MemberAccessExprSyntax(value)?.declName?.baseName?.isProjection == true
      else { return nil }
      let name = MemberAccessExprSyntax(value)?.declName?.node ?? value
      return index.declarations(referencedBy: name).only ?? projectedProperty(at: name)
    }
  }

  private func propertiesSet(byHandlersOf call: FunctionCallExprSyntax) -> [DeclarationID] {
    ViewCall(call).closures.filter { isHotHandler($0.syntax.node) }.flatMap { closure in
      let called = functionsRun(by: closure.syntax).compactMap { $0.body?.statements }
      let all = changes(in: closure.syntax.node) + called.flatMap(changesEachTime)
      return all.compactMap(\.declaration).filter { !hasFewValues(index[$0]) }
    }
  }

  /// The changes that the statements of a function make themselves, whatever holds.
  private func changesEachTime(in statements: Node) -> [Change] {
    statements.children.compactMap { CodeBlockItemSyntax($0)?.item }
      .filter { [.functionCallExpr, .sequenceExpr].contains($0.kind) }
      .flatMap(changes).filter { change in
        !change.target.ancestors.prefix { $0 != statements }.contains { $0.kind == .closureExpr }
      }
  }

  /// Whether a property has one of few values, and so changes far less often than it is set: a `Bool`, or a
  /// plain enumeration of the project.
  package func hasFewValues(_ property: Declaration) -> Bool {
    if property.typeAnnotation?.text == "Bool" || property.initialValue?.kind == .booleanLiteralExpr {
      return true
    }
    return index.typeOfVariable(property.id).resolution?.known.map(isPlainEnumeration) ?? false
  }

  /// Whether a type is an enumeration whose cases hold nothing, so that it has few values.
  package func isPlainEnumeration(_ type: TypeID) -> Bool {
    index[type].kind == .enum
      && index.members(of: type).allSatisfy { $0.kind != .enumCase || $0.parameters.isEmpty }
  }

  /// An object with this many published properties changes for largely unrelated reasons.
  private static var manyProperties: Int { 8 }

  private func objectUpdates(of view: TypeID) -> [FrequentUpdate] {
    heldObjects(of: view).filter { $0.observation == .whole }.flatMap { object in
      let published = publishedProperties(of: object.type)
      return published.count < Self.manyProperties
        ? []
        : published.map { property in
          FrequentUpdate(
            property: property.id, cause: .object(object.property.id, count: published.count), place: nil)
        }
    }
  }
}

extension [Node] {
  /// All nodes in some pieces of code.
  fileprivate var joinedSubtrees: some Sequence<Node> { lazy.map(\.subtree).joined() }
}
