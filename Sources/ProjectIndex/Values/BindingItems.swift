import SwiftCST

/// The items of a statement list by the names that they may bind: if many names are looked up in a long list,
/// each lookup only checks its own items.
struct BindingItems: Sendable {
  private var items: [String: [Node]] = [:]

  init(of list: Node) {
    for element in list.children where Self.mayBind(element) {
      guard let item = CodeBlockItemSyntax(element)?.item else { continue }
      for name in Set(Self.names(boundBy: item).map(\.name)) { items[name, default: []].append(element) }
    }
  }

  /// The items that may bind a name, in source order.
  subscript(name: String) -> [Node] { items[name] ?? [] }

  /// Whether an item of a statement list can bind a name, judging by its first part.
  static func mayBind(_ element: Node) -> Bool {
    let nodes = element.tree.nodes
    guard element.id + 1 < nodes.count else { return false }
    switch nodes[element.id + 1].kind {
    case .functionDecl, .ifConfigDecl, .variableDecl, .guardStmt, .unexpectedNodes: return true
    default: return false
    }
  }

  private static func names(boundBy item: Node) -> [Token] {
    switch item.kind {
    case .functionDecl: FunctionDeclSyntax(item)?.name.map { [$0] } ?? []
    case .variableDecl: VariableDeclSyntax(item)?.bindings.map(names(boundIn:)) ?? []
    case .guardStmt: GuardStmtSyntax(item)?.conditions.map(names(boundIn:)) ?? []
    case .ifConfigDecl: names(boundInDirective: item)
    default: []
    }
  }

  /// The names in a list of bindings or of conditions.
  private static func names(boundIn list: Node) -> [Token] {
    list.children.flatMap { element -> [Token] in
      if let binding = PatternBindingSyntax(element) { return binding.pattern.map(PatternNames.all) ?? [] }
      let condition = ConditionElementSyntax(element)?.condition
      if let unwrapped = OptionalBindingConditionSyntax(condition)?.pattern {
        return PatternNames.all(in: unwrapped)
      }
      return MatchingPatternConditionSyntax(condition)?.pattern.map(PatternNames.bound) ?? []
    }
  }

  private static func names(boundInDirective directive: Node) -> [Token] {
    (IfConfigDeclSyntax(directive)?.clauses?.children ?? directive.children).flatMap { clause -> [Token] in
      guard let list = IfConfigClauseSyntax(clause)?.elements, list.kind == .codeBlockItemList else {
        return []
      }
      return list.children.flatMap { CodeBlockItemSyntax($0)?.item.map(names(boundBy:)) ?? [] }
    }
  }
}

extension ProjectIndex {
  /// A statement list with fewer tokens is searched each time: grouping its items takes longer.
  private static var longList: Int { 256 }

  /// The items of a long statement list that may bind a name; nil if the list is short.
  func items(of list: Node, binding name: String) -> [Node]? {
    guard list.tokenIndices.count >= Self.longList, let place = place(of: list) else { return nil }
    return memory.bindingItems.answer(place) { BindingItems(of: list) }[name]
  }
}
