import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  mutating func rewrite(observedObject property: ObservedProperty) {
    let declaration = property.declaration
    let assignments = storageAssignments(of: property)
    if let initial = declaration.initialValue, isCreation(initial) {
      record(
        ObservableRules.ownObject, "'\(declaration.name ?? "")' creates its own object", at: declaration.node)
    }
    guard property.projections.isEmpty, !hidesInitializer(property, isAssigned: !assignments.isEmpty) else {
      let wrapper = wrapperName("Bindable", at: declaration.node)
      rename(property.attribute, to: wrapper)
      for (use, value) in assignments {
        if let name = value.calledName { change(TextEdit(name, with: wrapper), near: use.node) }
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
    if callee.text == ".init" || MemberAccessExprSyntax(callee)?.declName?.baseName?.kind == .`init` {
      return true
    }
    // What a function of the project gives may be made there.
    return index.callables(called: callee).contains { function in
      !["shared", "instance", "current"].contains(function.name ?? "")
    }
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
    let types = index.type(of: property.declaration.id).map { [$0] + index.subtypes(of: $0) } ?? []
    return memberUses.uses(of: name).concerning(Set(types), orOthers: true).contains { use in
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
