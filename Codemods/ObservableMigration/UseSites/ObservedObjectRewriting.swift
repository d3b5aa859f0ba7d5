import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// `@ObservedObject var m: C` → `var m: C`, or `@Bindable var m: C` if `$m` is used, or `@State var m = C()`.
struct ObservedObjectRewriting {
  private(set) var step = MigrationStep()

  /// Whether the new wrapper accepts only an `Observable` object.
  private(set) var needsObservable = false

  private let property: ObservedProperty
  private let assignments: [StorageAssignments.Assigned]
  private let uses: MemberUses

  private var index: ProjectIndex { uses.index }
  private var declaration: Declaration { property.declaration }

  init(_ property: ObservedProperty, _ uses: MemberUses, _ names: NamesInSight) {
    self.property = property
    self.uses = uses
    let assignments = StorageAssignments(of: property, uses.index)
    self.assignments = assignments.all
    step += assignments.reasons
    if let initial = declaration.initialValue, isCreation(initial), !isGiven {
      step.addReason(
        ObservableRules.ownObject, "'\(property.name)' creates its own object", at: declaration.node)
      if self.assignments.isEmpty, let owner = index.type(of: declaration.id),
        index.kind(of: owner).isEvaluated
      {
        rename(to: names.spelling(of: "State", at: declaration.node))
        return
      }
    }
    if property.projections.isEmpty, !hidesInitializer, !isSetOffMainActor {
      removeWrapper()
    } else {
      rename(to: names.spelling(of: "Bindable", at: declaration.node))
      needsObservable = true
    }
  }

  /// Whether a call passes another object to the view, which `@State` would not take a second time.
  private var isGiven: Bool {
    guard let owner = index.type(of: declaration.id) else { return false }
    return index.references(to: owner).all.contains { use in
      use.expression.callAsCallee?.labeledArguments.contains { $0.label?.name == property.name } ?? false
    }
  }

  private mutating func rename(to wrapper: String) {
    step.change(property.attribute.renamed(to: wrapper), near: property.attribute.node)
    for assigned in assignments {
      if let name = assigned.calledName {
        step.change(TextEdit(name, with: wrapper), near: assigned.use.node)
      }
      relabel(assigned)
    }
  }

  private mutating func removeWrapper() {
    step.change(.deleting(TextSpans.throughNext(property.attribute.node)), near: declaration.node)
    for assigned in assignments {
      step.change(
        TextEdit(assigned.use.expression.range, with: "self." + IdentifierText.written(property.name)),
        near: assigned.use.node)
      step.change(TextEdit(assigned.value.range, with: assigned.object.text), near: assigned.use.node)
    }
    guard declaration.isPrivate, declaration.initialValue != nil, assignments.isEmpty, !isSet, !isInModel,
      let keyword = VariableDeclSyntax(declaration.node)?.bindingSpecifier, !declaration.hasObservers
    else { return }
    step.change(TextEdit(keyword.range, with: "let"), near: declaration.node)
  }

  /// `ObservedObject(initialValue:)` → `Bindable(wrappedValue:)`.
  private mutating func relabel(_ value: StorageAssignments.Assigned) {
    guard let argument = LabeledExprSyntax(value.object.parent), let label = argument.label,
      label.text == "initialValue"
    else { return }
    step.change(TextEdit(label.range, with: "wrappedValue"), near: value.value)
  }

  private func isCreation(_ value: Node) -> Bool {
    guard let call = FunctionCallExprSyntax(value), let callee = call.calledExpression else { return false }
    if case .metatype = index.typeOfExpression(callee) { return true }
    if callee.text == ".init" || MemberAccessExprSyntax(callee)?.declName?.baseName?.kind == .`init` {
      return true
    }
    // A project function may create its result.
    return index.callables(called: callee).contains { function in
      !["shared", "instance", "current"].contains(function.name ?? "")
    }
  }

  /// Whether a plain `private var` with a default would make the memberwise initializer private.
  private var hidesInitializer: Bool {
    guard declaration.isPrivate, declaration.initialValue != nil, let owner = index.type(of: declaration.id),
      index.hasMemberwiseInitializer(owner)
    else { return false }
    return !assignments.isEmpty || isSet || declaration.hasObservers
  }

  /// Whether a `nonisolated init` sets the property: a main-actor property accepts a non-sendable object
  /// there only in a wrapper (Swift 6).
  private var isSetOffMainActor: Bool {
    guard index.isolation(of: declaration.id) == .mainActor, index.mayBeSwift6(at: declaration.node) else {
      return false
    }
    if case .instance(.known(let type), _) = index.typeOfVariable(declaration.id), index.isSendable(type) {
      return false
    }
    // An initializer off the main actor can do nothing else with it.
    let setting = uses.named(property.name, as: property.declaration) { use in
      index.isolation(at: use.node) == .nonisolated
        && index.enclosingDeclaration(of: use.node)?.kind == .initializer
    }
    return !setting.isEmpty
  }

  /// Whether the property belongs to a class that becomes observable itself and ignores the variable.
  private var isInModel: Bool {
    guard let owner = index.type(of: declaration.id) else { return false }
    return index.conformance(of: owner, toForeign: "ObservableObject") != nil
  }

  /// Whether anything other than its declaration sets the property.
  private var isSet: Bool {
    let setting = uses.named(property.name, as: property.declaration) { use in
      use.role != .keyPath
        && (Assignment(target: use.expression) != nil || use.expression.parent?.kind == .inOutExpr)
    }
    return !setting.isEmpty
  }
}
