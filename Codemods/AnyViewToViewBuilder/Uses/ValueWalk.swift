import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Follows one value outward.
struct ValueWalk {
  let context: UseContext
  /// The declaration whose value it is; two calls of it have the same type.
  let declaration: Declaration?
  let start: Node

  var index: ProjectIndex { context.index }

  /// `isInside` means that the value only contributes to the type: it is in the content of a container.
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
    // The members after `#if` may be constrained to AnyView, or to containers of it.
    case .postfixIfConfigExpr: return [erased("chain with '#if'", value, isInside, .always)]
    case .arrayElement: return [erased("[AnyView] literal", value, isInside, .always)]
    case .dictionaryElement: return [erased("dictionary literal", value, isInside, .always)]
    default: return [erased("unknown use", value, isInside)]
    }
  }

  enum Strictness { case onlyOutside, always }

  /// A requirement for an AnyView; inside a container only if several values must have the same type.
  func erased(
    _ kind: String, _ value: Node, _ isInside: Bool, _ strictness: Strictness = .onlyOutside
  ) -> Demand {
    if isInside, strictness == .onlyOutside { return .anyView }
    return .erased(kind, at: value, wrapping: isInside ? nil : start)
  }

  /// A requirement of a type spelled elsewhere: a container of the project's own can be spelled with AnyView.
  func erasedAsWritten(_ kind: String, _ value: Node, _ isInside: Bool) -> Demand {
    let isOwn = isInside && HandedContainer(context: context, container: value).isOwn
    return erased(kind, value, isInside, isOwn ? .always : .onlyOutside)
  }

  // MARK: - Expressions

  private func demands(onMember access: Node, of value: Node, _ isInside: Bool, _ depth: Int)
    -> [Demand]
  {
    let view = MemberAccessExprSyntax(unchecked: access)
    // The name of a member, not the base before the period.
    guard view.base == value, let name = view.declName?.baseName?.name else { return [.anyView] }
    if !index.members(named: name, ofForeign: "AnyView").isEmpty {
      return [erased("member '\(name)' of AnyView", value, isInside)]
    }
    if isForAnyView(name) || asksForConformance(name) || InspectedType.isInspected(byModifier: name, index) {
      return [erased("member '\(name)'", value, isInside, .always)]
    }
    let call = FunctionCallExprSyntax(access.parent).flatMap { $0.calledExpression == access ? $0.node : nil }
    if isInside, call != nil, takesMore(access) {
      return [erased("member '\(name)', which takes another value of the type", value, true, .always)]
    }
    if context.erasures.erasure(call ?? access, expected: false) != nil { return [.anyView] }
    return demands(on: call ?? access, isInside: isInside, depth: depth)
  }

  /// Whether the project declares a member constrained to AnyView, or to containers of it:
  /// `extension Shelf where Content == AnyView`, `extension Shelf<AnyView>`,
  /// `extension View where Self == AnyView`.
  private func isForAnyView(_ name: String) -> Bool {
    index.declarations(named: name).contains { member in
      let holder = member.parent.flatMap { ExtensionDeclSyntax(index[$0].node) }
      let own = ErasureReader.whereClause(ofFunction: member.node)
      return [holder?.genericWhereClause?.node, holder?.extendedType, own?.node].compactMap { $0 }
        .contains(where: context.erasures.mentionsAnyView)
    }
  }

  /// Whether a member may exist because of a conformance that the project adds to AnyView: `equatable()`, and
  /// members of extensions of protocols.
  private func asksForConformance(_ name: String) -> Bool {
    guard context.erasures.ownConformance != nil else { return false }
    return name == "equatable"
      || index.declarations(named: name).contains { member in
        let parent = member.parent.map { index[$0].node }
        guard let holder = ExtensionDeclSyntax(parent) else { return false }
        return holder.extendedType?.text != "View" || holder.genericWhereClause != nil
          || ErasureReader.whereClause(ofFunction: member.node) != nil
      }
  }

  /// An operand: `_ = f()`, or an arm of a ternary whose other arm is of the same declaration.
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

  /// Whether a declaration's opaque type is the same for every base.
  private func isOne(_ declaration: Declaration) -> Bool {
    guard let type = index.type(of: declaration.id) else { return declaration.parent == nil }
    return index[type].kind != .protocol && !index.isInGenericContext(declaration.id)
  }

  /// Whether a function is generic because of a parameter of an opaque type.
  private func takesOpaque(_ declaration: Declaration) -> Bool {
    declaration.parameters.contains { parameter in
      parameter.type?.subtree.contains { SomeOrAnyTypeSyntax($0)?.someOrAnySpecifier?.kind == .some } ?? false
    }
  }

  /// Whether both arms are plain calls of the declaration, which has one opaque type.
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
