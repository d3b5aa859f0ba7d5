package import ProjectIndex
package import SwiftCST

/// Something that evaluates a view often.
package struct FrequentUpdate: Sendable {
  /// How the property changes.
  package enum Cause: Sendable {
    /// People type, drag or search: it is bound to a `TextField`, a `Slider`, `searchable`.
    case input
    /// A gesture, a geometry change or a timer sets it.
    case handler
    /// It is one of many `@Published` properties of an object that the view observes whole: the property that
    /// holds the object, and how many there are.
    case object(DeclarationID, count: Int)
  }

  /// The property that changes.
  package let property: DeclarationID

  /// How.
  package let cause: Cause
}

extension SwiftUIModel {
  /// What evaluates a view often, as far as its own body code shows: state that it reads and that input or a
  /// frequent event changes, and objects with many published properties that it observes.
  package func frequentUpdates(of view: TypeID) -> [FrequentUpdate] {
    memory.frequentUpdates.answer(Int(view.rawValue)) {
      var found: [FrequentUpdate] = []
      let evaluating = evaluatingProperties(of: view)
      forEachBodyNode(of: view) { node, _ in
        guard let call = FunctionCallExprSyntax(node) else { return }
        let takesInput = takesInput(call)
        let cause: FrequentUpdate.Cause = takesInput ? .input : .handler
        for property in takesInput ? boundProperties(call) : propertiesSet(byHandlersOf: call)
        where evaluating.contains(property) && !found.contains(where: { $0.property == property }) {
          found.append(FrequentUpdate(property: property, cause: cause))
        }
      }
      return found + objectUpdates(of: view)
    }
  }

  /// The stored properties that a piece of code reads, itself or by the locals, getters and functions of the
  /// project that it names, three deep.
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

  /// What a local is set to, or what a closure is handed to whose parameter it is: `trails.filter` of
  /// `trails.filter { $0.isOpen }`, `trails` of `ForEach(trails) { trail in … }`.
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

  /// The properties whose change evaluates a view: state and tracked properties that it reads, and all published
  /// ones of what it observes.
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

  /// The properties whose bindings a call is given: `$query`, `$model.query`.
  private func boundProperties(_ call: FunctionCallExprSyntax) -> [DeclarationID] {
    call.argumentValues.compactMap { value in
      guard
        DeclReferenceExprSyntax(ConstantExpressions.root(of: value))?.baseName?.isProjection == true
          || MemberAccessExprSyntax(value)?.declName?.baseName?.isProjection == true
      else { return nil }
      return index.declarations(referencedBy: MemberAccessExprSyntax(value)?.declName?.node ?? value).only
    }
  }

  private func propertiesSet(byHandlersOf call: FunctionCallExprSyntax) -> [DeclarationID] {
    ViewCall(call).closures.filter { isHotHandler($0.syntax.node) }.flatMap { closure in
      changes(in: closure.syntax.node).compactMap(\.declaration)
    }
  }

  /// With so many published properties an object changes for reasons that have little to do with each other.
  private static var manyProperties: Int { 8 }

  private func objectUpdates(of view: TypeID) -> [FrequentUpdate] {
    heldObjects(of: view).filter { $0.observation == .whole }.flatMap { object in
      let published = publishedProperties(of: object.type)
      return published.count < Self.manyProperties
        ? []
        : published.map { property in
          FrequentUpdate(property: property.id, cause: .object(object.property.id, count: published.count))
        }
    }
  }
}

extension [Node] {
  /// All nodes in some pieces of code.
  fileprivate var joinedSubtrees: some Sequence<Node> { lazy.map(\.subtree).joined() }
}
