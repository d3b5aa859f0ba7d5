import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A container of views, `Card { … }` or `UIHostingController(rootView: …)`, that is passed to something
/// other than a project function, which may fix the type of its content.
struct HandedContainer {
  let context: UseContext
  let container: Node

  private var index: ProjectIndex { context.index }

  /// Whether it can be passed to a callee whatever its content.
  func goes(to callee: Node) -> Bool {
    if let closure = ClosureValue(callee, index) {
      return !isOwn && !closure.mentionsAnyView(context.erasures)
    }
    let name = GenericViewParameters.name(of: callee)
    let access = MemberAccessExprSyntax(callee)
    if access?.base != nil, SwiftUIModifiers.contain(name) {
      return !isOwn || !Self.storing.contains(name)
    }
    // The result of an external initializer, `NavigationLink(destination:)`, has a type of its own.
    if access == nil, name.first?.isUppercase == true { return true }
    return !isOwn && !isInferred(for: access?.base)
  }

  /// Modifiers that store a value under a key, which determines its type.
  private static let storing: Set<String> = [
    "environment", "preference", "focusedValue", "focusedSceneValue", "layoutValue", "containerValue",
  ]

  /// Whether the base of a member is a variable whose type is inferred from a value of the container's kind:
  /// `var pages = [UIHostingController(rootView: AnyView(…))]`.
  private func isInferred(for base: Node?) -> Bool {
    guard let base, let name = FunctionCallExprSyntax(container)?.calledExpression?.text else { return false }
    return ClosureValue.variables(base, index).contains { variable in
      variable.type == nil
        && variable.value?.subtree.contains { FunctionCallExprSyntax($0)?.calledExpression?.text == name }
          == true
    }
  }

  // MARK: - Generic types of the project

  /// Whether it is, or may be, a value of a generic type of the project, for which the project can have lists
  /// and closures of AnyView.
  var isOwn: Bool { isOwn(container, variables: 0) }

  private func isOwn(_ value: Node, variables: Int) -> Bool {
    switch value.kind {
    case .functionCallExpr:
      guard let callee = FunctionCallExprSyntax(value)?.calledExpression else { return false }
      return isOwn(madeBy: callee, value, variables)
    case .memberAccessExpr:
      return MemberAccessExprSyntax(value)?.base.map { isOwn($0, variables: variables) } ?? false
    case .declReferenceExpr:
      // A variable's value can refer to another variable; in code that compiles it can't refer to itself.
      guard variables < 8, case .local(let binding) = index.lookUp(value), let bound = binding.value else {
        return false
      }
      return isOwn(bound, variables: variables + 1)
    default: return value.children.contains { isOwn($0, variables: variables) }
    }
  }

  private func isOwn(madeBy callee: Node, _ value: Node, _ variables: Int) -> Bool {
    let found = index.callables(called: callee)
    guard found.isEmpty else { return found.contains(where: isGeneric) }
    let name = GenericViewParameters.name(of: callee)
    let isModifier = MemberAccessExprSyntax(callee)?.base != nil && SwiftUIModifiers.contain(name)
    guard !isModifier, !SwiftUIViews.contain(name), !name.contains("Hosting") else { return false }
    // External calls with containers as arguments: `Optional(Card { … })`, `titles.map { Card { … } }`.
    return value.children.contains { $0 != callee && isOwn($0, variables: variables) }
  }

  /// Whether the result of a callable has, or may have, a generic type.
  private func isGeneric(_ callable: Declaration) -> Bool {
    if callable.kind == .function { return callable.traits.contains(.generic) }
    let type = index.declaredType(callable.id) ?? index.type(of: callable.id)
    return type.map { index[index[$0].primary].traits.contains(.generic) } ?? false
  }
}

/// A variable that is called: a closure of the project's.
struct ClosureValue {
  /// Its declared type, and the value that determines the type if none is declared.
  struct Variable {
    let type: Node?
    let value: Node?
  }

  private let variables: [Variable]

  /// Nil if a callee is not a variable.
  init?(_ callee: Node, _ index: ProjectIndex) {
    variables = Self.variables(callee, index)
    guard !variables.isEmpty else { return nil }
  }

  func mentionsAnyView(_ erasures: ErasureReader) -> Bool {
    variables.contains { variable in
      [variable.type, variable.value].compactMap { $0 }.contains(where: erasures.mentionsAnyView)
    }
  }

  /// The variables that an expression names: `onSelect`, `self.onSelect`, `model.onSelect?`.
  static func variables(_ expression: Node, _ index: ProjectIndex) -> [Variable] {
    switch expression.kind {
    case .optionalChainingExpr, .forceUnwrapExpr:
      return expression.children.flatMap { variables($0, index) }
    case .memberAccessExpr:
      guard let name = MemberAccessExprSyntax(expression)?.declName?.node else { return [] }
      return declared(index.declarations(referencedBy: name).map { index[$0] })
    case .declReferenceExpr:
      if case .local(let binding) = index.lookUp(expression) {
        return binding.kind == .function ? [] : [Variable(type: binding.writtenType, value: binding.value)]
      }
      return declared(index.lookUp(expression).declarations.map { index[$0] })
    default: return []
    }
  }

  private static func declared(_ found: [Declaration]) -> [Variable] {
    found.filter { $0.kind == .variable }.map { variable in
      Variable(type: variable.resultType ?? variable.typeAnnotation, value: variable.initialValue)
    }
  }
}
