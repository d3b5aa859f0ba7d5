import CodemodKit
import ProjectIndex
import SwiftCST

/// What the place of a value asks of its type.
enum Demand: Hashable, Sendable {
  /// It takes any view.
  case anyView
  /// The value is a result of another declaration that must be converted too.
  case conversion(DeclarationID)
  /// It needs an `AnyView`: why, and the expression that could be wrapped in one.
  case erased(String, at: Node, wrapping: Node?)
}

/// Tells what the places where a value stands ask of its type, by following it outwards to where it ends.
struct UseContext {
  let index: ProjectIndex
  let erasures: ErasureReader
  let builders: ViewBuilderContext

  init(_ index: ProjectIndex) {
    self.index = index
    erasures = ErasureReader(index: index)
    builders = ViewBuilderContext(index)
  }

  /// What the uses of a declaration ask.
  func demands(on declaration: Declaration) -> [Demand] {
    if declaration.kind == .subscript { return demands(onSubscript: declaration) }
    return index.references(to: declaration.id).all.flatMap { use -> [Demand] in
      guard !isOwnName(use, of: declaration) else { return [] }
      return demands(on: use, of: declaration)
    }
  }

  /// A subscript has no name to find its uses by: every `x[…]` with its labels may be one.
  private func demands(onSubscript declaration: Declaration) -> [Demand] {
    let labels = declaration.parameters.map(\.label)
    let owner = index.type(of: declaration.id)
    return index.files.flatMap { file in
      file.tree.root.subtree.flatMap { node -> [Demand] in
        guard let call = SubscriptCallExprSyntax(node), let base = call.calledExpression,
          call.arguments?.children.map({ LabeledExprSyntax($0)?.label?.name }) == labels
        else { return [] }
        if case .instance(let type, _) = index.typeOfExpression(base), let owner, type.known != owner {
          return []
        }
        return demands(onValue: node, declaration)
      }
    }
  }

  /// Whether the use is the name in a declaration that overrides or implements it.
  private func isOwnName(_ use: Use, of declaration: Declaration) -> Bool {
    use.role == .declaration || use.token == declaration.nameToken
  }

  private func demands(on use: Use, of declaration: Declaration) -> [Demand] {
    if use.role == .keyPath { return [.erased("key path", at: use.node, wrapping: nil)] }
    let expression = use.expression
    guard declaration.kind == .function else { return demands(onValue: expression, declaration) }
    guard let call = FunctionCallExprSyntax(expression.parent), call.calledExpression == expression else {
      return [.erased("unapplied reference", at: expression, wrapping: nil)]
    }
    // A call with other labels is one of an overload.
    let isOverloaded = !index.overloads(of: declaration.id).isEmpty
    guard !isOverloaded || CallLabels(call).fit(declaration) else { return [] }
    return demands(onValue: call.node, declaration)
  }

  /// What the place of a value asks; the value is the call or the name itself.
  func demands(onValue value: Node, _ declaration: Declaration?) -> [Demand] {
    var walk = ValueWalk(context: self, declaration: declaration, start: value)
    return walk.demands(on: value, isInside: false, depth: 0)
  }

  /// What lies outside a builder asks of the type of what it makes.
  func demands(onResultOf scope: Node) -> [Demand] {
    var walk = ValueWalk(context: self, declaration: nil, start: scope)
    return walk.demands(outside: scope, depth: 0)
  }
}

/// One value on its way outwards.
struct ValueWalk {
  let context: UseContext
  /// The declaration whose value it is; two calls of it are of one type.
  let declaration: Declaration?
  let start: Node

  private var index: ProjectIndex { context.index }

  /// `isInside` says that the value is only a part of what makes the type: the content of a container.
  mutating func demands(on value: Node, isInside: Bool, depth: Int) -> [Demand] {
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

  private enum Strictness { case onlyOutside, always }

  /// A need for an AnyView; inside a container only where the types of several values must be one.
  private func erased(
    _ kind: String, _ value: Node, _ isInside: Bool, _ strictness: Strictness = .onlyOutside
  ) -> Demand {
    if isInside, strictness == .onlyOutside { return .anyView }
    return .erased(kind, at: value, wrapping: isInside ? nil : start)
  }

  // MARK: - Expressions

  private mutating func demands(onMember access: Node, of value: Node, _ isInside: Bool, _ depth: Int)
    -> [Demand]
  {
    let view = MemberAccessExprSyntax(unchecked: access)
    // The name of a member, and not what stands before the period.
    guard view.base == value, let name = view.declName?.baseName?.name else { return [.anyView] }
    if !index.members(named: name, ofForeign: "AnyView").isEmpty {
      return [erased("member '\(name)' of AnyView", value, isInside)]
    }
    if isInside, isForAnyView(name) { return [erased("member '\(name)'", value, true, .always)] }
    let call = FunctionCallExprSyntax(access.parent).flatMap { $0.calledExpression == access ? $0.node : nil }
    if context.erasures.erasure(call ?? access, expected: false) != nil { return [.anyView] }
    return demands(on: call ?? access, isInside: isInside, depth: depth)
  }

  /// Whether the project declares a member for containers of AnyView alone: `extension Shelf where Content ==
  /// AnyView`.
  private func isForAnyView(_ name: String) -> Bool {
    index.declarations(named: name).contains { member in
      let holder = member.parent.flatMap { ExtensionDeclSyntax(index[$0].node)?.genericWhereClause }
      let clauses = [holder, FunctionDeclSyntax(member.node)?.genericWhereClause].compactMap { $0?.node }
      return clauses.contains(where: context.erasures.mentionsAnyView)
    }
  }

  private mutating func demands(onArgument argument: Node, _ value: Node, _ isInside: Bool, _ depth: Int)
    -> [Demand]
  {
    guard let label = LabeledExprSyntax(argument), let list = argument.parent, let holder = list.parent else {
      return [erased("unknown use", value, isInside)]
    }
    if holder.kind == .tupleExpr {
      let isOnly = Array(list.children).count == 1 && label.label == nil
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
    if callee.text.contains("AnyView>") { return [erased("generic argument", value, false)] }
    return demands(on: holder, isInside: true, depth: depth)
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
    return !candidates.isEmpty
      && candidates.allSatisfy { candidate in
        let found = candidate.parameters.filter { $0.label == argument.label?.name }
        guard found.count == 1, let type = found[0].type else { return false }
        if SomeOrAnyTypeSyntax(type)?.someOrAnySpecifier?.kind == .some { return true }
        if case .parameter = index.resolve(type) { return true }
        return false
      }
  }

  /// An operand: `_ = f()`, or a branch of a ternary whose other branch is of the same declaration.
  private mutating func demands(onOperand value: Node, _ isInside: Bool, _ depth: Int) -> [Demand] {
    guard let sequence = value.ancestors.first(where: { $0.kind == .sequenceExpr }) else {
      return [erased("operand", value, isInside, .always)]
    }
    if let ternary = Ternary(sequence) {
      guard ternary.then == value || ternary.otherwise == value else {
        return [erased("condition", value, isInside)]
      }
      let other = ternary.then == value ? ternary.otherwise : ternary.then
      guard isSame(value, other) else { return [erased("ternary operand", value, isInside, .always)] }
      return demands(on: sequence, isInside: isInside, depth: depth)
    }
    let parts = SequenceExprSyntax(sequence)?.elements?.children.map { $0 } ?? []
    if parts.first?.kind == .discardAssignmentExpr { return [.anyView] }
    let kinds = parts.map(\.kind)
    if kinds.contains(.unresolvedAsExpr) { return [erased("'as'", value, isInside)] }
    if kinds.contains(.assignmentExpr) { return [erased("assignment", value, isInside, .always)] }
    if parts.contains(where: { $0.text == "??" }) {
      return [erased("operand of '??'", value, isInside, .always)]
    }
    return [erased("operand", value, isInside, .always)]
  }

  /// Whether both branches are plain calls of the declaration, which has one opaque type.
  private func isSame(_ left: Node, _ right: Node) -> Bool {
    guard let declaration, !declaration.traits.contains(.generic) else { return false }
    return [left, right].allSatisfy { side in
      let callee = FunctionCallExprSyntax(side)?.calledExpression ?? side
      let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
      guard name.kind == .declReferenceExpr else { return false }
      return CallLabels.fitting(index.declarations(referencedBy: name), at: name, index) == [declaration.id]
    }
  }

  // MARK: - Statements and results

  private mutating func demands(onStatement item: Node, _ value: Node, _ isInside: Bool, _ depth: Int)
    -> [Demand]
  {
    guard let scope = ViewBuilderContext.scope(ofStatement: item), let list = item.parent else {
      return [erased("branch of an expression", value, isInside, .always)]
    }
    if context.builders.isBuilder(scope) { return demands(outside: scope, depth: depth) }
    let isBody = list.parent == scope || list.parent?.parent == scope
    let isOnly = Array(list.children).count == 1
    if isBody, isOnly { return demands(onResult: value, from: item, isInside, depth) }
    // The last statement of a branch may be its value.
    guard isOnly, let branch = list.parent, branch.kind != .codeBlock || branch.parent?.kind == .ifExpr else {
      return [.anyView]
    }
    if let declaration = resultDeclaration(of: scope) { return [.conversion(declaration)] }
    return [erased("branch of an expression", value, isInside, .always)]
  }

  /// A value that is returned.
  private mutating func demands(onResult value: Node, from statement: Node, _ isInside: Bool, _ depth: Int)
    -> [Demand]
  {
    guard let scope = ViewBuilderContext.scope(of: statement) else {
      return [erased("result", value, isInside)]
    }
    let isOne = ViewBuilderContext.returns(in: scope).count <= 1
    if scope.kind == .closureExpr {
      let signature = ClosureExprSyntax(scope)?.signature?.returnClause?.type
      if let signature, !ErasureReader.isOpaque(signature) {
        return [erased("closure result type", value, isInside)]
      }
      guard isOne else { return [erased("one of several results", value, isInside, .always)] }
      guard context.builders.hasBuilder(scope) || isInside else {
        return [erased("result of a closure", value, isInside)]
      }
      return demands(outside: scope, depth: depth)
    }
    if let declaration = resultDeclaration(of: scope) { return [.conversion(declaration)] }
    guard let declaration = context.builders.declaration(of: scope), let type = declaration.resultType,
      ErasureReader.isOpaque(type)
    else {
      let spelled =
        context.builders.declaration(of: scope)?.resultType.map(context.erasures.mentionsAnyView) ?? false
      return [erased("result type", value, isInside, spelled ? .always : .onlyOutside)]
    }
    return isOne ? [.anyView] : [erased("one of several results", value, isInside, .always)]
  }

  /// The declaration with an erased result whose body a function-like node is.
  private func resultDeclaration(of scope: Node) -> DeclarationID? {
    guard scope.kind != .closureExpr, let declaration = context.builders.declaration(of: scope),
      let type = declaration.resultType, context.erasures.isAnyViewType(type)
    else { return nil }
    return declaration.id
  }

  /// The way on from a builder: the content of a closure makes the type of the call that it is passed to.
  mutating func demands(outside scope: Node, depth: Int) -> [Demand] {
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
    guard !callee.text.contains("AnyView>"), !namesAnyView(argument, callee) else {
      return [.erased("parameter '() -> AnyView'", at: scope, wrapping: nil)]
    }
    return demands(on: argument.call.node, isInside: true, depth: depth + 1)
  }

  /// Whether the parameter for a closure, or the extension around a call of `init`, spells AnyView.
  private func namesAnyView(_ argument: ClosureArgument, _ callee: Node) -> Bool {
    let parameters = index.callables(called: callee).compactMap { argument.parameter(of: $0)?.type }
    if parameters.contains(where: context.erasures.mentionsAnyView) { return true }
    let isInit = callee.text == "self.init" || callee.text == "init" || callee.text == ".init"
    guard isInit || callee.text.hasPrefix("Self") else { return false }
    let around = callee.ancestors.first { $0.kind == .extensionDecl }
    return ExtensionDeclSyntax(around)?.genericWhereClause.map { context.erasures.mentionsAnyView($0.node) }
      ?? false
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
    return context.erasures.mentionsAnyView(type)
      ? [.erased("result type", at: scope, wrapping: nil)] : [.anyView]
  }

  // MARK: - Variables

  private mutating func demands(onInitialValue clause: Node, _ value: Node, _ isInside: Bool, _ depth: Int)
    -> [Demand]
  {
    guard let binding = PatternBindingSyntax(clause.parent) else {
      return [erased("default value", value, isInside)]
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

  /// What the uses of a local constant ask.
  private mutating func demands(onLocal name: Token, _ binding: Node, _ isInside: Bool, _ depth: Int)
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
