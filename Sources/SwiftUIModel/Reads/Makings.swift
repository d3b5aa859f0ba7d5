package import ProjectIndex
package import SwiftCST

/// A place that creates a view.
package struct Making: Sendable {
  /// An argument that never compares equal to the previous one.
  package struct Renewal: Sendable {
    /// The kind of argument.
    package enum Kind: String, Sendable {
      /// A closure that the view stores, or a method of an object or view.
      case closure
      /// A value that is created there and contains a closure.
      case closureHolder
      /// An object that is created there.
      case object
      /// A value that differs each time: `UUID()`.
      case freshValue
      /// A property of the view itself has an initial value that differs each time.
      case freshDefault
    }

    /// The kind.
    package let kind: Kind
    /// The argument.
    package let node: Node
  }

  /// The call.
  package let call: FunctionCallExprSyntax

  /// The view whose body code contains it; nil for an extension of `View`.
  package let view: TypeID?

  /// The member whose code creates it.
  package let member: Declaration?

  /// The arguments that never compare equal; if there are none, SwiftUI may detect that nothing has changed.
  package let renewals: [Renewal]
}

extension SwiftUIModel {
  /// The places in body code that create a view, in the order of files and lines.
  package func makings(of view: TypeID) -> [Making] {
    index.references(to: view).certain.compactMap { use in
      guard let call = use.expression.callAsCallee, isLookedAt(call.node),
        let evaluation = timing(of: call.node).evaluation
      else { return nil }
      return Making(
        call: call, view: evaluation.view, member: index.enclosingDeclaration(of: call.node),
        renewals: renewals(in: call, of: view))
    }
  }

  private func renewals(in call: FunctionCallExprSyntax, of view: TypeID) -> [Making.Renewal] {
    let closures = ViewCall(call).closures.map(\.syntax.node).filter {
      keepsClosure($0, view) && captures($0)
    }
    let others = call.argumentValues.filter { $0.kind != .closureExpr }
    return closures.map { Making.Renewal(kind: .closure, node: $0) } + others.compactMap(renewal)
      + freshDefaults(of: view, leftOutBy: call)
  }

  private func renewal(_ value: Node) -> Making.Renewal? {
    if isBoundMethod(value) { return Making.Renewal(kind: .closure, node: value) }
    if makesObject(value) { return Making.Renewal(kind: .object, node: value) }
    if makesClosureHolder(value) || isComputedBinding(value) {
      return Making.Renewal(kind: .closureHolder, node: value)
    }
    return freshPart(of: value).map { _ in Making.Renewal(kind: .freshValue, node: value) }
  }

  /// The initial values of a view's own properties that differ each time: those that SwiftUI stores, as for
  /// `@State`, are set once.
  private func freshDefaults(of view: TypeID, leftOutBy call: FunctionCallExprSyntax) -> [Making.Renewal] {
    let given = Set(call.argumentLabels)
    return index.members(of: view).compactMap { property in
      guard property.isStored, !property.isStatic, property.attributeList == nil,
        property.traits.contains(.let) || !given.contains(property.name), let value = property.initialValue,
        freshPart(of: value) != nil
      else { return nil }
      return Making.Renewal(kind: .freshDefault, node: value)
    }
  }

  /// Whether a closure may capture anything: one that doesn't is the same each time.
  private func captures(_ closure: Node) -> Bool {
    closure.subtree.contains { node in
      if node.kind == .superExpr || node.kind == .closureCapture { return true }
      guard node.kind == .declReferenceExpr else { return false }
      if let access = MemberAccessExprSyntax(node.parent), access.declName?.node == node { return false }
      switch index.lookUp(node) {
      case .local(let binding): return !closure.contains(binding.node) && closure != binding.node
      case .members(let found, _): return found.contains { !index[$0].isStatic }
      default: return node.text == "self"
      }
    }
  }

  /// Whether a view has a stored property of a function type for a closure.
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

  /// `Binding(get: { … }, set: { … })`
  private func isComputedBinding(_ value: Node) -> Bool {
    FunctionCallExprSyntax(value).map { call in
      ["Binding", ".init"].contains(call.calledExpression?.text ?? "") && call.argumentLabels.first == "get"
    } ?? false
  }

  /// Whether a value is a method of an instance, without a call: `model.save`.
  private func isBoundMethod(_ value: Node) -> Bool {
    let name = MemberAccessExprSyntax(value)?.declName?.node ?? value
    guard name.kind == .declReferenceExpr, let id = index.declarations(referencedBy: name).only,
      index[id].kind == .function, !index[id].isStatic
    else { return false }
    return index.type(of: id) != nil
  }

  /// Whether a call creates a structure that contains a closure, directly or in a nested structure.
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
}
