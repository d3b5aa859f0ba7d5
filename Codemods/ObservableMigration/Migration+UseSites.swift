import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// Rewrites every property that observes an object of the cluster, and what is injected.
  mutating func rewriteUseSites() {
    findObservedProperties()
    for property in observed {
      checkProjections(of: property)
      checkIsolation(of: property)
      switch property.wrapper {
      case .stateObject: rewrite(stateObject: property)
      case .observedObject: rewrite(observedObject: property)
      case .environmentObject: rewrite(environmentObject: property)
      }
    }
    rewriteInjections()
    checkOtherHolders()
    checkUnpublishedReads()
  }

  /// `$m` has to be followed by a member, or it is the wrapper that is meant.
  private mutating func checkProjections(of property: ObservedProperty) {
    let name = property.declaration.name ?? ""
    let own: Set = ["wrappedValue", "projectedValue", "transaction", "animation", "id"]
    for use in property.projections {
      guard let access = MemberAccessExprSyntax(use.expression.parent), access.base == use.expression,
        !own.contains(access.declName?.baseName?.name ?? "")
      else {
        note("OM311", "projected wrapper '$\(name)' is passed whole / ObservedObject.Wrapper is named", at: use.node)
        continue
      }
      if property.wrapper != .environmentObject { continue }
      if case .member(let base) = use.role, base?.text != "self" {
        note("OM311", "'\(use.expression.text)' binds through another view's environment", at: use.node)
      }
    }
    guard !property.projections.isEmpty, property.wrapper != .stateObject, isExistential(property) else { return }
    note("OM314", "stored `any P` with bindings: @Bindable needs a concrete type", at: property.declaration.node)
  }

  private func isExistential(_ property: ObservedProperty) -> Bool {
    guard case .instance(.known(let type), _) = index.typeOfVariable(property.declaration.id) else { return false }
    return index[type].kind == .protocol
  }

  /// In Swift 5 mode `@StateObject` and `@ObservedObject` made the struct around them a main-actor type.
  private mutating func checkIsolation(of property: ObservedProperty) {
    guard property.wrapper != .environmentObject, let owner = index.type(of: property.declaration.id),
      index[owner].kind == .struct, index.isolation(ofType: owner) != .mainActor,
      index.buildSettings(at: property.declaration.node).languageMode != 6
    else { return }
    note("OM205", "'\(index[owner].name)' is no longer inferred to be on the main actor", at: property.declaration.node)
  }
}

// MARK: - @StateObject

extension Migration {
  private mutating func rewrite(stateObject property: ObservedProperty) {
    let declaration = property.declaration
    rename(property.attribute, to: "State")
    let assignments = storageAssignments(of: property)
    for (use, value) in assignments where value.calledName != nil {
      if let name = value.calledName { change(TextEdit(name, with: "State"), near: use.node) }
    }
    checkDefault(of: declaration, assignments.map(\.use))
    let values = assignments.map(\.value.object) + (declaration.initialValue.map { [$0] } ?? [])
    guard context.options.number("sdk") < 27, !isInScene(declaration) else { return }
    let work = CreationWork(index)
    let type = index.typeOfVariable(declaration.id)
    if !values.allSatisfy(work.isTrivial) || !work.isTrivialToCreate(type, or: cluster) {
      note(
        "OM201", "creating '\(declaration.name ?? "")' does work, and @State creates one at each evaluation of "
          + "the parent (Xcode 26 and before)", at: declaration.node)
    }
  }

  private func isInScene(_ declaration: Declaration) -> Bool {
    guard let owner = index.type(of: declaration.id) else { return false }
    return !index.foreignSupertypes(of: owner).isDisjoint(with: ["App", "Scene", "Widget", "WidgetBundle"])
  }

  /// A `@State` with a default can't be assigned in `init` (Xcode 27): the default goes, if every `init`
  /// assigns.
  private mutating func checkDefault(of declaration: Declaration, _ assignments: [Use]) {
    guard let initializer = declaration.binding?.initializer, !assignments.isEmpty,
      let owner = index.type(of: declaration.id)
    else { return }
    let initializers = index.ownMembers(named: "init", of: owner).compactMap(\.body?.node)
    let all = initializers.allSatisfy { body in assignments.contains { body.contains($0.node) } }
    guard all, declaration.typeAnnotation != nil else {
      note("OM313", "@State default plus init assignment (Xcode 27)", at: declaration.node)
      return
    }
    change(.deleting(TextSpans.fromPrevious(initializer.node)), near: declaration.node)
  }

  /// Gives a wrapper's attribute another name.
  func renaming(_ attribute: Attribute, to name: String) -> TextEdit {
    TextEdit(attribute.typeName?.lastToken.range ?? attribute.node.range, with: name)
  }

  private mutating func rename(_ attribute: Attribute, to name: String) {
    change(renaming(attribute, to: name), near: attribute.node)
  }
}

// MARK: - _m

/// What is assigned to a wrapper's storage.
struct WrapperValue {
  /// The whole value.
  let whole: Node
  /// The object in it.
  let object: Node
  /// The name of the wrapper, where it is written.
  let calledName: Range<Int>?
}

extension Migration {
  /// The assignments of `_m`. Other uses of it stand against the migration.
  mutating func storageAssignments(of property: ObservedProperty) -> [(use: Use, value: WrapperValue)] {
    guard let name = property.declaration.name else { return [] }
    var result: [(use: Use, value: WrapperValue)] = []
    for use in index.uses(of: "_" + name) {
      switch use.role {
      case .reference:
        guard index.lookUp(use.token.name, at: use.node).declarations.contains(property.declaration.id) else {
          continue
        }
      case .member(let base?):
        guard base.text == "self", let owner = index.type(of: property.declaration.id),
          index.enclosingType(of: use.node) == owner
        else { continue }
      default: continue
      }
      guard let assignment = Assignment(target: use.expression), assignment.operation == "=",
        let value = assignment.value, let object = wrappedValue(of: value, in: property.wrapper.rawValue)
      else {
        note("OM311", "the wrapper '_\(name)' itself is used", at: use.node)
        continue
      }
      let callee = FunctionCallExprSyntax(value)?.calledExpression
      let isNamed = callee?.text.hasPrefix(".") == false
      let called = callee?.subtree.first { $0.text == property.wrapper.rawValue }?.range
      result.append((use, WrapperValue(whole: value, object: object, calledName: isNamed ? called : nil)))
    }
    return result
  }
}

// MARK: - @ObservedObject

extension Migration {
  private mutating func rewrite(observedObject property: ObservedProperty) {
    let declaration = property.declaration
    let assignments = storageAssignments(of: property)
    if let initial = declaration.initialValue, isCreation(initial) {
      note("OM204", "'\(declaration.name ?? "")' creates its own object", at: declaration.node)
    }
    guard property.projections.isEmpty, !hidesInitializer(property, isAssigned: !assignments.isEmpty) else {
      rename(property.attribute, to: "Bindable")
      for (use, value) in assignments {
        if let name = value.calledName { change(TextEdit(name, with: "Bindable"), near: use.node) }
        relabel(value)
      }
      return
    }
    change(.deleting(TextSpans.throughNext(property.attribute.node)), near: declaration.node)
    for (use, value) in assignments {
      change(TextEdit(use.expression.range, with: "self." + (declaration.name ?? "")), near: use.node)
      change(TextEdit(value.whole.range, with: value.object.text), near: use.node)
    }
    guard isPrivate(declaration), declaration.initialValue != nil, !isAssigned(property), assignments.isEmpty,
      let keyword = VariableDeclSyntax(declaration.node)?.bindingSpecifier, !declaration.hasObservers
    else { return }
    change(TextEdit(keyword.range, with: "let"), near: declaration.node)
  }

  /// `ObservedObject(initialValue:)` → `Bindable(wrappedValue:)`.
  private mutating func relabel(_ value: WrapperValue) {
    guard let argument = LabeledExprSyntax(value.object.parent), let label = argument.label,
      label.text == "initialValue"
    else { return }
    change(TextEdit(label.range, with: "wrappedValue"), near: value.whole)
  }

  private func isCreation(_ value: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(value), let callee = call.calledExpression else { return false }
    if case .metatype = index.typeOfExpression(callee) { return true }
    return callee.text == ".init" || MemberAccessExprSyntax(callee)?.declName?.baseName?.kind == .`init`
  }

  private func isPrivate(_ declaration: Declaration) -> Bool {
    !declaration.traits.isDisjoint(with: [.private, .fileprivate])
  }

  /// Whether a plain `private var` with a default would make the memberwise initialiser private.
  private func hidesInitializer(_ property: ObservedProperty, isAssigned assigns: Bool) -> Bool {
    let declaration = property.declaration
    guard isPrivate(declaration), declaration.initialValue != nil, let owner = index.type(of: declaration.id),
      index[owner].kind == .struct
    else { return false }
    let hasOwn = index.ownMembers(named: "init", of: owner).contains { id in
      id.parent.map { index[$0].kind == .struct } ?? false
    }
    return !hasOwn && (assigns || isAssigned(property) || declaration.hasObservers)
  }

  /// Whether anything but its declaration sets a property.
  private func isAssigned(_ property: ObservedProperty) -> Bool {
    guard let name = property.declaration.name else { return false }
    return index.uses(of: name).contains { use in
      guard Assignment(target: use.expression) != nil || use.expression.parent?.kind == .inOutExpr else {
        return false
      }
      switch use.role {
      case .reference:
        return index.lookUp(name, at: use.node).declarations.contains(property.declaration.id)
      case .member(let base?):
        switch index.typeOfExpression(base) {
        case .instance(.known(let type), _): return type == index.type(of: property.declaration.id)
        case .instance, .metatype: return false
        case .unknown: return true
        }
      default: return false
      }
    }
  }
}
