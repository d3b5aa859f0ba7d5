package import ProjectIndex
package import SwiftCST

/// A place at which the evaluation of a view reads something that it then depends on.
package struct Read: Sendable {
  /// The source of the value.
  package enum Source: Sendable {
    /// A value owned by the view: `@State`, `@AppStorage` ….
    case state
    /// A value owned by other code: `@Binding`.
    case binding
    /// A value of the environment.
    case environment
    /// The results of a query: `@Query`.
    case query
    /// A value passed to the view: a stored property without a wrapper.
    case input
    /// A property that contains an object, which is passed on as a whole.
    case object
    /// A property of an object that announces its changes: `@Published`, or `willSet {
    /// objectWillChange.send() }`.
    case published
    /// A property that `@Observable` tracks.
    case tracked
    /// A property of an object whose changes SwiftUI doesn't observe.
    case untracked
  }

  /// The source.
  package let source: Source

  /// The stored property.
  package let property: DeclarationID

  /// The name of the property at the place.
  package let node: Node

  /// Whether it is read as a binding, `$name`, and only passed on: then a change evaluates the code that reads
  /// the value.
  package let isProjection: Bool

  /// How the code that reads it is evaluated.
  package let evaluation: Evaluation

  /// The view whose code contains the place, if it passes the closure around it to the view that reads;
  /// otherwise nil.
  package internal(set) var writer: TypeID?

  /// The object whose property it is, if that is known.
  var object: ReadObject?
}

extension SwiftUIModel {
  /// The reads of a view's (a modifier's, a style's …) evaluation in its body code, in the order of the
  /// traversal: its builder members, then what they call; see ``reachedMembers(of:)``. Reads of nested views
  /// belong to those. If the type of the expression before a period is unknown, it counts as no read.
  package func reads(of view: TypeID) -> [Read] {
    memory.reads.answer(Int(view.rawValue)) {
      var found: [Read] = []
      forEachBodyNode(of: view) { node, evaluation in
        guard node.namesValue else { return }
        found += reads(at: node, of: view, evaluation)
      }
      return found
    }
  }

  /// The reads of a view's evaluation at a name in its body code: one or none.
  func reads(at name: Node, of view: TypeID, _ evaluation: Evaluation) -> [Read] {
    storedProperty(namedBy: name).map { reads(of: index[$0], at: name, of: view, evaluation) } ?? []
  }

  /// The reads of a stored property at a name that refers to it.
  func reads(
    of property: Declaration, at name: Node, of view: TypeID, _ evaluation: Evaluation
  ) -> [Read] {
    guard !isOnlySet(name), !property.isStatic, let owner = index.type(of: property.id),
      let source = source(of: property, in: owner, view, at: name)
    else { return [] }
    let isProjection = DeclReferenceExprSyntax(name)?.baseName?.isProjection == true
    return [
      Read(
        source: source, property: property.id, node: name,
        isProjection: isProjection && !readsValue(ofProjection: name), evaluation: evaluation)
    ]
  }

  /// The stored property that a name refers to; of several in clauses of `#if`, the first.
  private func storedProperty(namedBy name: Node) -> DeclarationID? {
    let found = declarations(referencedBy: name)
    if let only = found.only { return index[only].isStored ? only : nil }
    guard found.allSatisfy({ index[$0].isConditionalMember }) else { return nil }
    return found.first { index[$0].isStored }
  }

  func isOnlySet(_ name: Node) -> Bool {
    let access = MemberAccessExprSyntax(name.parent)
    return Assignment(target: access?.declName?.node == name ? access?.node ?? name : name)?.isPlain ?? false
  }

  private func source(of property: Declaration, in owner: TypeID, _ view: TypeID, at name: Node) -> Read
    .Source?
  {
    if kind(of: owner) != .none {
      guard owner == view || index.supertypes(of: view).contains(owner) else { return nil }
      return sourceOfOwn(property, at: name)
    }
    guard index[owner].kind == .class, !property.traits.contains(.let) else { return nil }
    if isAnnounced(property) { return .published }
    return isTracked(property) ? .tracked : .untracked
  }

  private func sourceOfOwn(_ property: Declaration, at name: Node) -> Read.Source? {
    let purpose = property.attributes.firstNonNil { PropertyWrapperNames.purpose(of: $0.name) }
    if heldObject(in: property) != nil {
      if purpose == .binding { return .binding }
      if purpose == .state, isReplaced(property) { return .state }
      return isBase(name) ? nil : .object
    }
    switch purpose {
    case .state: return .state
    case .binding: return .binding
    case .environment: return .environment
    case .query: return .query
    case .object, .bindable: return isBase(name) ? nil : .object
    case nil:
      return property.attributeList == nil || property.attributes.allSatisfy { $0.name == "ViewBuilder" }
        ? .input : nil
    }
  }

  /// Whether a view replaces the object in a property, or passes on a binding that may do it.
  private func isReplaced(_ property: Declaration) -> Bool {
    uses(of: property).contains { use in
      if use.token.text.hasPrefix("$") { return use.node.isWholeArgument }
      return Assignment(target: use.expression) != nil && use.node.enclosing { $0 == .initializerDecl } == nil
    }
  }

  /// Whether a name is before a period, so that only a member of its value is read.
  func isBase(_ name: Node) -> Bool {
    let own = MemberAccessExprSyntax(name.parent)
    let whole = own?.declName?.node == name ? own?.node ?? name : name
    var current = whole
    while let parent = current.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr
    {
      current = parent
    }
    return MemberAccessExprSyntax(current.parent)?.base == current
  }
}
