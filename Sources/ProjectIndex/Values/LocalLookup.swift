import SwiftCST

/// Finds the meaning of a name in one scope of a function body.
struct LocalLookup {
  /// The name to find, without backticks.
  let name: ContiguousArray<UInt8>

  /// The items of a long statement list that may bind the name; nil if all have to be checked.
  private let items: (Node) -> [Node]?

  init(_ name: String, items: @escaping (Node) -> [Node]? = { _ in nil }) {
    self.name = ContiguousArray(name.utf8)
    self.items = items
  }

  /// The binding of the name in a scope for its child `from`.
  func binding(in scope: Node, from: Node) -> LocalBinding? {
    switch scope.kind {
    case .codeBlockItemList: inStatements(scope, from)
    case .patternBindingList: inBindings(scope, from)
    case .conditionElementList: inConditions(scope, before: from)
    case .ifExpr, .whileStmt: inBody(of: scope, from)
    case .forStmt: inLoop(ForStmtSyntax(unchecked: scope), from)
    case .switchCase: inCase(SwitchCaseSyntax(unchecked: scope), from)
    case .switchCaseItem: inCaseItem(SwitchCaseItemSyntax(unchecked: scope), from)
    case .catchClause: inCatch(CatchClauseSyntax(unchecked: scope), from)
    case .catchItem: inCatchItem(CatchItemSyntax(unchecked: scope), from)
    case .closureExpr: inClosure(ClosureExprSyntax(unchecked: scope), from)
    case .functionDecl, .initializerDecl, .subscriptDecl: inFunction(scope, from)
    case .accessorDecl: inAccessor(AccessorDeclSyntax(unchecked: scope), from)
    default: nil
    }
  }

  /// Whether the text of a token is the name.
  func matches(_ token: Token?) -> Bool {
    guard let token else { return false }
    let source = token.tree.source.storage
    let bytes = source.span
    let range = token.tree.tokens.starts[token.index]..<token.tree.tokens.ends[token.index]
    let spelled = Mentions.nameRange(range, in: bytes)
    return ByteHash.same(bytes, spelled, name.span, 0..<UInt32(name.count))
  }

  private func first(_ tokens: [Token]) -> Token? {
    tokens.first { matches($0) }
  }

  private func isName(_ text: StaticString) -> Bool {
    name.elementsEqual(text.description.utf8)
  }
}

// MARK: - Statements

extension LocalLookup {
  private func inStatements(_ list: Node, _ from: Node) -> LocalBinding? {
    // Functions are visible before their declaration, variables only after it.
    var function: LocalBinding?
    var variable: LocalBinding?
    let look = { (element: Node) in
      guard let item = CodeBlockItemSyntax(element)?.item else { return }
      switch item.kind {
      case .functionDecl:
        function = self.function(item) ?? function
      case .ifConfigDecl:
        function = self.function(item) ?? function
        if element.id < from.id { variable = statement(item) ?? variable }
      case .variableDecl, .guardStmt:
        if element.id < from.id { variable = statement(item) ?? variable }
      default: return
      }
    }
    if let items = items(list) {
      for element in items { look(element) }
    } else {
      for element in list.children where BindingItems.mayBind(element) { look(element) }
    }
    return variable ?? function
  }

  private func function(_ item: Node) -> LocalBinding? {
    if item.kind == .ifConfigDecl { return inDirective(item, function) }
    guard let view = FunctionDeclSyntax(item), isLocal(item), matches(view.name) else { return nil }
    return LocalBinding(kind: .function, node: item, token: view.name)
  }

  /// The binding of a statement for later ones.
  private func statement(_ item: Node) -> LocalBinding? {
    switch item.kind {
    case .variableDecl where isLocal(item):
      return VariableDeclSyntax(item)?.bindings.flatMap { inBindings($0, nil) }
    case .guardStmt:
      return GuardStmtSyntax(item)?.conditions.flatMap { inConditions($0, before: nil) }
    case .ifConfigDecl:
      return inDirective(item, statement)
    default:
      return nil
    }
  }

  /// Whether a statement is in a body, and not at module level.
  private func isLocal(_ item: Node) -> Bool {
    let body = item.enclosing {
      $0 == .codeBlock || $0 == .closureExpr || $0 == .accessorBlock || $0 == .switchCase
    }
    return body != nil
  }

  private func inDirective(_ directive: Node, _ find: (Node) -> LocalBinding?) -> LocalBinding? {
    var result: LocalBinding?
    for clause in IfConfigDeclSyntax(directive)?.clauses?.children ?? directive.children {
      guard let list = IfConfigClauseSyntax(clause)?.elements, list.kind == .codeBlockItemList else {
        continue
      }
      for element in list.children {
        if let item = CodeBlockItemSyntax(element)?.item, let found = find(item) { result = found }
      }
    }
    return result
  }

  /// The bindings of one declaration; with `from`, only those before it.
  private func inBindings(_ list: Node, _ from: Node?) -> LocalBinding? {
    if from != nil, let variable = list.parent, !isLocal(variable) { return nil }
    var result: LocalBinding?
    for element in list.children {
      if let from, element.id >= from.id { break }
      guard let pattern = PatternBindingSyntax(element)?.pattern else { continue }
      guard let token = first(PatternNames.all(in: pattern)) else { continue }
      result = LocalBinding(kind: .variable, node: element, token: token)
    }
    return result
  }

  /// The bindings of a list of conditions; with `from`, only those before it.
  private func inConditions(_ list: Node, before from: Node?) -> LocalBinding? {
    var result: LocalBinding?
    for element in list.children {
      if let from, element.id >= from.id { break }
      guard let condition = ConditionElementSyntax(element)?.condition else { continue }
      if let found = self.condition(condition) { result = found }
    }
    return result
  }

  private func condition(_ condition: Node) -> LocalBinding? {
    if let view = OptionalBindingConditionSyntax(condition), let pattern = view.pattern {
      return first(PatternNames.all(in: pattern)).map {
        LocalBinding(kind: .condition, node: condition, token: $0)
      }
    }
    guard let view = MatchingPatternConditionSyntax(condition), let pattern = view.pattern else { return nil }
    return first(PatternNames.bound(in: pattern)).map {
      LocalBinding(kind: .condition, node: condition, token: $0)
    }
  }

  private func inBody(of scope: Node, _ from: Node) -> LocalBinding? {
    let body = IfExprSyntax(scope)?.body ?? WhileStmtSyntax(scope)?.body
    let conditions = IfExprSyntax(scope)?.conditions ?? WhileStmtSyntax(scope)?.conditions
    guard let conditions, body?.node == from else { return nil }
    return inConditions(conditions, before: nil)
  }

  private func inLoop(_ loop: ForStmtSyntax, _ from: Node) -> LocalBinding? {
    guard from == loop.body?.node || from == loop.whereClause?.node, let pattern = loop.pattern else {
      return nil
    }
    let names =
      loop.caseKeyword == nil ? PatternNames.all(in: pattern) : PatternNames.bound(in: pattern)
    return first(names).map { LocalBinding(kind: .loop, node: loop.node, token: $0) }
  }
}

// MARK: - Cases

extension LocalLookup {
  private func inCase(_ switchCase: SwitchCaseSyntax, _ from: Node) -> LocalBinding? {
    guard from == switchCase.statements, let items = SwitchCaseLabelSyntax(switchCase.label)?.caseItems else {
      return nil
    }
    return items.children.firstNonNil(caseItem)
  }

  private func inCaseItem(_ item: SwitchCaseItemSyntax, _ from: Node) -> LocalBinding? {
    from == item.whereClause?.node ? caseItem(item.node) : nil
  }

  private func caseItem(_ node: Node) -> LocalBinding? {
    guard let pattern = SwitchCaseItemSyntax(node)?.pattern else { return nil }
    return first(PatternNames.bound(in: pattern)).map {
      LocalBinding(kind: .switchCase, node: node, token: $0)
    }
  }

  private func inCatch(_ clause: CatchClauseSyntax, _ from: Node) -> LocalBinding? {
    guard from == clause.body?.node else { return nil }
    guard let items = clause.catchItems else {
      return isName("error") ? LocalBinding(kind: .catchClause, node: clause.node, token: nil) : nil
    }
    return items.children.firstNonNil(catchItem)
  }

  private func inCatchItem(_ item: CatchItemSyntax, _ from: Node) -> LocalBinding? {
    guard from == item.whereClause?.node else { return nil }
    return catchItem(item.node)
  }

  private func catchItem(_ node: Node) -> LocalBinding? {
    guard let pattern = CatchItemSyntax(node)?.pattern else {
      return isName("error") ? LocalBinding(kind: .catchClause, node: node, token: nil) : nil
    }
    return first(PatternNames.bound(in: pattern)).map {
      LocalBinding(kind: .catchClause, node: node, token: $0)
    }
  }
}

// MARK: - Functions and closures

extension LocalLookup {
  private func inClosure(_ closure: ClosureExprSyntax, _ from: Node) -> LocalBinding? {
    guard from == closure.statements else { return nil }
    if let found = parameter(of: closure) ?? capture(of: closure) { return found }
    let isShorthand = name.first == UInt8(ascii: "$") && name.dropFirst().allSatisfy(\.isDigit)
    guard isShorthand, name.count > 1, closure.signature?.parameterClause == nil else { return nil }
    return LocalBinding(kind: .shorthand, node: closure.node, token: nil)
  }

  private func parameter(of closure: ClosureExprSyntax) -> LocalBinding? {
    guard let clause = closure.signature?.parameterClause else { return nil }
    let list = ClosureParameterClauseSyntax(clause)?.parameters ?? clause
    for element in list.children {
      let token: Token?
      if let view = ClosureParameterSyntax(element) {
        token = view.secondName ?? view.firstName
      } else {
        token = ClosureShorthandParameterSyntax(element)?.name
      }
      if matches(token) || matchesProjected(token) {
        return LocalBinding(kind: .closureParameter, node: element, token: token)
      }
    }
    return nil
  }

  /// Whether a token is `$name`: a closure's parameter with that spelling also binds `name`.
  private func matchesProjected(_ token: Token?) -> Bool {
    guard let text = token?.text.utf8, text.first == UInt8(ascii: "$") else { return false }
    return text.dropFirst().elementsEqual(name)
  }

  private func capture(of closure: ClosureExprSyntax) -> LocalBinding? {
    guard let items = closure.signature?.capture?.items else { return nil }
    for element in items.children {
      guard let view = ClosureCaptureSyntax(element), matches(view.name) else { continue }
      return LocalBinding(kind: .capture, node: element, token: view.name)
    }
    return nil
  }

  private func inFunction(_ scope: Node, _ from: Node) -> LocalBinding? {
    let clause: FunctionParameterClauseSyntax?
    if let view = SubscriptDeclSyntax(scope) {
      guard from == view.accessorBlock?.node else { return nil }
      clause = view.parameterClause
    } else {
      guard from.kind == .codeBlock else { return nil }
      clause =
        FunctionDeclSyntax(scope)?.signature?.parameterClause
        ?? InitializerDeclSyntax(scope)?.signature?.parameterClause
    }
    guard let list = clause?.parameters else { return nil }
    for element in list.children {
      guard let view = FunctionParameterSyntax(element) else { continue }
      let token = view.secondName ?? view.firstName
      if matches(token) { return LocalBinding(kind: .parameter, node: element, token: token) }
    }
    return nil
  }

  private func inAccessor(_ accessor: AccessorDeclSyntax, _ from: Node) -> LocalBinding? {
    guard from == accessor.body?.node else { return nil }
    if let token = accessor.parameters?.name {
      return matches(token) ? LocalBinding(kind: .accessorParameter, node: accessor.node, token: token) : nil
    }
    let implicit: Bool
    switch accessor.accessorSpecifier?.kind {
    case .set, .willSet, .`init`: implicit = isName("newValue")
    case .didSet: implicit = isName("oldValue")
    default: implicit = false
    }
    return implicit ? LocalBinding(kind: .accessorParameter, node: accessor.node, token: nil) : nil
  }
}
