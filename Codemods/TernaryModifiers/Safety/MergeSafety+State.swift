import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension MergeSafety {
  /// The first thing in a view, at any depth, that differs if the view keeps its identity; nil if nothing
  /// certainly does.
  func obstacle(in chain: ModifierChain) -> Obstacle? {
    obstacle(inBase: chain.base)
      ?? chain.modifiers.firstNonNil { Self.obstacle($0) ?? stateObstacle(in: $0) }
  }

  /// The same for the base of a view's modifiers.
  func obstacle(inBase base: Node) -> Obstacle? {
    if isStatelessType(base) { return nil }
    if let view = view(named: base) {
      let name = (FunctionCallExprSyntax(base)?.calledExpression ?? base).shortText
      let found = names > 0 ? inside.obstacle(in: view) : .mayHoldState(name)
      return found?.rule == TernaryRules.state ? .mayHoldState(name) : found
    }
    guard let call = FunctionCallExprSyntax(base), let callee = call.calledExpression else {
      return .mayHoldState(base.shortText)
    }
    guard let name = DeclReferenceExprSyntax(callee)?.baseName?.name else {
      return .mayHoldState(callee.shortText)
    }
    if isShape(callee) { return nil }
    guard index.isForeign(callee) else {
      return isStatelessView(callee) && statefulArgument(of: call) == nil
        ? obstacle(inClosuresOf: call) : .mayHoldState(name)
    }
    let traits = SwiftUIViews.traits(of: name)
    if traits.contains(.stateless) || traits.contains(.container) { return obstacle(inClosuresOf: call) }
    return ChartMarks.contain(name) ? .isMark(name) : .mayHoldState(name)
  }

  /// Whether a value is known to be a `Text`, an `Image` or the like.
  private func isStatelessType(_ expression: Node) -> Bool {
    guard case .instance(.foreign(let type), optionalDepth: 0) = index.typeOfExpression(expression) else {
      return Self.isColor(expression)
    }
    let traits = SwiftUIViews.traits(of: type)
    return traits.contains(.stateless) && !traits.contains(.content) && expression.kind != .functionCallExpr
  }

  private static func isColor(_ expression: Node) -> Bool {
    guard let base = MemberAccessExprSyntax(expression)?.base else { return false }
    return DeclReferenceExprSyntax(base)?.baseName?.text == "Color"
  }

  /// Whether a call creates one of the project's own shapes.
  private func isShape(_ callee: Node) -> Bool {
    guard case .metatype(.known(let type)) = index.typeOfExpression(callee) else { return false }
    return index.kind(of: type) == .shape
  }

  /// Whether a call creates a project view without state.
  private func isStatelessView(_ callee: Node) -> Bool {
    guard case .metatype(.known(let type)) = index.typeOfExpression(callee) else { return false }
    return model.kind(of: type) == .view && model.state(of: type).isNo
  }

  /// The argument of a project call that may keep state: a view, or a closure that may create one.
  private func statefulArgument(of call: FunctionCallExprSyntax) -> String? {
    let values = call.argumentValues.filter { $0.kind != .closureExpr }
    return values.firstNonNil { value in
      value.subtree.firstNonNil { statefulCall(in: $0) }
    }
  }

  /// Whether a modifier keeps state, or its arguments may.
  func stateObstacle(in modifier: MemberCall) -> Obstacle? {
    let own = modifier.ownFunctions(index)
    let traits = SwiftUIModifiers.traits(of: modifier.name)
    guard KnownModifiers.isKnown(modifier.name) || !own.isEmpty, modifier.name != "modifier",
      !traits.contains(.content) || modifier.name == "matchedGeometryEffect"
    else { return .mayHoldState(modifier.name) }
    if traits.contains(.event) { return nil }
    // A project function may have the name of a SwiftUI modifier or style.
    if !own.allSatisfy({ isStateless($0, depth: 0) }) { return .mayHoldState(modifier.name) }
    for argument in modifier.arguments {
      guard let value = argument.expression, value.kind != .closureExpr else { continue }
      let obstacle =
        argument.label == nil
        ? obstacle(inContent: value, of: modifier) : statefulCall(in: value).map(Obstacle.mayHoldState)
      if let obstacle { return obstacle }
    }
    return obstacle(inClosuresOf: modifier.call)
  }

  /// Whether a project modifier only applies modifiers that keep no state.
  private func isStateless(_ function: Declaration, depth: Int) -> Bool {
    guard depth < 4, let statements = function.body?.statements,
      let content = Branch.onlyExpression(statements)
    else { return false }
    let chain = ModifierChain(content)
    return (chain.base.text == "self" || isStatelessModifierOfSelf(chain.base, depth: depth))
      && chain.modifiers.allSatisfy { modifier in
        let own = modifier.ownFunctions(index)
        guard own.isEmpty else { return own.allSatisfy { isStateless($0, depth: depth + 1) } }
        return stateObstacle(in: modifier) == nil && Self.obstacle(modifier) == nil
      }
  }

  /// Whether an expression is `padding(8)` or `self.card()`: a modifier without state called on `self`.
  private func isStatelessModifierOfSelf(_ expression: Node, depth: Int) -> Bool {
    guard let call = FunctionCallExprSyntax(expression), let callee = call.calledExpression,
      let name = Self.nameOfMemberOfSelf(callee)
    else { return false }
    let own = index.callables(called: callee)
    let isPlain =
      KnownModifiers.isKnown(name)
      && SwiftUIModifiers.traits(of: name).isDisjoint(with: [.event, .content])
      && !["modifier", "id", "transition"].contains(name)
    return (own.isEmpty ? isPlain : own.allSatisfy { isStateless($0, depth: depth + 1) })
      && call.argumentValues.allSatisfy { statefulCall(in: $0) == nil }
      && obstacle(inClosuresOf: call) == nil
  }

  private static func nameOfMemberOfSelf(_ callee: Node) -> String? {
    guard let access = MemberAccessExprSyntax(callee) else {
      return DeclReferenceExprSyntax(callee)?.baseName?.text
    }
    return access.base?.text == "self" ? access.declName?.baseName?.text : nil
  }

  private func obstacle(inContent value: Node, of modifier: MemberCall) -> Obstacle? {
    guard SwiftUIModifiers.traits(of: modifier.name).contains(.attachment),
      ShapeStyles(index: index).family(of: value) == .unknown,
      let obstacle = obstacle(in: ModifierChain(value)), !mayBeStyle(value, of: modifier)
    else { return statefulCall(in: value).map(Obstacle.mayHoldState) }
    return obstacle
  }

  /// The name of a call in an argument that may keep state.
  private func statefulCall(in value: Node) -> String? {
    let made = FunctionCallExprSyntax(value)?.calledExpression ?? value
    if MemberAccessExprSyntax(made).map({ $0.base == nil }) == true {
      return index.styles(namedBy: made).allSatisfy(isPlainStyle) ? nil : made.shortText
    }
    guard value.kind == .functionCallExpr, case .metatype(.known(let type)) = index.typeOfExpression(made),
      !isShape(made)
    else { return nil }
    if index.kind(of: type).isView { return made.shortText }
    return isPlainStyle(type) ? nil : made.shortText
  }

  /// Whether a type is not a control style, or is one that keeps no state and creates no project views that
  /// may.
  private func isPlainStyle(_ type: TypeID) -> Bool {
    let protocols = index.foreignSupertypes(of: type)
    guard protocols.contains(where: { $0.hasSuffix("Style") && $0 != "ShapeStyle" }) else { return true }
    let members = index.members(of: type)
    return members.allSatisfy { member in
      guard !member.attributes.contains(where: { PropertyAttributes.traits(of: $0.name).contains(.state) })
      else { return false }
      let code = member.body?.node ?? member.getterStatements
      return code?.subtree.allSatisfy { node in
        FunctionCallExprSyntax(node).map { statefulCall(in: $0.node) == nil } ?? true
      } ?? true
    }
  }

  /// Whether an argument may be a color or another style, and is not known to be a view: one that is not a
  /// call.
  private func mayBeStyle(_ value: Node, of modifier: MemberCall) -> Bool {
    if MemberAccessExprSyntax(value).map({ $0.base == nil }) == true { return true }
    guard modifier.name == "background" || modifier.name == "listRowBackground" else { return false }
    switch value.kind {
    case .functionCallExpr: return false
    case .declReferenceExpr, .memberAccessExpr: break
    default: return true
    }
    let name = MemberAccessExprSyntax(value)?.declName?.node ?? value
    return !index.declarations(referencedBy: name).contains { id in
      index[id].resultType.map { isView($0) } ?? false
    }
  }

  private func isView(_ type: Node) -> Bool {
    let shape = TypeShape(type)
    if shape.isOpaqueOrExistential { return true }
    guard let known = index.resolve(shape.core).known else { return shape.core.text == "AnyView" }
    return index.kind(of: known).isView
  }

  /// The first obstacle in the view builders passed to a call.
  private func obstacle(inClosuresOf call: FunctionCallExprSyntax) -> Obstacle? {
    let closures = call.trailingClosures + call.argumentValues.filter { $0.kind == .closureExpr }
    let context = ViewBuilderContext(index)
    for closure in closures where context.hasBuilder(closure) {
      guard let statements = ClosureExprSyntax(closure)?.statements else { continue }
      if let obstacle = obstacle(inStatements: statements) { return obstacle }
    }
    return nil
  }

  private func obstacle(inStatements list: Node) -> Obstacle? {
    list.children.firstNonNil { CodeBlockItemSyntax($0)?.item.flatMap(obstacle(inStatement:)) }
  }

  private func obstacle(inStatement code: Node) -> Obstacle? {
    switch code.kind {
    case .functionCallExpr, .declReferenceExpr, .memberAccessExpr: return obstacle(in: ModifierChain(code))
    case .variableDecl: return nil
    case .expressionStmt: return ExpressionStmtSyntax(code)?.expression.flatMap(obstacle(inStatement:))
    case .ifExpr:
      guard let view = IfExprSyntax(code) else { return nil }
      let own = view.body?.statements.flatMap(obstacle(inStatements:))
      guard let rest = view.elseBody, own == nil else { return own }
      return CodeBlockSyntax(rest)?.statements.flatMap(obstacle(inStatements:))
        ?? (rest.kind == .ifExpr ? obstacle(inStatement: rest) : nil)
    default: return .mayHoldState(code.shortText)
    }
  }
}
