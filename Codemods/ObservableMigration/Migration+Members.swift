import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// Rewrites the stored properties of a class; tells whether it has any.
  mutating func rewriteMembers(of type: TypeID) -> Bool {
    var hasStored = false
    var seen: Set<Int> = []
    for property in index.members(of: type) where isInstanceStorage(property) {
      guard !property.traits.contains(.let) else { continue }
      if property.attribute("Published") == nil { hasStored = true }
      if let published = property.attribute("Published") {
        hasStored = true
        rewrite(published: property, published, of: type)
      } else if seen.insert(property.node.id).inserted {
        rewrite(unpublished: property, of: type)
      }
      checkSelfRefresh(property, of: type)
    }
    return hasStored
  }

  /// Whether a member is a stored property of instances, in the class itself.
  func isInstanceStorage(_ member: Declaration) -> Bool {
    guard member.kind == .variable, !member.isStatic, member.isStored, let parent = member.parent else {
      return false
    }
    return index[parent].kind == .class
  }

  /// The published properties of the cluster.
  var publishedProperties: [Declaration] {
    cluster.types.flatMap { index.members(of: $0) }.filter {
      $0.kind == .variable && $0.attribute("Published") != nil
    }
  }
}

// MARK: - Published

extension Migration {
  private mutating func rewrite(published property: Declaration, _ published: Attribute, of type: TypeID) {
    guard let name = property.name else { return }
    if published.isConditional {
      note("X001", "conditional compilation inside the rewritten region", at: property.node)
    }
    checkTracked(property, name, of: type)
    change(.deleting(TextSpans.throughNext(published.node)), near: property.node)
    addInitialValue(from: published, to: property)
    if isManualSend(property) { removeObservers(of: property) }
    rewriteWrapperStorage(of: property, name)
  }

  /// What a tracked property can't have.
  private mutating func checkTracked(_ property: Declaration, _ name: String, of type: TypeID) {
    let all = [type] + index.superclasses(of: type) + index.subtypes(of: type)
    if all.contains(where: { !index.ownMembers(named: "_" + name, of: $0).isEmpty }) {
      note("OM307", "member named '_\(name)' exists", at: property.node)
    }
    let visible = property.attributes.contains { ["objc", "IBInspectable", "IBOutlet", "NSManaged"].contains($0.name) }
    if visible || property.traits.contains(.dynamic) {
      note("OM317", "'\(name)' is published and visible to Objective-C (KVO)", at: property.node)
    }
    if let wrapper = property.attributes.first(where: isOtherWrapper) {
      note("OM320", "'@\(wrapper.name)' is composed with @Published on '\(name)'", at: property.node)
    }
    checkObservers(property, name)
  }

  private func isOtherWrapper(_ attribute: Attribute) -> Bool {
    let plain: Set = [
      "Published", "MainActor", "available", "objc", "IBInspectable", "IBOutlet", "NSManaged", "preconcurrency",
      "nonobjc", "usableFromInline", "inlinable", "_spi", "_documentation",
    ]
    guard !plain.contains(attribute.name), let written = attribute.typeName else { return false }
    // An attribute of another global actor is no wrapper.
    if case .known(let type) = index.resolve(written) {
      return index[type].declarations.contains { index[$0].attribute("propertyWrapper") != nil }
    }
    return true
  }

  /// `@Published(initialValue: 1) var x: Int` → `var x: Int = 1`.
  private mutating func addInitialValue(from published: Attribute, to property: Declaration) {
    guard let arguments = published.arguments, let binding = property.binding else { return }
    let labels = ["initialValue", "wrappedValue"]
    let value = arguments.children.lazy.compactMap { LabeledExprSyntax($0) }
      .first { labels.contains($0.label?.name ?? "") }?.expression
    guard let value, binding.initializer == nil else { return }
    let end = binding.typeAnnotation?.node ?? binding.pattern ?? binding.node
    change(.inserting(" = \(value.text)", at: end.range.upperBound), near: property.node)
  }
}

// MARK: - Observers

extension Migration {
  private mutating func checkObservers(_ property: Declaration, _ name: String) {
    for accessor in property.accessorDeclarations {
      guard let body = accessor.body?.node else { continue }
      for use in index.uses(of: name, in: body) where isOwn(use, property) && changes(use.expression) {
        note("OM306", "observer of '\(name)' assigns '\(name)' — endless recursion", at: use.node)
        return
      }
    }
  }

  private func isOwn(_ use: Use, _ property: Declaration) -> Bool {
    switch use.role {
    case .reference: index.lookUp(use.token.name, at: use.node).declarations.contains(property.id)
    case .member(let base?): base.text == "self"
    default: false
    }
  }

  /// `willSet { objectWillChange.send() }` and nothing else.
  private func isManualSend(_ property: Declaration) -> Bool {
    let accessors = property.accessorDeclarations
    guard accessors.count == 1, accessors[0].accessorSpecifier?.kind == .willSet,
      let statements = accessors[0].body?.statements
    else { return false }
    return ["objectWillChange.send()", "self.objectWillChange.send()"].contains(statements.text)
  }

  /// Whether a node stands in an observer that only sends what is sent anyway.
  func isInManualSend(_ node: Node) -> Bool {
    guard let property = index.enclosingDeclaration(of: node), property.attribute("Published") != nil else {
      return false
    }
    return isManualSend(property)
  }

  private mutating func removeObservers(of property: Declaration) {
    guard let block = property.binding?.accessorBlock?.node else { return }
    change(.deleting(TextSpans.fromPrevious(block)), near: block)
  }

  /// `items = items`, which only makes sense where an equal value notifies.
  private mutating func checkSelfRefresh(_ property: Declaration, of type: TypeID) {
    guard property.attribute("Published") != nil, let name = property.name else { return }
    for use in index.uses(of: name) where isOwn(use, property) {
      guard let assignment = Assignment(target: use.expression), assignment.operation == "=",
        let value = assignment.value, ["\(name)", "self.\(name)"].contains(value.text)
      else { continue }
      note(
        "N504", "'\(name)' is assigned to itself to refresh views, which does nothing when the value is equal",
        at: use.node)
      return
    }
  }
}

// MARK: - `_x = Published(initialValue:)`

extension Migration {
  private mutating func rewriteWrapperStorage(of property: Declaration, _ name: String) {
    for use in index.uses(of: "_" + name) where refers(use, to: property) != false {
      guard let assignment = Assignment(target: use.expression), assignment.operation == "=",
        let value = assignment.value, let initial = wrappedValue(of: value, in: "Published")
      else {
        note("OM302", "uses the publisher '$\(name)' — Observation has none", at: use.node)
        continue
      }
      let isPlain = property.initialValue == nil && !property.hasObservers
      if isPlain { change(TextEdit(use.expression.range, with: "self." + name), near: use.node) }
      change(TextEdit(value.range, with: initial.text), near: use.node)
    }
  }

  /// The object in `StateObject(wrappedValue: e)`, `Published(initialValue: e)`, `.init(wrappedValue: e)`.
  func wrappedValue(of expression: Node, in wrapper: String) -> Node? {
    guard let call = FunctionCallExprSyntax(expression), let callee = call.calledExpression,
      call.trailingClosure == nil
    else { return nil }
    let name = GenericSpecializationExprSyntax(callee)?.expression?.text ?? callee.text
    guard [wrapper, ".init", wrapper + ".init", "SwiftUI." + wrapper, "Combine." + wrapper].contains(name) else {
      return nil
    }
    let arguments = call.arguments?.children.compactMap { LabeledExprSyntax($0) } ?? []
    guard arguments.count == 1, ["wrappedValue", "initialValue"].contains(arguments[0].label?.name ?? "") else {
      return nil
    }
    return arguments[0].expression
  }
}

// MARK: - Not published

extension Migration {
  private mutating func rewrite(unpublished property: Declaration, of type: TypeID) {
    guard let list = property.binding?.node.parent else { return }
    if property.attributes.contains(where: \.isConditional) {
      note("X001", "conditional compilation inside the rewritten region", at: property.node)
    }
    if let storage = property.attributes.first(where: { ["AppStorage", "SceneStorage"].contains($0.name) }) {
      note("OM206", "'@\(storage.name) \(property.name ?? "")' no longer updates views", at: property.node)
    }
    let bindings = list.children.compactMap { PatternBindingSyntax($0) }
    if bindings.count > 1 { split(property, bindings) }
    if property.traits.contains(.destructured) || property.attribute("ObservationIgnored") != nil { return }
    if context.options.isOn("track-unpublished"), canBeTracked(property) {
      checkEarlyUse(of: property, in: type)
      return
    }
    let start = property.node.range.lowerBound
    change(.inserting("@ObservationIgnored ", at: start), near: property.node)
  }

  private func canBeTracked(_ property: Declaration) -> Bool {
    !property.traits.contains(.lazy) && !property.attributes.contains(where: isOtherWrapper)
      && !(property.traits.contains(.override) && property.hasObservers)
  }

  /// `var a = 0, b = 1` becomes two declarations: the macro takes one variable at a time.
  private mutating func split(_ property: Declaration, _ bindings: [PatternBindingSyntax]) {
    guard let variable = VariableDeclSyntax(property.node), let keyword = variable.bindingSpecifier else { return }
    let tree = property.node.tree
    let start = property.node.range.lowerBound
    let header = tree.source.string(in: start..<keyword.range.upperBound)
    let isTracked = context.options.isOn("track-unpublished") && canBeTracked(property)
    let prefix = isTracked ? header : "@ObservationIgnored " + header
    for (binding, next) in zip(bindings, bindings.dropFirst()) {
      guard let comma = binding.trailingComma else { continue }
      if binding.typeAnnotation == nil, binding.initializer == nil,
        let type = bindings.lazy.compactMap({ $0.typeAnnotation?.node }).first(where: { $0.id > binding.node.id })
      {
        change(.inserting(type.text, at: comma.range.lowerBound), near: property.node)
      }
      let text = render("\n\(prefix) ", at: property.node)
      change(TextEdit(comma.range.lowerBound..<next.node.range.lowerBound, with: text), near: property.node)
    }
  }

  /// Before all properties are set, a tracked one can be assigned but not read.
  private mutating func checkEarlyUse(of property: Declaration, in type: TypeID) {
    guard let name = property.name else { return }
    let stored = index.members(of: type).filter(isInstanceStorage)
    let isComplete = stored.allSatisfy { $0.initialValue != nil || isOptional($0) }
    guard !isComplete || index.superclass(of: type) != .none else { return }
    for initializer in index.ownMembers(named: "init", of: type) where !initializer.traits.contains(.convenience) {
      guard let body = initializer.body?.node else { continue }
      for use in index.uses(of: name, in: body) where isOwn(use, property) {
        if let assignment = Assignment(target: use.expression), assignment.operation == "=" { continue }
        note(
          "OM318",
          "plain var '\(name)' is read or mutated in init before full initialisation and would be tracked",
          at: use.node)
        return
      }
    }
  }

  private func isOptional(_ property: Declaration) -> Bool {
    property.typeAnnotation.map { TypeShape($0).optionalDepth > 0 } ?? false
  }
}
