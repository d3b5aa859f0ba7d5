package import ProjectIndex
package import SwiftCST

/// The causes that make SwiftUI evaluate a view (a modifier, a style …) again.
package struct EvaluationCauses: Sendable {
  /// The reads of its own evaluation: the first read of each property by source, in the order of the code.
  /// Announced changes of an observed `ObservableObject` are under ``observed``.
  package let reads: [Read]

  /// Its reads of objects that announce changes, but that it doesn't observe.
  package let unobserved: [Read]

  /// Its reads, not announced themselves, of observed objects whose class announces changes manually
  /// somewhere.
  package let byHand: [(read: Read, announcement: Use)]

  /// The objects of external classes whose changes evaluate it.
  package let foreignObjects: [ForeignObject]

  /// The objects whose announced changes all evaluate it.
  package let observed: [ObservedCause]

  /// The places that create it: each evaluation of the surrounding code creates a new value of it.
  package let makings: [Making]

  /// The environment values that it declares and doesn't read: their changes evaluate it anyway.
  package let unreadEnvironment: [Declaration]

  /// The objects that it gets from the environment by `@Environment`: it is evaluated when another one is set.
  package let environmentObjects: [HeldObject]

  /// The unknown causes.
  package let unknowns: [UnknownCause]
}

/// An object of which each announced change evaluates a view.
package struct ObservedCause: Sendable {
  /// The property that contains it.
  package let object: HeldObject

  /// The number of properties of its class that announce their changes.
  package let publishedCount: Int

  /// The first read of each of these properties by the view's evaluation.
  package let reads: [Read]
}

/// An object that a view observes and whose class the project doesn't show: one of another module, or of a
/// generic parameter.
package struct ForeignObject: Sendable {
  /// The property that contains it.
  package let property: Declaration

  /// Whether any announced change evaluates the view; otherwise only changes of members that body code reads.
  package let isWhole: Bool

  /// The first place that reads each of its members.
  package let members: [Node]
}

/// Code that may evaluate a view, but the project doesn't show whether it does.
package struct UnknownCause: Sendable {
  /// The kind of unknown cause.
  package enum Kind: String, Sendable {
    /// The type has several declarations, in clauses of `#if`.
    case severalDeclarations
    /// A property has a wrapper that is not known to be declared by SwiftUI or the project.
    case wrapper
    /// A closure of the body code is passed to code outside of the project, or a function by its name.
    case closure
    /// A requirement of a protocol is read, which several types implement, some of them tracked classes.
    case requirement
    /// A query isn't read.
    case unreadQuery
  }

  /// The kind.
  package let kind: Kind
  /// Its place.
  package let node: Node
}

extension SwiftUIModel {
  /// The causes that make SwiftUI evaluate a view again, as far as the project shows, including unknown ones.
  package func causes(of view: TypeID) -> EvaluationCauses {
    let reads = firstReads(of: view)
    let observed = observedObjects(of: view).map { object in
      let announced = announcedProperties(of: object.type)
      return ObservedCause(
        object: object, publishedCount: announced.count,
        reads: plainest(
          reads.filter { announced.contains($0.property) && $0.mayBe(of: object.property) }))
    }
    let objects = Set(observed.map { ReadObject.property($0.object.property.id) })
    let announced = Set(observed.flatMap { $0.reads.map(\.property) })
    let untracked = plainest(reads.filter { $0.source == .untracked && $0.mayBe(oneOf: objects) })
    let byHand = untracked.compactMap { read in announcement(of: read, by: observed).map { (read, $0) } }
    let byHandReads = Set(byHand.map(\.0.property))
    return EvaluationCauses(
      reads: plainest(reads.filter { $0.source != .published && !byHandReads.contains($0.property) }),
      unobserved: plainest(
        reads.filter {
          $0.source == .published && !($0.mayBe(oneOf: objects) && announced.contains($0.property))
        }),
      byHand: byHand, foreignObjects: foreignObjects(of: view), observed: observed,
      makings: makings(of: view),
      unreadEnvironment: unreadEnvironment(of: view, Set(reads.map(\.property))),
      environmentObjects: heldObjects(of: view).filter { $0.wrapper == "Environment" },
      unknowns: unknowns(of: view) + unreadQueries(of: view, Set(reads.map(\.property)))
    )
  }

  /// Where the class of an observed object announces changes manually, for an object one of whose properties
  /// is read.
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

  /// The plainest read of each property of each object, in the order of the code: one that isn't repeated for
  /// each row before one that is, and one in the view's own code before one in a closure passed to it.
  private func firstReads(of view: TypeID) -> [Read] {
    // A binding that is only passed on is not a read, and a namespace never changes.
    let all = evaluatedReads(of: view).filter { read in
      !(read.isProjection && read.source != .query) && index[read.property].attribute("Namespace") == nil
    }
    return plainest(all, ofEachObject: true)
  }
}
