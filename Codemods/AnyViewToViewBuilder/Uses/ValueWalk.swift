import CodemodKit
import ProjectIndex
import SwiftCST

/// One value on its way outwards.
struct ValueWalk {
  let context: UseContext
  /// The declaration whose value it is; two calls of it are of one type.
  let declaration: Declaration?
  let start: Node

  var index: ProjectIndex { context.index }

  /// `isInside` says that the value is only a part of what makes the type: the content of a container.
  func demands(on value: Node, isInside: Bool, depth: Int) -> [Demand] {
    guard depth < 64, let parent = value.parent else { return [erased("unknown use", value, isInside)] }
    let next = depth + 1
    switch parent.kind {
    case .tryExpr:
      guard TryExprSyntax(parent)?.questionOrExclamationMark?.text != "?" else {
        return [erased("optional", value, isInside)]
      }
      return demands(on: parent, isInside: isInside, depth: next)
    case .awaitExpr, .optionalChainingExpr, .forceUnwrapExpr, .unsafeExpr, .expressionStmt:
      return demands(on: parent, isInside: isInside, depth: next)
    case .memberAccessExpr: return demands(onMember: parent, of: value, isInside, next)
    case .functionCallExpr:
      return demands(on: parent, isInside: isInside, depth: next)
    case .labeledExpr: return demands(onArgument: parent, value, isInside, next)
    case .exprList, .unresolvedTernaryExpr: return demands(onOperand: value, isInside, next)
    case .codeBlockItem: return demands(onStatement: parent, value, isInside, next)
    case .returnStmt: return demands(onResult: value, from: parent, isInside, next)
    case .initializerClause: return demands(onInitialValue: parent, value, isInside, next)
    case .arrayElement: return [erased("[AnyView] literal", value, isInside, .always)]
    case .dictionaryElement: return [erased("dictionary literal", value, isInside, .always)]
    default: return [erased("unknown use", value, isInside)]
    }
  }

  enum Strictness { case onlyOutside, always }

  /// A need for an AnyView; inside a container only where the types of several values must be one.
  func erased(
    _ kind: String, _ value: Node, _ isInside: Bool, _ strictness: Strictness = .onlyOutside
  ) -> Demand {
    if isInside, strictness == .onlyOutside { return .anyView }
    return .erased(kind, at: value, wrapping: isInside ? nil : start)
  }

  // MARK: - Expressions

  private func demands(onMember access: Node, of value: Node, _ isInside: Bool, _ depth: Int)
    -> [Demand]
  {
    let view = MemberAccessExprSyntax(unchecked: access)
    // The name of a member, and not what stands before the period.
    guard view.base == value, let name = view.declName?.baseName?.name else { return [.anyView] }
    if !index.members(named: name, ofForeign: "AnyView").isEmpty {
      return [erased("member '\(name)' of AnyView", value, isInside)]
    }
    if isForAnyView(name) || InspectedType.isInspected(byModifier: name, index) {
      return [erased("member '\(name)'", value, isInside, .always)]
    }
    let call = FunctionCallExprSyntax(access.parent).flatMap { $0.calledExpression == access ? $0.node : nil }
    if context.erasures.erasure(call ?? access, expected: false) != nil { return [.anyView] }
    return demands(on: call ?? access, isInside: isInside, depth: depth)
  }

  /// Whether the project declares a member for AnyView, or containers of it, alone: `extension Shelf where
  /// Content == AnyView`, `extension Shelf<AnyView>`, `extension View where Self == AnyView`.
  private func isForAnyView(_ name: String) -> Bool {
    index.declarations(named: name).contains { member in
      let holder = member.parent.flatMap { ExtensionDeclSyntax(index[$0].node) }
      let own = FunctionDeclSyntax(member.node)?.genericWhereClause
      return [holder?.genericWhereClause?.node, holder?.extendedType, own?.node].compactMap { $0 }
        .contains(where: context.erasures.mentionsAnyView)
    }
  }

  private func demands(onArgument argument: Node, _ value: Node, _ isInside: Bool, _ depth: Int)
    -> [Demand]
  {
    guard let label = LabeledExprSyntax(argument), let list = argument.parent, let holder = list.parent else {
      return [erased("unknown use", value, isInside)]
    }
    if holder.kind == .tupleExpr {
      let isOnly = list.children.only != nil && label.label == nil
      return isOnly
        ? demands(on: holder, isInside: isInside, depth: depth) : [erased("tuple", value, isInside, .always)]
    }
    guard let call = FunctionCallExprSyntax(holder), let callee = call.calledExpression else {
      return [erased("argument of a macro or subscript", value, isInside)]
    }
    if context.erasures.erasure(holder, expected: true)?.operand == value { return [.anyView] }
    let name = GenericViewParameters.name(of: callee)
    if isInside, spellsAnyView(call, label) { return [erased("argument of '\(name)'", value, true, .always)] }
    let takes = GenericViewParameters.contains(name, label.label?.name) || takesAnyView(call, label)
    guard takes || isInside else { return [erased("argument of '\(name)'", value, isInside)] }
    if spellsAnyView(callee) || isSpelledWithAnyView(name) {
      return [erased("generic argument", value, false)]
    }
    return demands(on: holder, isInside: true, depth: depth)
  }

  /// Whether the project spells the type that keeps the view, as it does to cast to it:
  /// `as? UIHostingController<AnyView>`.
  private func isSpelledWithAnyView(_ name: String) -> Bool {
    guard name.contains("Hosting") else { return false }
    return index.uses(of: name) { $0.next?.kind == .leftAngle }.contains {
      context.erasures.mentionsAnyView($0.node)
    }
  }

  /// Whether a parameter of the project's own spells AnyView: `shelf: Shelf<AnyView>`.
  private func spellsAnyView(_ call: FunctionCallExprSyntax, _ argument: LabeledExprSyntax) -> Bool {
    guard let callee = call.calledExpression else { return false }
    return index.callables(called: callee).contains { candidate in
      // A struct without an initialiser is made of its properties.
      let properties =
        candidate.kind == .struct ? index.declaredType(candidate.id).map(index.members) ?? [] : []
      let types =
        candidate.parameters.filter { $0.label == argument.label?.name }.compactMap(\.type)
        + properties.filter { $0.name == argument.label?.name }.compactMap(\.typeAnnotation)
      return types.contains(where: context.erasures.mentionsAnyView)
    }
  }

  /// Whether a parameter of the project's own takes any view.
  private func takesAnyView(_ call: FunctionCallExprSyntax, _ argument: LabeledExprSyntax) -> Bool {
    guard let callee = call.calledExpression else { return false }
    let candidates = index.callables(called: callee)
    return !candidates.isEmpty && !candidates.contains(where: { InspectedType.isInspected(by: $0, index) })
      && candidates.allSatisfy { candidate in
        let found = candidate.parameters.filter { $0.label == argument.label?.name }
        guard found.count == 1, let type = found[0].type else { return false }
        if SomeOrAnyTypeSyntax(type)?.someOrAnySpecifier?.kind == .some { return true }
        guard case .parameter = index.resolve(type) else { return false }
        return context.erasures.ownConformance == nil && !sharesType(type, in: candidate)
      }
  }

  /// An operand: `_ = f()`, or a branch of a ternary whose other branch is of the same declaration.
  private func demands(onOperand value: Node, _ isInside: Bool, _ depth: Int) -> [Demand] {
    guard let sequence = value.ancestors.first(where: { $0.kind == .sequenceExpr }) else {
      return [erased("operand", value, isInside, .always)]
    }
    if let ternary = UnfoldedTernary(sequence) {
      guard ternary.then == value || ternary.otherwise == value else {
        return [erased("condition", value, isInside)]
      }
      let other = ternary.then == value ? ternary.otherwise : ternary.then
      guard isSame(value, other) else { return [erased("ternary operand", value, isInside, .always)] }
      return demands(on: sequence, isInside: isInside, depth: depth)
    }
    let parts = SequenceExprSyntax(sequence)?.elements?.children.map { $0 } ?? []
    let kinds = parts.map(\.kind)
    if kinds.contains(.unresolvedAsExpr) {
      let isSpelled = context.erasures.mentionsAnyView(sequence)
      return [erased("'as'", value, isInside, isSpelled ? .always : .onlyOutside)]
    }
    if parts.first?.kind == .discardAssignmentExpr { return [.anyView] }
    if kinds.contains(.assignmentExpr) { return [erased("assignment", value, isInside, .always)] }
    if parts.contains(where: { $0.text == "??" }) {
      return [erased("operand of '??'", value, isInside, .always)]
    }
    return [erased("operand", value, isInside, .always)]
  }

  /// Whether a declaration's opaque type is the same whatever it is called on.
  private func isOne(_ declaration: Declaration) -> Bool {
    guard let type = index.type(of: declaration.id) else { return declaration.parent == nil }
    return index[type].kind != .protocol && !index.isInGenericContext(declaration.id)
  }

  /// Whether a function is generic by a parameter of an opaque type.
  private func takesOpaque(_ declaration: Declaration) -> Bool {
    declaration.parameters.contains { parameter in
      parameter.type?.subtree.contains { SomeOrAnyTypeSyntax($0)?.someOrAnySpecifier?.kind == .some } ?? false
    }
  }

  /// Whether both branches are plain calls of the declaration, which has one opaque type.
  private func isSame(_ left: Node, _ right: Node) -> Bool {
    guard let declaration, !declaration.traits.contains(.generic), !takesOpaque(declaration) else {
      return false
    }
    return [left, right].allSatisfy { side in
      let callee = FunctionCallExprSyntax(side)?.calledExpression ?? side
      let access = MemberAccessExprSyntax(callee)
      let name = access?.declName?.node ?? callee
      guard name.kind == .declReferenceExpr,
        access == nil || access?.base?.text == "self" || isOne(declaration)
      else { return false }
      return CallLabels.fitting(index.declarations(referencedBy: name), at: name, index) == [declaration.id]
    }
  }
}
