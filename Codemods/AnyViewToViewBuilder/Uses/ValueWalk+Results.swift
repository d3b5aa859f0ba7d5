import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

// Statements, results and variables.

extension ValueWalk {
  func demands(onStatement item: Node, _ value: Node, _ isInside: Bool, _ depth: Int)
    -> [Demand]
  {
    guard let scope = ViewBuilderContext.scope(ofStatement: item), let list = item.parent else {
      return [erased("branch of an expression", value, isInside, .always)]
    }
    if context.builders.isBuilder(scope) { return demands(outside: scope, depth: depth) }
    if let builder = OtherBuilder(scope, context), !builder.takes(value, isInside: isInside) {
      return [erased("statement of the result builder '\(builder.name)'", value, isInside, .always)]
    }
    let isBody = list.parent == scope || list.parent?.parent == scope
    // A directive whose condition excludes it is not a statement.
    let isOnly = list.children.allSatisfy {
      $0 == item || CodeBlockItemSyntax($0)?.item?.kind == .ifConfigDecl
    }
    if isBody, isOnly { return demands(onResult: value, from: item, isInside, depth) }
    // The last statement of a branch may be its value.
    guard isOnly, let branch = list.parent, branch.kind != .codeBlock || branch.parent?.kind == .ifExpr else {
      return [.anyView]
    }
    if let declaration = resultDeclaration(of: scope) { return [.conversion(declaration)] }
    return [erased("branch of an expression", value, isInside, .always)]
  }

  /// The requirements for a returned value.
  func demands(onResult value: Node, from statement: Node, _ isInside: Bool, _ depth: Int)
    -> [Demand]
  {
    guard let scope = ViewBuilderContext.scope(of: statement) else {
      return [erased("result", value, isInside)]
    }
    let isOne = ViewBuilderContext.returns(in: scope).count <= 1
    if scope.kind == .closureExpr {
      let signature = ClosureExprSyntax(scope)?.signature?.returnClause?.type
      if let signature, !ErasureReader.isOpaque(signature) {
        return [erasedAsWritten("closure result type", value, isInside)]
      }
      guard isOne else { return [erased("one of several results", value, isInside, .always)] }
      guard context.builders.hasBuilder(scope) || isInside else {
        let kind = isForAnyView(scope) ? Demand.closureParameter : "result of a closure"
        return [erased(kind, value, isInside)]
      }
      return demands(outside: scope, depth: depth)
    }
    if let declaration = resultDeclaration(of: scope) { return [.conversion(declaration)] }
    guard let declaration = context.builders.declaration(of: scope), let type = declaration.resultType,
      ErasureReader.isOpaque(type)
    else {
      let type = context.builders.declaration(of: scope)?.resultType
      let spelled =
        type.map(context.erasures.mentionsAnyView) == true || isInside && isWhereAnyViewIsChosen(scope)
      return [erased("result type", value, isInside, spelled ? .always : .onlyOutside)]
    }
    return isOne ? [.anyView] : [erased("one of several results", value, isInside, .always)]
  }

  /// The declaration with an erased result whose body is a function-like node.
  private func resultDeclaration(of scope: Node) -> DeclarationID? {
    guard scope.kind != .closureExpr, let declaration = context.builders.declaration(of: scope),
      let type = declaration.resultType, context.erasures.isAnyViewType(type)
    else { return nil }
    return declaration.id
  }

  /// The requirements outside a builder: the content of a closure determines the type of the call that it is
  /// passed to.
  func demands(outside scope: Node, depth: Int) -> [Demand] {
    guard scope.kind == .closureExpr else { return demands(outsideBody: scope) }
    if scope != start, let type = ClosureExprSyntax(scope)?.signature?.returnClause?.type,
      !ErasureReader.isOpaque(type)
    {
      return [.erased("closure result type", at: scope, wrapping: nil)]
    }
    guard let argument = ClosureArgument(scope), let callee = argument.call.calledExpression else {
      return scope.parent?.kind == .macroExpansionExpr || scope.parent?.kind == .macroExpansionDecl
        ? [.anyView] : [.erased("closure", at: scope, wrapping: nil)]
    }
    guard !spellsAnyView(callee), !namesAnyView(argument, callee) else {
      return [.erased(Demand.closureParameter, at: scope, wrapping: nil)]
    }
    return demands(on: argument.call.node, isInside: true, depth: depth + 1)
  }

  /// Whether the parameter for a closure spells AnyView.
  private func isForAnyView(_ closure: Node) -> Bool {
    guard let argument = ClosureArgument(closure), let callee = argument.call.calledExpression else {
      return false
    }
    return namesAnyView(argument, callee)
  }

  /// Whether the parameter for a closure, or the extension around a call of `init`, spells AnyView, whether
  /// something else has determined its type, or whether the callee inspects the type.
  private func namesAnyView(_ argument: ClosureArgument, _ callee: Node) -> Bool {
    if ClosureValue(callee, index)?.mentionsAnyView(context.erasures) == true { return true }
    for callable in index.callables(called: callee) {
      if InspectedType.isInspected(by: callable, index) { return true }
      let type =
        callable.kind == .struct
        ? index.memberwiseProperty(for: argument, of: callable)?.typeAnnotation
        : argument.parameter(of: callable)?.type
      guard let type else { continue }
      if isBound(type, in: callable, callee) { return true }
    }
    let isInit = callee.text == "self.init" || callee.text == "init" || callee.text == ".init"
    guard isInit || callee.text.hasPrefix("Self") else { return false }
    return isWhereAnyViewIsChosen(callee)
  }

  /// Whether a node, or a declaration around it, is constrained to AnyView, or containers of it:
  /// `extension Shelf<AnyView>`, `init(_ titles: [String]) where Content == ForEach<…, AnyView>`.
  private func isWhereAnyViewIsChosen(_ node: Node) -> Bool {
    ([node] + node.ancestors).contains { around in
      [around.child(.genericWhereClause), ExtensionDeclSyntax(around)?.extendedType].compactMap { $0 }
        .contains(where: context.erasures.mentionsAnyView)
    }
  }

  private func demands(outsideBody scope: Node) -> [Demand] {
    if let type = context.builders.localVariable(of: scope)?.typeAnnotation?.type,
      !ErasureReader.isOpaque(type)
    {
      return [.erased("result type", at: scope, wrapping: nil)]
    }
    guard let declaration = context.builders.declaration(of: scope), let type = declaration.resultType else {
      return [.anyView]
    }
    if context.erasures.isAnyViewType(type) { return [.conversion(declaration.id)] }
    let isSpelled =
      context.erasures.mentionsAnyView(type)
      || !ErasureReader.isOpaque(type) && isWhereAnyViewIsChosen(scope)
    return isSpelled ? [.erased("result type", at: scope, wrapping: nil)] : [.anyView]
  }

  // MARK: - Variables

  func demands(onInitialValue clause: Node, _ value: Node, _ isInside: Bool, _ depth: Int)
    -> [Demand]
  {
    guard let binding = PatternBindingSyntax(clause.parent) else {
      return [erasedAsWritten("default value", value, isInside)]
    }
    if let type = binding.typeAnnotation?.type {
      if ErasureReader.isOpaque(type) { return [.anyView] }
      let needs = !isInside || context.erasures.mentionsAnyView(type)
      return needs ? [.erased("annotated variable", at: value, wrapping: start)] : [.anyView]
    }
    guard binding.pattern?.kind != .wildcardPattern else { return [.anyView] }
    guard index.declaration(at: binding.node) == nil else {
      return [erased("stored property", value, isInside, .always)]
    }
    guard let variable = VariableDeclSyntax(binding.node.parent?.parent),
      variable.bindingSpecifier?.kind == .let,
      let name = IdentifierPatternSyntax(binding.pattern)?.identifier
    else { return [erased("variable", value, isInside, .always)] }
    return demands(onLocal: name, binding.node, isInside, depth)
  }

  /// The requirements of the uses of a local constant.
  private func demands(onLocal name: Token, _ binding: Node, _ isInside: Bool, _ depth: Int)
    -> [Demand]
  {
    guard let scope = ViewBuilderContext.scope(of: binding) else {
      return [erased("variable", binding, isInside)]
    }
    var result: [Demand] = []
    for use in index.uses(of: name.name, in: scope) where use.role == .reference {
      guard case .local(let found) = index.lookUp(use.node), found.node == binding else { continue }
      result += demands(on: use.node, isInside: isInside, depth: depth + 8)
    }
    return result.isEmpty ? [.anyView] : result
  }
}
