import CodemodKit
import ProjectIndex
import SwiftCST

extension MergeSafety {
  /// The first part of a view that may keep state, by name; nil where none does for certain.
  func statefulPart(of chain: ModifierChain) -> String? {
    statefulPart(ofBase: chain.base) ?? chain.modifiers.firstNonNil(statefulPart)
  }

  private func statefulPart(ofBase base: Node) -> String? {
    if isStatelessType(base) { return nil }
    guard let call = FunctionCallExprSyntax(base), let callee = call.calledExpression else {
      return base.shortText
    }
    guard let name = DeclReferenceExprSyntax(callee)?.baseName?.name else { return callee.shortText }
    if isShape(callee) { return nil }
    guard index.isForeign(callee) else { return name }
    if SwiftUIViews.traits(of: name).contains(.stateless) { return statefulPart(ofClosuresIn: call) }
    guard SwiftUIViews.traits(of: name).contains(.container) else { return name }
    return statefulPart(ofClosuresIn: call)
  }

  /// Whether a value is known to be a `Text`, an `Image` or the like.
  private func isStatelessType(_ expression: Node) -> Bool {
    guard case .instance(.foreign(let type), optionalDepth: 0) = index.typeOfExpression(expression) else {
      return Self.isColor(expression)
    }
    return SwiftUIViews.traits(of: type).contains(.stateless) && expression.kind != .functionCallExpr
  }

  private static func isColor(_ expression: Node) -> Bool {
    guard let base = MemberAccessExprSyntax(expression)?.base else { return false }
    return DeclReferenceExprSyntax(base)?.baseName?.text == "Color"
  }

  /// Whether a call makes one of the project's own shapes.
  private func isShape(_ callee: Node) -> Bool {
    guard case .metatype(.known(let type)) = index.typeOfExpression(callee) else { return false }
    return !index.foreignSupertypes(of: type).isDisjoint(with: ["Shape", "InsettableShape"])
  }

  private func statefulPart(of modifier: MemberCall) -> String? {
    let own = modifier.ownFunctions(index)
    let traits = SwiftUIModifiers.traits(of: modifier.name)
    guard KnownModifiers.isKnown(modifier.name) || !own.isEmpty, modifier.name != "modifier",
      !traits.contains(.content) || modifier.name == "matchedGeometryEffect"
    else { return modifier.name }
    if traits.contains(.event) { return nil }
    // A function of the project's own may be called as one of SwiftUI's, or as a style.
    if !own.allSatisfy({ isStateless($0, depth: 0) }) { return modifier.name }
    for argument in modifier.arguments {
      guard let value = argument.expression, value.kind != .closureExpr else { continue }
      let name =
        argument.label == nil ? statefulPart(ofContent: value, of: modifier) : statefulPart(ofCall: value)
      if let name { return name }
    }
    return statefulPart(ofClosuresIn: modifier.call)
  }

  /// Whether a modifier of the project's own does nothing but apply others that keep no state.
  private func isStateless(_ function: Declaration, depth: Int) -> Bool {
    guard depth < 4, let statements = function.body?.statements,
      let content = Branch.onlyExpression(statements)
    else { return false }
    let chain = ModifierChain(content)
    return (chain.base.text == "self" || isStatelessModifierOfSelf(chain.base, depth: depth))
      && chain.modifiers.allSatisfy { modifier in
        let own = modifier.ownFunctions(index)
        guard own.isEmpty else { return own.allSatisfy { isStateless($0, depth: depth + 1) } }
        return statefulPart(of: modifier) == nil && Self.obstacle(modifier) == nil
      }
  }

  /// Whether an expression is `padding(8)` or `self.card()`: a modifier called on `self`, that keeps no
  /// state.
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
      && call.argumentValues.allSatisfy { statefulPart(ofCall: $0) == nil }
      && statefulPart(ofClosuresIn: call) == nil
  }

  private static func nameOfMemberOfSelf(_ callee: Node) -> String? {
    guard let access = MemberAccessExprSyntax(callee) else {
      return DeclReferenceExprSyntax(callee)?.baseName?.text
    }
    return access.base?.text == "self" ? access.declName?.baseName?.text : nil
  }

  private func statefulPart(ofContent value: Node, of modifier: MemberCall) -> String? {
    guard SwiftUIModifiers.traits(of: modifier.name).contains(.attachment),
      ShapeStyles(index: index).family(of: value) == .unknown,
      let name = statefulPart(of: ModifierChain(value)), !mayBeStyle(value, of: modifier)
    else { return statefulPart(ofCall: value) }
    return name
  }

  private func statefulPart(ofCall value: Node) -> String? {
    let made = FunctionCallExprSyntax(value)?.calledExpression ?? value
    if MemberAccessExprSyntax(made).map({ $0.base == nil }) == true {
      return index.styles(namedBy: made).allSatisfy(isPlainStyle) ? nil : made.shortText
    }
    guard value.kind == .functionCallExpr, case .metatype(.known(let type)) = index.typeOfExpression(made),
      !isShape(made)
    else { return nil }
    if index.foreignSupertypes(of: type).contains("View") { return made.shortText }
    return isPlainStyle(type) ? nil : made.shortText
  }

  /// Whether a type is no style of a control, or one that keeps nothing and makes nothing of the project's
  /// that may.
  private func isPlainStyle(_ type: TypeID) -> Bool {
    let protocols = index.foreignSupertypes(of: type)
    guard protocols.contains(where: { $0.hasSuffix("Style") && $0 != "ShapeStyle" }) else { return true }
    let members = index.members(of: type)
    return members.allSatisfy { member in
      guard !member.attributes.contains(where: { PropertyAttributes.traits(of: $0.name).contains(.state) })
      else { return false }
      let code = member.body?.node ?? member.getterStatements
      return code?.subtree.allSatisfy { node in
        FunctionCallExprSyntax(node).map { statefulPart(ofCall: $0.node) == nil } ?? true
      } ?? true
    }
  }

  /// Whether an argument may be a colour or another style, and is not known to be a view: one that no call
  /// makes.
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
    return index.foreignSupertypes(of: known).contains("View")
  }

  /// The first part that may keep state in the view builders that a call is given.
  private func statefulPart(ofClosuresIn call: FunctionCallExprSyntax) -> String? {
    let closures = call.trailingClosures + call.argumentValues.filter { $0.kind == .closureExpr }
    let context = ViewBuilderContext(index)
    for closure in closures where context.hasBuilder(closure) {
      guard let statements = ClosureExprSyntax(closure)?.statements else { continue }
      if let name = statefulPart(ofStatements: statements) { return name }
    }
    return nil
  }

  private func statefulPart(ofStatements list: Node) -> String? {
    for item in list.children {
      guard let code = CodeBlockItemSyntax(item)?.item else { continue }
      if let name = statefulPart(ofStatement: code) { return name }
    }
    return nil
  }

  private func statefulPart(ofStatement code: Node) -> String? {
    switch code.kind {
    case .functionCallExpr, .declReferenceExpr, .memberAccessExpr:
      return statefulPart(of: ModifierChain(code))
    case .variableDecl: return nil
    case .expressionStmt: return ExpressionStmtSyntax(code)?.expression.flatMap(statefulPart(ofStatement:))
    case .ifExpr:
      guard let view = IfExprSyntax(code) else { return nil }
      let own = view.body?.statements.flatMap(statefulPart(ofStatements:))
      guard let rest = view.elseBody, own == nil else { return own }
      return CodeBlockSyntax(rest)?.statements.flatMap(statefulPart(ofStatements:))
        ?? (rest.kind == .ifExpr ? statefulPart(ofStatement: rest) : nil)
    default: return code.shortText
    }
  }
}
