package import ProjectIndex
package import SwiftCST

/// A place at which the evaluation of a view reads something that it then depends on.
package struct Read: Sendable {
  /// What is read.
  package enum Source: Sendable {
    /// A value of the view's own: `@State`, `@AppStorage` ….
    case state
    /// A value that somebody else keeps: `@Binding`.
    case binding
    /// A value of the environment.
    case environment
    /// What a store finds: `@Query`.
    case query
    /// What the view is made with: a stored property without a wrapper.
    case input
    /// A property that holds an object, which is handed on whole.
    case object
    /// A property of an object that announces its changes: `@Published`, or `willSet { objectWillChange.send() }`.
    case published
    /// A property that `@Observable` tracks.
    case tracked
    /// A property of an object of whose changes SwiftUI hears nothing.
    case untracked
  }

  /// What is read.
  package let source: Source

  /// The stored property.
  package let property: DeclarationID

  /// The name of the property where it is read.
  package let node: Node

  /// Whether it is read as a binding, `$name`: then a change evaluates who reads the value.
  package let isProjection: Bool

  /// How the code that reads it is evaluated.
  package let evaluation: Evaluation
}

extension SwiftUIModel {
  /// What the evaluation of a view (a modifier, a style …) reads in its body code, in the order in which it
  /// is walked: its builder members, then what they call; see ``reachedMembers(of:)``. What views in it read
  /// is theirs. Where the type of what is before a period is unknown, nothing is read there as far as
  /// this shows.
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

  /// What the evaluation of a view reads at a name in its body code: one thing or nothing.
  func reads(at name: Node, of view: TypeID, _ evaluation: Evaluation) -> [Read] {
    guard !isOnlySet(name), let id = storedProperty(namedBy: name), !index[id].isStatic,
      let owner = index.type(of: id), let source = source(of: index[id], in: owner, view, at: name)
    else { return [] }
    let isProjection = DeclReferenceExprSyntax(name)?.baseName?.isProjection ?? false
    return [
      Read(source: source, property: id, node: name, isProjection: isProjection, evaluation: evaluation)
    ]
  }

  /// The stored property that a name means; of those in clauses of `#if` the first.
  private func storedProperty(namedBy name: Node) -> DeclarationID? {
    let found = declarations(referencedBy: name)
    if let only = found.only { return index[only].isStored ? only : nil }
    guard found.allSatisfy({ index[$0].isConditionalMember }) else { return nil }
    return found.first { index[$0].isStored }
  }

  private func isOnlySet(_ name: Node) -> Bool {
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

  /// Whether a view puts another object in the place of the one that it keeps.
  private func isReplaced(_ property: Declaration) -> Bool {
    uses(of: property).contains { use in
      Assignment(target: use.expression) != nil && use.node.enclosing { $0 == .initializerDecl } == nil
    }
  }

  /// Whether a name stands before a period, so that only a member of what it names is read.
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
