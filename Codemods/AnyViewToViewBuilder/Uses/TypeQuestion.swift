import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What asks for the type of a view that is known by a generic parameter alone.
struct TypeQuestion {
  let index: ProjectIndex

  /// The names of values whose type is such a parameter, or is made of it.
  var names: Set<String>

  /// Takes in a value, if its type is one that the caller chooses.
  mutating func add(_ name: String?, _ type: Node?) {
    guard let name, let type, mentionsType(type) else { return }
    names.insert(name)
  }

  /// Takes in the local variables that hold such values.
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

  /// Functions that tell the type of what they are given, with the label of it.
  private static let describing: [String: Set<String?>] = [
    "type": ["of"], "String": ["describing", "reflecting"], "Mirror": ["reflecting"], "dump": [nil],
    "print": [nil], "debugPrint": [nil],
  ]

  /// Whether what stands before `.self` is such a parameter, is made of it, or is the type around it.
  private func isType(_ base: Node) -> Bool {
    if case .metatype(.parameter(let parameter)) = index.typeOfExpression(base) {
      return Self.mayBeView(parameter)
    }
    return base.text == "Self" && names.contains("self") || mentionsType(base)
  }

  // MARK: - Values

  /// Whether an expression holds such a value, or a member of it.
  private func mentions(_ node: Node) -> Bool {
    node.subtree.contains { part in
      guard let name = DeclReferenceExprSyntax(part)?.baseName?.name, names.contains(name) else {
        return false
      }
      return name != "self" || isWhole(part)
    }
  }

  /// Whether an expression holds such a value itself, and not a member of it alone.
  func mentionsWhole(_ node: Node) -> Bool {
    node.subtree.contains { part in
      guard let name = DeclReferenceExprSyntax(part)?.baseName?.name, names.contains(name) else {
        return false
      }
      return isWhole(part)
    }
  }

  /// Whether no member is taken of what a name stands for: `content`, `self.content`, `content()`,
  /// `content[0]`.
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

  /// Whether a type is, or gives, one that the caller chooses, and that may be a view's.
  func mentionsType(_ type: Node) -> Bool {
    type.subtree.contains { part in
      if SomeOrAnyTypeSyntax(part)?.someOrAnySpecifier?.kind == .some { return true }
      guard part.kind == .identifierType, case .parameter(let parameter) = index.resolve(part) else {
        return false
      }
      return Self.mayBeView(parameter)
    }
  }

  /// Whether a generic parameter may stand for a view: it has to be one, or none beside it has to be.
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
