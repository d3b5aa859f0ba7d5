package import ProjectIndex
package import SwiftCST

/// What makes SwiftUI evaluate a view (a modifier, a style …) again.
package struct EvaluationCauses: Sendable {
  /// What its own evaluation reads: the first read of each property by source, in the order of the code. What an
  /// observed `ObservableObject` announces is under ``observed``.
  package let reads: [Read]

  /// What it reads of objects that announce changes, but that it doesn't observe.
  package let unobserved: [Read]

  /// What it reads that isn't announced itself, of observed objects whose class announces changes by hand somewhere.
  package let byHand: [(read: Read, announcement: Use)]

  /// The objects of classes that the project doesn't declare and whose changes evaluate it.
  package let foreignObjects: [ForeignObject]

  /// The objects whose announced changes all evaluate it.
  package let observed: [ObservedCause]

  /// Where it is made: each evaluation of what is around makes a new value of it.
  package let makings: [Making]

  /// The values of the environment that it declares and doesn't read: their changes evaluate it all the same.
  package let unreadEnvironment: [Declaration]

  /// What is unknown of it.
  package let unknowns: [UnknownCause]
}

/// An object of which each announced change evaluates a view.
package struct ObservedCause: Sendable {
  /// The property that holds it.
  package let object: HeldObject

  /// How many properties of its class announce their changes.
  package let publishedCount: Int

  /// The first read of each of them that the view's evaluation reads.
  package let reads: [Read]
}

/// An object that a view observes and whose class the project doesn't show: one of another module, or of a generic
/// parameter.
package struct ForeignObject: Sendable {
  /// The property that holds it.
  package let property: Declaration

  /// Whether any change that it announces evaluates the view; else those of the members that body code reads.
  package let isWhole: Bool

  /// The first place that reads each of its members.
  package let members: [Node]
}

/// Something that may evaluate a view and of which the project doesn't show whether it does.
package struct UnknownCause: Sendable {
  /// What it is.
  package enum Kind: String, Sendable {
    /// The type is declared several times, in clauses of `#if`.
    case severalDeclarations
    /// A property has a wrapper that neither SwiftUI nor the project is known to declare.
    case wrapper
    /// A closure of the body code is handed to what the project doesn't show.
    case closure
  }

  /// What it is.
  package let kind: Kind
  /// Where it is.
  package let node: Node
}

extension SwiftUIModel {
  /// What makes SwiftUI evaluate a view again, as far as the project shows; what is unknown is said.
  package func causes(of view: TypeID) -> EvaluationCauses {
    let reads = firstReads(of: view)
    let observed = observedObjects(of: view).map { object in
      let announced = Set(announcedProperties(of: object.type).map(\.id))
      return ObservedCause(
        object: object, publishedCount: announced.count,
        reads: reads.filter { announced.contains($0.property) })
    }
    let announced = Set(observed.flatMap { $0.reads.map(\.property) })
    let byHand = reads.filter { $0.source == .untracked }.compactMap { read in
      announcement(of: read, by: observed).map { (read, $0) }
    }
    let byHandReads = Set(byHand.map(\.0.property))
    return EvaluationCauses(
      reads: reads.filter { $0.source != .published && !byHandReads.contains($0.property) },
      unobserved: reads.filter { $0.source == .published && !announced.contains($0.property) },
      byHand: byHand, foreignObjects: foreignObjects(of: view), observed: observed,
      makings: makings(of: view),
      unreadEnvironment: unreadEnvironment(of: view, Set(reads.map(\.property))), unknowns: unknowns(of: view)
    )
  }

  /// Where the class of an observed object announces changes by hand, one of whose properties is read.
  private func announcement(of read: Read, by observed: [ObservedCause]) -> Use? {
    guard let owner = index.type(of: read.property) else { return nil }
    return observed.lazy.map(\.object.type).filter { type in
      type == owner || index.superclasses(of: type).contains(owner)
    }.firstNonNil { announcement(of: $0) }
  }

  /// The objects of which each announced change evaluates a view.
  func observedObjects(of view: TypeID) -> [HeldObject] {
    heldObjects(of: view).filter { object in
      if object.observation == .whole { return true }
      return isManagedObject(object.type) && object.wrapper.map(PropertyWrapperNames.observes) == true
    }
  }

  private func unreadEnvironment(of view: TypeID, _ read: Set<DeclarationID>) -> [Declaration] {
    index.members(of: view).filter { property in
      guard property.isStored, !read.contains(property.id), heldObject(in: property) == nil,
        let arguments = property.attribute("Environment")?.arguments
      else { return false }
      return arguments.subtree.contains { $0.kind == .keyPathExpr }
    }
  }

  private func firstReads(of view: TypeID) -> [Read] {
    var seen: Set<DeclarationID> = []
    // What is only handed on as a binding is no read, and a namespace never changes.
    return reads(of: view).filter { read in
      !(read.isProjection && read.source != .query) && index[read.property].attribute("Namespace") == nil
        && seen.insert(read.property).inserted
    }
  }

  // MARK: - What can't be told

  private func unknowns(of view: TypeID) -> [UnknownCause] {
    var found: [UnknownCause] = []
    if index[view].isSplit {
      found.append(UnknownCause(kind: .severalDeclarations, node: index[index[view].primary].node))
    }
    for property in index.members(of: view) where property.isStored && !property.isStatic {
      found += property.attributes.firstNonNil { unknown($0, of: property) }.map { [$0] } ?? []
    }
    for member in builderMembers(of: view) {
      for closure in BodyReach.code(of: member).flatMap(unknownClosures) {
        guard mayRead(closure, of: view) else { continue }
        found.append(UnknownCause(kind: .closure, node: closure))
      }
    }
    return found
  }

  private func unknown(_ attribute: Attribute, of property: Declaration) -> UnknownCause? {
    let isKnown =
      PropertyWrapperNames.isWrapper(attribute.name) || PropertyWrapperNames.isOfApplication(attribute.name)
      || !PropertyAttributes.traits(of: attribute.name).isEmpty || attribute.name == "ObservationIgnored"
    return isKnown ? nil : UnknownCause(kind: .wrapper, node: property.node)
  }

  /// Whether code names a stored property of a view.
  private func mayRead(_ code: Node, of view: TypeID) -> Bool {
    code.subtree.contains { name in
      guard name.namesValue, let id = index.declarations(referencedBy: name).only else { return false }
      return index[id].isStored && index.type(of: id) == view
    }
  }

  /// The outermost closures in code of which it can't be told when they run.
  private func unknownClosures(in code: Node) -> [Node] {
    var found: [Node] = []
    var open = [code]
    while let node = open.popLast() {
      if node.kind == .closureExpr {
        let role = role(of: node)
        if role == .unknown { found.append(node) }
        guard role.isBodyCode else { continue }
      }
      open += node.children.reversed()
    }
    return found
  }
}
