import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Finds code that inspects the type of a view known only by a generic parameter.
struct TypeQuestion {
  let index: ProjectIndex

  /// The names of values whose type is such a parameter, or contains it.
  var names: Set<String>

  /// Adds a value if the caller determines its type.
  mutating func add(_ name: String?, _ type: Node?) {
    guard let name, let type, mentionsType(type) else { return }
    names.insert(name)
  }

  /// Adds the local variables that contain such values.
  mutating func addLocals(in node: Node) {
    for part in node.subtree {
      guard let binding = PatternBindingSyntax(part), let value = binding.initializer?.value,
        let name = IdentifierPatternSyntax(binding.pattern)?.identifier?.name, mentionsWhole(value)
      else { continue }
      names.insert(name)
    }
  }

  // MARK: - Questions

  func isAsked(_ node: Node) -> Bool {
    switch node.kind {
    case .memberAccessExpr:
      let access = MemberAccessExprSyntax(unchecked: node)
      return access.declName?.baseName?.kind == .self && access.base.map(isType) == true
    case .functionCallExpr:
      let call = FunctionCallExprSyntax(unchecked: node)
      guard
        Self.describing[call.calledExpression?.text ?? ""]?.contains(call.argumentLabels.first ?? nil) == true
      else { return false }
      return call.argumentValues.contains(
        where: call.calledExpression?.text == "type" ? mentions : mentionsWhole)
    case .expressionSegment: return mentionsWhole(node)
    case .sequenceExpr:
      let parts = SequenceExprSyntax(node)?.elements?.children.map { $0 } ?? []
      let cast = parts.firstIndex { $0.kind == .unresolvedIsExpr || $0.kind == .unresolvedAsExpr }
      return cast.map { $0 > 0 && mentions(parts[$0 - 1]) } ?? false
    case .switchExpr:
      let whole = SwitchExprSyntax(unchecked: node)
      return whole.subject.map(mentionsWhole) == true && Self.matchesType(whole.cases)
    case .matchingPatternCondition:
      let condition = MatchingPatternConditionSyntax(unchecked: node)
      return condition.initializer.map { mentionsWhole($0.node) } == true
        && Self.matchesType(condition.pattern)
    default: return false
    }
  }

  private static func matchesType(_ patterns: Node?) -> Bool {
    patterns?.subtree.contains { $0.kind == .isTypePattern || $0.kind == .unresolvedAsExpr } == true
  }

  /// Functions that return the type of an argument, with the argument's label.
  private static let describing: [String: Set<String?>] = [
    "type": ["of"], "String": ["describing", "reflecting"], "Mirror": ["reflecting"], "dump": [nil],
    "print": [nil], "debugPrint": [nil],
  ]

  /// Whether the base before `.self` is such a parameter, contains it, or is the enclosing type.
  private func isType(_ base: Node) -> Bool {
    if case .metatype(.parameter(let parameter)) = index.typeOfExpression(base) {
      return Self.mayBeView(parameter)
    }
    return base.text == "Self" && names.contains("self") || mentionsType(base)
  }

  // MARK: - Values

  /// Whether an expression contains such a value, or a member of it.
  private func mentions(_ node: Node) -> Bool {
    node.subtree.contains { part in
      guard let name = DeclReferenceExprSyntax(part)?.baseName?.name, names.contains(name) else {
        return false
      }
      return name != "self" || isWhole(part)
    }
  }

  /// Whether an expression contains such a value itself, not just a member of it.
  func mentionsWhole(_ node: Node) -> Bool {
    node.subtree.contains { part in
      guard let name = DeclReferenceExprSyntax(part)?.baseName?.name, names.contains(name) else {
        return false
      }
      return isWhole(part)
    }
  }

  /// Whether no member of the named value is accessed: `content`, `self.content`, `content()`, `content[0]`.
  private func isWhole(_ name: Node) -> Bool {
    var current = name
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccessExpr:
        guard MemberAccessExprSyntax(parent)?.declName?.node == current else { return false }
      case .functionCallExpr where FunctionCallExprSyntax(parent)?.calledExpression == current: break
      case .subscriptCallExpr where SubscriptCallExprSyntax(parent)?.calledExpression == current: break
      case .optionalChainingExpr, .forceUnwrapExpr: break
      default: return true
      }
      current = parent
    }
    return true
  }

  /// Whether an expression is such a value: `content`, `self.content`, `content()`.
  func isValue(_ expression: Node) -> Bool {
    let called = FunctionCallExprSyntax(expression)?.calledExpression ?? expression
    let access = MemberAccessExprSyntax(called)
    guard access == nil || access?.base?.text == "self" else { return false }
    let name = DeclReferenceExprSyntax(access?.declName?.node ?? called)?.baseName?.name
    return name.map(names.contains) ?? false
  }

  // MARK: - Types

  /// Whether a type is, or returns, one that the caller determines and that may be a view.
  func mentionsType(_ type: Node) -> Bool {
    type.subtree.contains { part in
      if SomeOrAnyTypeSyntax(part)?.someOrAnySpecifier?.kind == .some { return true }
      guard part.kind == .identifierType, case .parameter(let parameter) = index.resolve(part) else {
        return false
      }
      return Self.mayBeView(parameter)
    }
  }

  /// Whether a generic parameter may be a view: it is constrained to views, or is unconstrained and no
  /// sibling is constrained to views.
  private static func mayBeView(_ parameter: Node) -> Bool {
    guard parameter.kind == .genericParameter else { return parameter.text.contains("View") }
    if isView(parameter) { return true }
    let siblings = parameter.parent.map { Array($0.children) } ?? []
    return GenericParameterSyntax(unchecked: parameter).inheritedType == nil
      && !siblings.contains(where: isView)
  }

  private static func isView(_ parameter: Node) -> Bool {
    let view = GenericParameterSyntax(unchecked: parameter)
    if view.inheritedType?.text.contains("View") == true { return true }
    let declaration = parameter.ancestors.first { $0.kind == .genericParameterClause }?.parent
    guard let name = view.name?.text,
      let clause = declaration?.children.first(where: { $0.kind == .genericWhereClause })
    else { return false }
    return clause.subtree.contains { requirement in
      requirement.kind == .conformanceRequirement && requirement.text.hasPrefix(name + ":")
        && requirement.text.contains("View")
    }
  }
}
