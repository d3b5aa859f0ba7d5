import ProjectIndex
import SwiftCST

/// Finds what never compares equal to its previous value among the inputs of a view.
struct Renewals {
  let model: SwiftUIModel
  var index: ProjectIndex { model.index }

  init(_ model: SwiftUIModel) { self.model = model }

  /// All such inputs of a call that creates a view.
  func all(in call: FunctionCallExprSyntax, of view: TypeID) -> [Making.Renewal] {
    let closures = ViewCall(call).closures.map(\.syntax).compactMap { closure in
      renewal(closure, of: view)
    }
    let values = call.argumentValues.filter {
      $0.kind != .closureExpr && !model.isEvaluatedLater($0, by: view) && keeps($0, view)
    }
    let others = values.compactMap { value in
      renewal(value) ?? maybeRenewal(value, of: view)
    }
    return closures + others + defaults(of: view, leftOutBy: call)
  }

  /// A closure that the view stores, or whose content it stores.
  private func renewal(_ closure: ClosureExprSyntax, of view: TypeID) -> Making.Renewal? {
    if keepsClosure(closure.node, view) {
      return captures(closure.node) ? Making.Renewal(kind: .closure, node: closure.node) : nil
    }
    guard model.role(of: closure.node).makesViews, model.runners(of: closure.node) == [.surroundings] else {
      return nil
    }
    return kind(ofStatements: closure, depth: 0).map { Making.Renewal(kind: $0, node: closure.node) }
  }

  private func renewal(_ value: Node) -> Making.Renewal? {
    if isBoundMethod(value) { return Making.Renewal(kind: .closure, node: value) }
    if let kind = kind(of: value, depth: 0) { return Making.Renewal(kind: kind, node: value) }
    return model.freshPart(of: value).map { _ in Making.Renewal(kind: .freshValue, node: value) }
  }

  /// A value that is computed each time and contains closures.
  private func maybeRenewal(_ value: Node, of view: TypeID) -> Making.Renewal? {
    guard let argument = ClosureArgument(ofValue: value), isComputed(value),
      let property = index.memberwiseProperty(for: argument, of: index[index[view].primary]),
      let written = property.typeAnnotation
    else { return nil }
    let core = TypeShape(written).core
    let element = ArrayTypeSyntax(core)?.element.map { TypeShape($0).core }
    guard case .known(let type) = index.resolve(element ?? core), holdsFunctions(type, depth: 0) else {
      return nil
    }
    return Making.Renewal(kind: .maybeClosures, node: value)
  }

  /// Whether an expression is a call, or reads a computed property.
  private func isComputed(_ value: Node) -> Bool {
    value.kind == .functionCallExpr
      || helper(namedBy: MemberAccessExprSyntax(value)?.declName?.node ?? value)?.kind == .variable
  }

  // MARK: - Defaults

  /// The initial values of a view's own properties that differ each time, and the objects that its
  /// initializer creates: those that SwiftUI stores, as for `@State`, are set once.
  private func defaults(of view: TypeID, leftOutBy call: FunctionCallExprSyntax) -> [Making.Renewal] {
    let given = Set(call.argumentLabels)
    let properties = index.members(of: view).compactMap { property -> Making.Renewal? in
      guard property.isStored, !property.isStatic, isCompared(property),
        property.traits.contains(.let) || !given.contains(property.name), let value = property.initialValue
      else { return nil }
      if makesObject(value) { return Making.Renewal(kind: .objectDefault, node: value) }
      guard property.attributeList == nil, model.freshPart(of: value) != nil else { return nil }
      return Making.Renewal(kind: .freshDefault, node: value)
    }
    let taking = index.ownMembers(named: "init", of: view).filter { $0.mayTake(call) }
    return properties + (taking.only.map { objects(madeBy: $0, given, of: view) } ?? [])
  }

  /// Whether SwiftUI compares the values of a property: it stores those of `@State` and the like itself.
  private func isCompared(_ property: Declaration) -> Bool {
    property.attributeList == nil || property.attribute("ObservedObject") != nil
      || property.attribute("Bindable") != nil
  }

  /// The objects that an initializer creates for properties of the view, itself or as default arguments.
  private func objects(
    madeBy initializer: Declaration, _ given: Set<String?>, of view: TypeID
  ) -> [Making.Renewal] {
    let names = Set(
      initializer.parameters.filter { !given.contains($0.label) && $0.defaultValue.map(makesObject) == true }
        .compactMap { $0.name?.name })
    guard let body = initializer.body?.statements else { return [] }
    return body.subtree.compactMap { target in
      guard let assignment = Assignment(target: target), assignment.isPlain, let value = assignment.value,
        isCompared(target, of: view)
      else { return nil }
      let object = value.kind == .functionCallExpr && !makesObject(value) ? wrapped(value) ?? value : value
      if makesObject(object) { return Making.Renewal(kind: .objectDefault, node: object) }
      guard names.contains(object.text) else { return nil }
      let parameter = initializer.parameters.first { $0.name?.name == object.text }
      return parameter?.defaultValue.map { Making.Renewal(kind: .objectDefault, node: $0) }
    }
  }

  /// `model` in `ObservedObject(wrappedValue: model)`.
  private func wrapped(_ value: Node) -> Node? {
    guard let call = FunctionCallExprSyntax(value), call.calledName == "ObservedObject" else { return nil }
    return call.argumentValues.only
  }

  /// Whether the target of an assignment is a property whose values SwiftUI compares.
  private func isCompared(_ target: Node, of view: TypeID) -> Bool {
    let word = MemberAccessExprSyntax(target)?.declName?.baseName?.name ?? target.text
    let name = word.hasPrefix("_") ? String(word.dropFirst()) : word
    return index.ownMembers(named: name, of: view).contains { $0.isStored && isCompared($0) }
  }

  // MARK: - Closures

  /// Whether a closure may capture anything: one that doesn't is the same each time.
  func captures(_ closure: Node) -> Bool {
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
  func keepsClosure(_ closure: Node, _ view: TypeID) -> Bool {
    guard let argument = ClosureArgument(closure) else { return false }
    let primary = index[index[view].primary]
    if let property = index.memberwiseProperty(for: argument, of: primary) {
      return property.typeAnnotation.map { index.functionType($0) != nil } ?? false
    }
    let runners = model.runners(of: closure)
    if runners == [.surroundings] { return false }
    return index.members(of: view).contains { member in
      member.isStored && member.typeAnnotation.map { index.functionType($0) != nil } == true
    }
  }

  /// Whether a value is a method of an instance, without a call: `model.save`.
  func isBoundMethod(_ value: Node) -> Bool {
    let name = MemberAccessExprSyntax(value)?.declName?.node ?? value
    guard name.kind == .declReferenceExpr else { return false }
    guard let id = index.declarations(referencedBy: name).only else { return isRequiredMethod(value) }
    return index[id].kind == .function && !index[id].isStatic && index.type(of: id) != nil
  }

  /// Whether a value is a method of an object whose type is a generic parameter: a requirement.
  private func isRequiredMethod(_ value: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(value), let base = access.base,
      case .parameter? = index.typeOfExpression(base).resolution, let name = access.declName?.baseName?.name
    else { return false }
    let found = index.declarations(named: name)
    return !found.isEmpty && found.allSatisfy { $0.kind == .function }
  }
}
