import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  mutating func rewrite(stateObject property: ObservedProperty) {
    let declaration = property.declaration
    let wrapper = wrapperName("State", at: declaration.node)
    rename(property.attribute, to: wrapper)
    let assignments = storageAssignments(of: property)
    for (use, value) in assignments where value.calledName != nil {
      if let name = value.calledName { change(TextEdit(name, with: wrapper), near: use.node) }
    }
    checkDefault(of: declaration, assignments.map(\.use))
    checkUseInInit(of: declaration)
    let values =
      assignments.map(\.value.object) + (declaration.initialValue.map { [$0] } ?? []) + handedIn(declaration)
    guard context.options.number("sdk") < 27 else { return }
    checkCreation(of: declaration, values)
  }

  /// `@StateObject` takes what creates its object unevaluated; `@State` (before Xcode 27) is given an object each
  /// time its owner is made, and an app is made before its `init` and its delegate have set anything up.
  private mutating func checkCreation(of declaration: Declaration, _ values: [Node]) {
    let isInApp = isInApp(declaration)
    let work = CreationWork(index, evaluatedCode, isEarly: isInApp)
    let type = index.typeOfVariable(declaration.id)
    let made = values.filter { isInApp || !work.exists($0, as: type) }
    if made.isEmpty, !values.isEmpty { return }
    let first = made.firstNonNil { work.first(in: $0, as: type) } ?? work.first(creating: type, or: cluster)
    if let first {
      let when =
        isInApp
        ? "it before the 'init' and the delegate of the app have run"
        : "one at each evaluation of the parent"
      record(
        ObservableRules.work,
        "creating '\(declaration.name ?? "")' \(told(first)), and @State creates \(when) (Xcode 26 and before)",
        at: declaration.node)
    } else if !isInApp, let ending = EndingWork(index).first(in: type, or: cluster) {
      record(
        ObservableRules.work,
        "'\(index[ending].name)' does work in 'deinit', and @State creates one at each evaluation of the "
          + "parent, which goes at once (Xcode 26 and before)", at: declaration.node)
    }
  }

  /// What creating an object does, as far as one place can tell it.
  private func told(_ work: Node) -> String {
    guard index.declaration(at: work) == nil else { return "does work" }
    let isValue = [.declReferenceExpr, .memberAccessExpr].contains(work.kind)
    return
      "\(isValue ? "asks for" : "does work:") '\(work.shortText)' (\(file(of: work).shortPlace(of: work.range.lowerBound)))"
  }

  /// What the memberwise initialiser of a view is given for a property: `@StateObject` takes it unevaluated,
  /// `@State` doesn't.
  private func handedIn(_ declaration: Declaration) -> [Node] {
    guard let name = declaration.name, let owner = memberwise(declaration) else { return [] }
    let calls = index.references(to: owner).all.compactMap { use -> FunctionCallExprSyntax? in
      let callee = GenericSpecializationExprSyntax(use.expression.parent)?.node ?? use.expression
      guard let call = FunctionCallExprSyntax(callee.parent), call.calledExpression == callee else {
        return nil
      }
      return call
    }
    let delegated = index.ownMembers(named: "init", of: owner).compactMap(\.body?.node).flatMap { body in
      body.subtree.compactMap { FunctionCallExprSyntax($0) }
        .filter { $0.calledExpression?.text == "self.init" }
    }
    return (calls + delegated).compactMap { call in
      call.labeledArguments.first { $0.label?.name == name }?.expression
    }
  }

  /// The struct whose memberwise initialiser takes a property.
  private func memberwise(_ declaration: Declaration) -> TypeID? {
    guard declaration.traits.isDisjoint(with: [.private, .fileprivate]),
      let owner = index.type(of: declaration.id),
      index[owner].kind == .struct
    else { return nil }
    let hasOwn = index.ownMembers(named: "init", of: owner).contains { initializer in
      initializer.parent.map { index[$0].kind == .struct } ?? false
    }
    return hasOwn ? nil : owner
  }

  /// Before a view holds its object, SwiftUI makes another one for each use of a `@StateObject`.
  private mutating func checkUseInInit(of declaration: Declaration) {
    guard let name = declaration.name, let owner = index.type(of: declaration.id) else { return }
    for body in index.ownMembers(named: "init", of: owner).compactMap(\.body?.node) {
      for use in index.uses(of: name, in: body) where names(use, declaration) {
        record(
          ObservableRules.useInInit,
          "'\(name)' is used in 'init', where SwiftUI makes an object for each use of a @StateObject, and @State "
            + "gives the one that the view keeps", at: use.node)
        return
      }
    }
  }

  private func names(_ use: Use, _ declaration: Declaration) -> Bool {
    switch use.role {
    case .reference: index.lookUp(use.token.name, at: use.node).declarations.contains(declaration.id)
    case .member(let base?): base.text == "self"
    default: false
    }
  }

  private func isInApp(_ declaration: Declaration) -> Bool {
    index.type(of: declaration.id).map { index.foreignSupertypes(of: $0).contains("App") } ?? false
  }

  /// A `@State` with a default can't be assigned in `init` (Xcode 27): the default goes, if every `init`
  /// assigns.
  private mutating func checkDefault(of declaration: Declaration, _ assignments: [Use]) {
    guard let initializer = declaration.binding?.initializer, !assignments.isEmpty,
      let owner = index.type(of: declaration.id)
    else { return }
    let initializers = index.ownMembers(named: "init", of: owner).compactMap(\.body?.node)
    let all = initializers.allSatisfy { body in assignments.contains { body.contains($0.node) } }
    let type = declaration.typeAnnotation == nil ? initializer.value.flatMap(createdType) : ""
    guard all, let type else {
      record(
        ObservableRules.stateSetInInit, "@State default plus init assignment (Xcode 27)", at: declaration.node
      )
      return
    }
    let annotation = type.isEmpty ? "" : ": " + type
    change(TextEdit(TextSpans.fromPrevious(initializer.node), with: annotation), near: declaration.node)
  }

  /// The type that a value tells as it is written: `Store()`.
  private func createdType(_ value: Node) -> String? {
    guard let callee = FunctionCallExprSyntax(value)?.calledExpression, callee.kind == .declReferenceExpr,
      case .metatype(.known(let type)) = index.typeOfExpression(callee), !index.isGeneric(type)
    else { return nil }
    return callee.text
  }

  /// Gives a wrapper's attribute another name.
  mutating func rename(_ attribute: Attribute, to name: String) {
    change(TextEdit(attribute.typeName?.range ?? attribute.node.range, with: name), near: attribute.node)
  }
}
