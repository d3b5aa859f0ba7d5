package import ProjectIndex
package import SwiftCST

/// What makes SwiftUI evaluate a view (a modifier, a style …) again.
package struct EvaluationCauses: Sendable {
  /// What its own evaluation reads: the first read of each property by source, in the order of the code. What
  /// an `ObservableObject` announces stands under ``observed``.
  package let reads: [Read]

  /// The objects whose announced changes all evaluate it.
  package let observed: [ObservedCause]

  /// Where it is made: each evaluation of what stands around makes a new value of it.
  package let makings: [Making]

  /// The values of the environment that it declares and doesn't read: their changes evaluate it all the same.
  package let unreadEnvironment: [Declaration]

  /// What can't be told of it.
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

/// A place that makes a view.
package struct Making: Sendable {
  /// What is handed over that never compares equal to what was handed over before.
  package struct Renewal: Sendable {
    /// What it is.
    package enum Kind: String, Sendable {
      /// A closure that the view keeps, or a method of an object or view.
      case closure
      /// A value that is made there and holds a closure.
      case closureHolder
      /// An object that is made there.
      case object
      /// Another value each time: `UUID()`.
      case freshValue
    }

    /// What it is.
    package let kind: Kind
    /// The argument.
    package let node: Node
  }

  /// The call.
  package let call: FunctionCallExprSyntax

  /// The view in whose body code it stands; nil for an extension of `View`.
  package let view: TypeID?

  /// What never compares equal there; where it is empty, SwiftUI may see that nothing has changed.
  package let renewals: [Renewal]
}

/// Something that may evaluate a view and of which the project doesn't show whether it does.
package struct UnknownCause: Sendable {
  /// What it is.
  package enum Kind: String, Sendable {
    /// The type is declared several times, in clauses of `#if`.
    case severalDeclarations
    /// A property has a wrapper that neither SwiftUI nor the project is known to declare.
    case wrapper
    /// A property observes an object whose class the project doesn't show.
    case observedObject
    /// A closure of the body code is handed to what the project doesn't show.
    case closure
  }

  /// What it is.
  package let kind: Kind
  /// Where it is.
  package let node: Node
}

extension SwiftUIModel {
  /// What makes SwiftUI evaluate a view again, as far as the project shows; what can't be told is said.
  package func causes(of view: TypeID) -> EvaluationCauses {
    let reads = firstReads(of: view)
    let observed = observedObjects(of: view).map { object in
      let published = publishedProperties(of: object.type).map(\.id)
      return ObservedCause(
        object: object, publishedCount: published.count,
        reads: reads.filter { published.contains($0.property) })
    }
    return EvaluationCauses(
      reads: reads.filter { $0.source != .published }, observed: observed, makings: makings(of: view),
      unreadEnvironment: unreadEnvironment(of: view, Set(reads.map(\.property))), unknowns: unknowns(of: view)
    )
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

  // MARK: - Makings

  /// The places in body code that make a view, in the order of files and lines.
  package func makings(of view: TypeID) -> [Making] {
    index.references(to: view).certain.compactMap { use in
      guard let call = use.expression.callAsCallee, isLookedAt(call.node),
        let evaluation = timing(of: call.node).evaluation
      else { return nil }
      return Making(call: call, view: evaluation.view, renewals: renewals(in: call, of: view))
    }
  }

  private func renewals(in call: FunctionCallExprSyntax, of view: TypeID) -> [Making.Renewal] {
    let closures = ViewCall(call).closures.filter { keepsClosure($0.syntax.node, view) }
    let others = call.argumentValues.filter { $0.kind != .closureExpr }
    return closures.map { Making.Renewal(kind: .closure, node: $0.syntax.node) }
      + others.compactMap { value in
        if isBoundMethod(value) { return Making.Renewal(kind: .closure, node: value) }
        if makesObject(value) { return Making.Renewal(kind: .object, node: value) }
        if makesClosureHolder(value) { return Making.Renewal(kind: .closureHolder, node: value) }
        return freshPart(of: value).map { _ in Making.Renewal(kind: .freshValue, node: value) }
      }
  }

  /// Whether a view has a stored property of a function type that takes a closure.
  private func keepsClosure(_ closure: Node, _ view: TypeID) -> Bool {
    guard let argument = ClosureArgument(closure) else { return false }
    let primary = index[index[view].primary]
    if let property = index.memberwiseProperty(for: argument, of: primary) {
      return property.typeAnnotation.map { TypeShape($0).core.kind == .functionType } ?? false
    }
    return index.members(of: view).contains { member in
      member.isStored && member.typeAnnotation.map { TypeShape($0).core.kind == .functionType } == true
    }
  }

  private func makesObject(_ value: Node) -> Bool {
    guard let callee = FunctionCallExprSyntax(value)?.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(callee)
    else { return false }
    return index[type].kind == .class
  }

  /// Whether a value is a method of an instance, without a call: `model.save`.
  private func isBoundMethod(_ value: Node) -> Bool {
    let name = MemberAccessExprSyntax(value)?.declName?.node ?? value
    guard name.kind == .declReferenceExpr, let id = index.declarations(referencedBy: name).only,
      index[id].kind == .function, !index[id].isStatic
    else { return false }
    return index.type(of: id) != nil
  }

  /// Whether a call makes a structure that keeps a closure, itself or in one that it holds.
  private func makesClosureHolder(_ value: Node) -> Bool {
    guard value.kind == .functionCallExpr,
      case .known(let type)? = index.typeOfExpression(value).resolution
    else { return false }
    return keepsClosure(type, depth: 0)
  }

  private func keepsClosure(_ type: TypeID, depth: Int) -> Bool {
    guard depth < 4, index[type].kind == .struct, kind(of: type) == .none else { return false }
    return index.members(of: type).contains { member in
      guard member.isStored, !member.isStatic, let annotation = member.typeAnnotation else { return false }
      let core = TypeShape(annotation).core
      if core.kind == .functionType { return true }
      guard case .known(let inner) = index.resolve(core) else { return false }
      return keepsClosure(inner, depth: depth + 1)
    }
  }

  // MARK: - What can't be told

  private func unknowns(of view: TypeID) -> [UnknownCause] {
    var found: [UnknownCause] = []
    if index[view].isSplit {
      found.append(UnknownCause(kind: .severalDeclarations, node: index[index[view].primary].node))
    }
    for property in index.members(of: view) where property.isStored && !property.isStatic {
      found += property.attributes.compactMap { unknown($0, of: property) }
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
    if PropertyWrapperNames.observes(attribute.name) {
      return heldObject(in: property) == nil ? UnknownCause(kind: .observedObject, node: property.node) : nil
    }
    let isKnown =
      PropertyWrapperNames.isWrapper(attribute.name)
      || !PropertyAttributes.traits(of: attribute.name).isEmpty
    return isKnown ? nil : UnknownCause(kind: .wrapper, node: property.node)
  }

  /// Whether code names a stored property of a view.
  private func mayRead(_ code: Node, of view: TypeID) -> Bool {
    code.subtree.contains { name in
      guard name.kind == .declReferenceExpr, let id = index.declarations(referencedBy: name).only else {
        return false
      }
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
