import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What surrounds a view: a container or modifier that has it in its contents, or a use of the property,
/// function or view type that creates it.
struct Surrounding: Sendable {
  /// The relation of the view to it.
  enum Kind: Sendable {
    /// In the contents of a container.
    case container
    /// In the contents of a modifier, such as `.sheet { }`.
    case modifier
    /// The view is the result of the use.
    case use
    /// Beyond the search limits.
    case unseen
  }

  let kind: Kind

  /// The call of a container or modifier; nil for a use.
  let call: ViewCall?

  /// The name of what is called or used.
  let name: String

  /// The modifiers after it.
  let modifiers: [WrittenView.Modifier]

  /// The chain that it is a part of; nil beyond the search limits.
  var view: WrittenView?

  /// Whether the code outside doesn't affect the layout of the view: it presents the view.
  func presents(_ index: ProjectIndex) -> Bool {
    switch kind {
    case .use, .unseen: false
    case .modifier: SwiftUIModifiers.traits(of: name).contains(.presentation)
    case .container:
      (call?.frameworkName(index)).map {
        $0 == "NavigationLink" || SwiftUIViews.traits(of: $0).contains(.screen)
      }
        ?? false
    }
  }
}

/// Finds what surrounds a view, in its own body and where that is used.
struct Surroundings {
  let index: ProjectIndex
  let elsewhere: UsesElsewhere

  /// The maximum number of uses to follow in a row.
  private static let depth = 8

  /// The maximum number of distinct paths.
  private static let most = 64

  /// What surrounds a view on each path outward, innermost first: one path for each place where it is used.
  func ways(from chain: Node) -> [[Surrounding]] {
    var visited: Set<DeclarationID> = []
    return ways(from: chain, &visited)
  }

  private func ways(from chain: Node, _ visited: inout Set<DeclarationID>) -> [[Surrounding]] {
    let (path, outermost) = around(chain)
    guard !path.contains(where: { $0.presents(index) }),
      let declaration = index.enclosingDeclaration(of: outermost)
    else { return [path] }
    let unseen = Surrounding(kind: .unseen, call: nil, name: declaration.name ?? "", modifiers: [])
    var uses: [Node] = []
    var mayBeUsedUnseen = false
    var followed: DeclarationID?
    switch keeper(of: outermost) {
    case .nothing:
      guard givesView(declaration), visited.insert(declaration.id).inserted else { return [path] }
      followed = declaration.id
      uses = self.uses(of: declaration)
      mayBeUsedUnseen = mayBeUsed(declaration)
    case .property(let property):
      guard visited.insert(property.id).inserted else { return [path] }
      followed = property.id
      uses = self.uses(of: property)
      mayBeUsedUnseen = mayBeUsed(property)
    case .constant(let places): uses = places
    case .unknown: return [path + [unseen]]
    }
    defer { if let followed { visited.remove(followed) } }
    guard visited.count <= Self.depth || uses.isEmpty else { return [path + [unseen]] }
    var found: [[Surrounding]] = mayBeUsedUnseen ? [path + [unseen]] : []
    for use in uses {
      guard found.count < Self.most else { return found + [path + [unseen]] }
      let chain = CallChain.whole(around: use)
      let view = WrittenView(chain)
      // A function called on the view that is not a SwiftUI modifier may do anything with it.
      let isPlain = view.root == use
      let surrounding = Surrounding(
        kind: isPlain ? .use : .container, call: isPlain ? nil : view.call,
        name: view.call?.nameToken?.name ?? declaration.name ?? "", modifiers: view.modifiers, view: view)
      found += ways(from: chain, &visited).map { path + [surrounding] + $0 }
    }
    return found.isEmpty ? [path] : found
  }

  /// What surrounds a view in the same body, innermost first, and the outermost expression.
  private func around(_ chain: Node) -> (path: [Surrounding], outermost: Node) {
    var path: [Surrounding] = []
    var current = chain
    while let call = Self.enclosingCall(of: current) {
      let outer = CallChain.whole(around: call.node)
      let view = WrittenView(outer)
      path.append(
        Surrounding(
          kind: view.root == call.node ? .container : .modifier, call: call, name: call.nameToken?.name ?? "",
          modifiers: view.modifiers.filter { $0.call.node.id < call.node.id }, view: view))
      current = outer
    }
    return (path, current)
  }

  /// The call that has an expression in its arguments or in one of its closures.
  private static func enclosingCall(of expression: Node) -> ViewCall? {
    let place = expression.ancestors.first { !isPartOfView($0) }
    return FunctionCallExprSyntax(place).map(ViewCall.init)
  }

  /// Whether the contents of a node are displayed where the node is.
  private static func isPartOfView(_ node: Node) -> Bool {
    switch node.kind {
    case .codeBlockItem, .codeBlockItemList, .codeBlock, .ifExpr, .expressionStmt, .switchExpr, .switchCase,
      .switchCaseList, .returnStmt, .sequenceExpr, .exprList, .unresolvedTernaryExpr, .tupleExpr,
      .labeledExpr,
      .labeledExprList, .ifConfigDecl, .ifConfigClauseList, .ifConfigClause, .closureExpr,
      .multipleTrailingClosureElement, .multipleTrailingClosureElementList:
      true
    default: false
    }
  }

  // MARK: - Uses

  /// What stores a view before it is displayed.
  private enum Keeper {
    /// Nothing: the view is the result of the enclosing declaration.
    case nothing
    /// A constant of a function, with its uses.
    case constant([Node])
    /// A property with the view as its value.
    case property(Declaration)
    /// A collection, a default argument, a variable: further uses are not followed.
    case unknown
  }

  private func keeper(of outermost: Node) -> Keeper {
    let place = outermost.ancestors.first { !Self.isPartOfView($0) }
    switch place?.kind {
    case .arrayElement, .dictionaryElement: return .unknown
    case .initializerClause: break
    default: return .nothing
    }
    guard let binding = PatternBindingSyntax(place?.parent) else { return .unknown }
    if let property = index.declaration(at: binding.node) {
      return property.isStored ? .property(property) : .nothing
    }
    guard let name = IdentifierPatternSyntax(binding.pattern)?.identifier,
      VariableDeclSyntax(binding.node.parent?.parent)?.bindingSpecifier?.kind == .let,
      let scope = ViewBuilderContext.scope(of: binding.node)
    else { return .unknown }
    return .constant(
      index.uses(of: name.name, in: scope).filter { use in
        guard use.role == .reference, case .local(let found) = index.lookUp(use.node) else { return false }
        return found.node == binding.node
      }.map(\.expression))
  }

  private func givesView(_ declaration: Declaration) -> Bool {
    guard let type = declaration.resultType.map(TypeShape.init) else { return false }
    if type.isOpaqueOrExistential { return true }
    switch index.resolve(type.core) {
    case .known(let id): return index.conformance(of: id, toForeign: "View") != nil
    case .foreign(let name): return SwiftUIViews.contain(name)
    default: return false
    }
  }

  /// The expressions with the result of a view type, property or function, anywhere in the project except in
  /// previews.
  private func uses(of declaration: Declaration) -> [Node] {
    guard let name = declaration.name else { return [] }
    guard let type = index.type(of: declaration.id) else {
      return index.uses(of: name).filter { refers($0, to: declaration) }.compactMap { shown($0, declaration) }
    }
    if name == "body" { return calls(of: type).filter(isShown) }
    let own = index.files(of: type)
    let uses = own.sorted().flatMap { index.uses(of: name, in: $0) }
    let others = usesElsewhere(of: declaration, type).filter { !own.contains($0.file) }
    return (uses + others).filter { refers($0, to: declaration) }.compactMap { shown($0, declaration) }
  }

  /// The possible uses of a member of a type in the project; none if it is private.
  private func usesElsewhere(of declaration: Declaration, _ type: TypeID) -> [Use] {
    guard let name = declaration.name, name != "body", index.access(of: declaration.id) > .fileprivate else {
      return []
    }
    return elsewhere.uses(of: name, memberOf: type)
  }

  /// Whether another file that names the type uses the name after a base of unknown type.
  private func mayBeUsed(_ declaration: Declaration) -> Bool {
    guard let type = index.type(of: declaration.id) else { return false }
    let own = index.files(of: type)
    return usesElsewhere(of: declaration, type).contains { use in
      guard case .member(let base?) = use.role, !own.contains(use.file),
        index.isMentioned(index[type].name, in: use.file)
      else { return false }
      return index.typeOfExpression(base) == .unknown
    }
  }

  private func refers(_ use: Use, to declaration: Declaration) -> Bool {
    guard use.node.kind == .declReferenceExpr else { return false }
    if index.declarations(referencedBy: use.node).contains(declaration.id) { return true }
    return index.type(of: declaration.id) == nil
      && index.callables(called: use.expression).contains { $0.id == declaration.id }
  }

  /// The expression that a use results in; nil for a function that isn't called, and in previews.
  private func shown(_ use: Use, _ declaration: Declaration) -> Node? {
    let node = declaration.kind == .function ? called(use) : use.expression
    return node.flatMap { isShown($0) ? $0 : nil }
  }

  /// The calls that create a view of a type.
  private func calls(of type: TypeID) -> [Node] {
    let uses = index.uses(of: index[type].name) { token in
      guard let next = token.next?.kind else { return false }
      return next == .leftParen || next == .leftBrace || next == .leftAngle
    }
    return uses.compactMap { use in
      guard let call = called(use), let callee = FunctionCallExprSyntax(call)?.calledExpression,
        index.typeOfExpression(callee) == .metatype(.known(type))
      else { return nil }
      return call
    }
  }

  private func called(_ use: Use) -> Node? {
    var callee = use.expression
    if let parent = callee.parent, parent.kind == .genericSpecializationExpr { callee = parent }
    guard let call = FunctionCallExprSyntax(callee.parent), call.calledExpression == callee else {
      return nil
    }
    return call.node
  }

  private func isShown(_ use: Node) -> Bool {
    !index.isInPreview(use) && !use.isMacroArgument
  }
}
