package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether a view of the project, or a nested view, keeps state between two evaluations, or performs
  /// actions when it appears or disappears: `@State` and the like, `TextField`, `DisclosureGroup`,
  /// `onAppear`, `task`, `transition`. The evidence is the property, the view or the modifier. Unknown if a
  /// part can't be analyzed; to find out whether a row *may* have state, treat this as true.
  package func state(of view: TypeID) -> Fact<Node> {
    memory.states.answer(Int(view.rawValue)) {
      var search = StateSearch(self)
      search.look(type: view, at: index[index[view].primary].node)
      return search.answer
    }
  }

  /// Whether an expression is known to make a view that keeps no state, such as a background.
  package func holdsNoState(_ view: Node) -> Bool {
    var search = StateSearch(self)
    search.look(expression: view)
    return search.answer.isNo
  }

  /// The same for the statements of a builder: a `codeBlockItemList`, such as that of a row.
  package func state(inContent statements: Node) -> Fact<Node> {
    var search = StateSearch(self)
    search.look(list: statements)
    return search.answer
  }
}

/// Searches views for state.
private struct StateSearch {
  private let model: SwiftUIModel
  private var found: Node?
  private var unknown: Node?
  private var visited: Set<DeclarationID> = []
  private var index: ProjectIndex { model.index }

  init(_ model: SwiftUIModel) { self.model = model }

  /// The result so far.
  var answer: Fact<Node> { found.map { .yes($0) } ?? unknown.map { .unknown($0) } ?? .no }

  private mutating func find(_ node: Node) { found = found ?? node }
  private mutating func fail(_ node: Node) { unknown = unknown ?? node }

  // MARK: - Types and members

  mutating func look(type: TypeID, at node: Node) {
    guard visited.insert(index[type].primary).inserted, found == nil else { return }
    guard !index[type].isSplit, model.kind(of: type) != .representable else { return fail(node) }
    for property in index.members(of: type) where property.isStored && !property.isStatic {
      for attribute in property.attributes {
        let traits = PropertyAttributes.traits(of: attribute.name)
        if traits.contains(.state) { return find(property.node) }
        if traits.isEmpty { fail(attribute.node) }
      }
    }
    if model.kind(of: type) == .shape { return }
    let bodies = ViewMembers(index: index).bodies(of: type)
    if bodies.isEmpty { fail(node) }
    for body in bodies { look(member: body) }
  }

  private mutating func look(member: Declaration) {
    guard visited.insert(member.id).inserted,
      let statements = member.getterStatements ?? member.body?.statements
    else { return }
    let returns = ViewBuilderContext.returns(in: statements)
    if returns.isEmpty { look(list: statements) }
    for value in returns.compactMap(\.expression) { look(expression: value) }
  }

  // MARK: - Builders

  mutating func look(list: Node) {
    for item in BuilderItem.all(in: list) where found == nil {
      switch item {
      case .view(let node): look(expression: node)
      case .branches(let lists, _), .directive(_, let lists): for list in lists { look(list: list) }
      case .other: continue
      }
    }
  }

  mutating func look(expression: Node) {
    switch expression.kind {
    case .sequenceExpr:
      // Both sides of `condition ? a : b`; the condition is not a view.
      let parts = SequenceExprSyntax(expression)?.elements?.children.map(\.self) ?? []
      for part in parts.drop(while: { $0.kind != .unresolvedTernaryExpr }) { look(expression: part) }
      return
    case .unresolvedTernaryExpr, .tupleExpr, .labeledExprList, .labeledExpr, .tryExpr, .forceUnwrapExpr,
      .optionalChainingExpr:
      for child in expression.children { look(expression: child) }
      return
    default: break
    }
    let view = WrittenView(expression)
    if view.isSplit { fail(expression) }
    for modifier in view.modifiers { look(modifier) }
    if let call = view.call { look(call) } else { look(reference: view.root) }
  }

  private mutating func look(_ modifier: WrittenView.Modifier) {
    let traits = SwiftUIModifiers.traits(of: modifier.name)
    if traits.contains(.lifecycle) || traits.contains(.content) || SwiftUIModifiers.keepState(modifier.name) {
      return find(
        modifier.call.nameToken.map { $0.tree.innermostNode(coveringToken: $0.index) } ?? modifier.call.node)
    }
    guard SwiftUIModifiers.contain(modifier.name) else { return look(ownCall: modifier.call) }
    if modifier.name == "modifier" || modifier.name.hasSuffix("Style") {
      return lookAtMade(modifier.call.arguments.map(\.value))
    }
    if !traits.contains(.known) { fail(modifier.call.node) }
    lookThroughClosures(of: modifier.call)
    if traits.contains(.attachment) { lookAtMade(modifier.call.arguments.map(\.value)) }
  }

  /// Arguments that create a view, a style or a modifier of the project.
  private mutating func lookAtMade(_ values: [Node]) {
    for value in values where value.kind != .closureExpr {
      for type in index.types(ofStyle: value) { look(type: type, at: value) }
    }
  }

  private mutating func lookThroughClosures(of call: ViewCall) {
    for closure in call.closures {
      let role = model.role(of: closure.syntax.node)
      if role == .unknown { fail(closure.syntax.node) }
      if role.makesViews, role != .presented, let statements = closure.syntax.statements {
        look(list: statements)
      }
    }
  }

  // MARK: - Views

  private mutating func look(_ call: ViewCall) {
    guard let callee = call.syntax.calledExpression else { return fail(call.node) }
    if let name = call.frameworkName(index) {
      let traits = SwiftUIViews.traits(of: name)
      if traits.contains(.state) { return find(callee) }
      if !traits.contains(.stateless), !traits.contains(.container), !SwiftUIViews.isLayout(name) {
        fail(callee)
      }
      return lookThroughClosures(of: call)
    }
    let types = index.types(called: callee)
    guard types.isEmpty else {
      for type in types { look(type: type, at: callee) }
      return lookThroughClosures(of: call)
    }
    if callee.kind == .declReferenceExpr, SwiftUIModifiers.contain(callee.text) {
      return look(WrittenView.Modifier(name: callee.text, call: call))
    }
    look(ownCall: call)
  }

  /// A function of the project, or a stored closure: its result is analyzed where it is passed.
  private mutating func look(ownCall call: ViewCall) {
    guard let callee = call.syntax.calledExpression else { return fail(call.node) }
    let functions = index.callables(called: callee).filter { $0.kind == .function && $0.body != nil }
    for function in functions { look(member: function) }
    if functions.isEmpty, !isHanded(callee) { fail(callee) }
    lookThroughClosures(of: call)
  }

  private mutating func look(reference: Node) {
    if reference.text == "self" || isHanded(reference) { return }
    if let member = ViewMembers(index: index).member(madeBy: reference) { return look(member: member) }
    if case .instance(.foreign(let name), _) = index.typeOfExpression(reference),
      SwiftUIViews.traits(of: name).contains(.stateless)
    {
      return
    }
    // `Color.red`, `.red`
    if let access = MemberAccessExprSyntax(reference), access.base == nil || access.base?.text == "Color" {
      return
    }
    if case .local(let binding) = index.lookUp(reference), let value = binding.value {
      return look(expression: value)
    }
    fail(reference)
  }

  /// Whether a name is that of a stored property or parameter, which receives a view or a closure that
  /// creates one.
  private func isHanded(_ reference: Node) -> Bool {
    let name = MemberAccessExprSyntax(reference)?.declName?.node ?? reference
    guard name.kind == .declReferenceExpr else { return false }
    if case .local(let binding) = index.lookUp(name) { return binding.kind == .parameter }
    guard let id = index.declarations(referencedBy: name).only else { return false }
    return index[id].isStored && index.type(of: id).map { model.kind(of: $0) != .none } == true
  }
}
