import ProjectIndex
package import SwiftCST

/// What prevents SwiftUI from knowing the number of rows without creating them: a row that isn't a single
/// view.
package enum RowShape: Sendable {
  /// It contains a loop next to other views; the call of `ForEach`.
  case nested(Node)

  /// It is empty if no branch of an `if` or `switch` applies; the condition.
  case maybeNone(Node)

  /// Its branches have different numbers of views; the condition.
  case different(Node)

  /// The place of the evidence.
  package var node: Node {
    switch self {
    case .nested(let node), .maybeNone(let node), .different(let node): node
    }
  }
}

extension SwiftUIModel {
  /// How a row differs from a single view, as far as its closure shows. Nil if it doesn't, if it contains
  /// `#if` or a section, and if it is unknown.
  package func shape(of rows: Rows) -> RowShape? {
    guard let statements = rows.content?.statements else { return nil }
    let made = views(in: statements)
    guard let first = made.first, !made.contains(where: \.isUnclear) else { return nil }
    if let loop = made.first(where: \.isLoop), made.count > 1 { return .nested(loop.node) }
    if made.count == 1, case .branches(let node, let lists, let isExhaustive) = first {
      guard let counts = viewCounts(in: lists) else { return nil }
      if !isExhaustive || counts.contains(0) { return .maybeNone(node) }
    }
    // A fixed number of views for each element is as easy to count as one.
    return made.firstNonNil { item in
      guard case .branches(let node, let lists, let isExhaustive) = item, let counts = viewCounts(in: lists)
      else { return nil }
      return isExhaustive && Set(counts).count == 1 ? nil : .different(node)
    }
  }

  /// Whether a row is empty if no branch of an `else if` applies: `if let hour = row.hour { … } else if let trail
  /// = row.trail { … }`.
  package func endsInElseIf(_ shape: RowShape) -> Bool {
    guard case .maybeNone(let item) = shape, var other = ifExpression(of: item)?.elseBody else {
      return false
    }
    while let branch = IfExprSyntax(other) ?? ifExpression(of: other) {
      guard let next = branch.elseBody else { return true }
      other = next
    }
    return false
  }

  /// Whether a list shows an element in two rows on purpose: what an `if` adds beside other views is a
  /// control, two of the views have modifiers for rows of their own, such as `listRowInsets`, or an element
  /// has no row because a dictionary lacks its key, as in `if let trail = trails[id]` for `trails.keys`.
  package func isDeliberate(_ shape: RowShape, of rows: Rows) -> Bool {
    switch shape {
    case .nested: return false
    case .maybeNone(let item):
      guard let branch = ifExpression(of: item), branch.elseBody == nil,
        let condition = ConditionElementSyntax(branch.conditions?.children.only)?.condition,
        let entry = SubscriptCallExprSyntax(OptionalBindingConditionSyntax(condition)?.initializer?.value),
        let dictionary = entry.calledExpression?.text
      else { return false }
      return rows.data.subtree.contains { node in
        guard let access = MemberAccessExprSyntax(node) else { return false }
        return access.declName?.baseName?.name == "keys" && access.base?.text == dictionary
      }
    case .different(let item):
      if let list = rows.content?.statements, ownRows(in: list).prefix(2).count == 2 { return true }
      guard let branch = ifExpression(of: item), branch.elseBody == nil, let list = branch.body?.statements
      else { return false }
      return views(in: list).allSatisfy { view in
        FunctionCallExprSyntax(CallChain(view.node).base).flatMap { ViewCall($0).frameworkName(index) }
          .map(SwiftUIViews.isControl) ?? false
      }
    }
  }

  /// Whether a row is only empty for an element that can't be unwrapped: `if let name = trail.name`, or `if case
  /// .word(let word) = item`, without `else`.
  package func unwrapsElement(_ shape: RowShape, of rows: Rows) -> Bool {
    guard case .maybeNone(let item) = shape, let branch = ifExpression(of: item), branch.elseBody == nil,
      let conditions = branch.conditions?.children.map({ $0 }), !conditions.isEmpty
    else { return false }
    return conditions.allSatisfy { element in
      let condition = ConditionElementSyntax(element)?.condition
      let subject =
        OptionalBindingConditionSyntax(condition).map { $0.initializer?.value ?? $0.pattern }
        ?? MatchingPatternConditionSyntax(condition)?.initializer?.value
      return (subject ?? nil).map { subject in
        rows.parameters.contains(ConstantExpressions.root(of: subject).text)
      } ?? false
    }
  }

  /// The views of a builder and its branches that have modifiers for rows: `listRowInsets`,
  /// `listRowBackground`.
  private func ownRows(in list: Node) -> [Node] {
    views(in: list).flatMap { view -> [Node] in
      switch view {
      case .one(let node):
        CallChain(node).calls.contains { $0.name.hasPrefix("listRow") } ? [node] : []
      case .branches(_, let lists, _): lists.flatMap(ownRows)
      case .loop, .unclear: []
      }
    }
  }

  private func ifExpression(of item: Node) -> IfExprSyntax? {
    ([item] + item.subtree.prefix { $0.kind != .codeBlock }).firstNonNil { IfExprSyntax($0) }
  }

  /// The number of views in each branch; nil if it is unknown of one.
  private func viewCounts(in branches: [Node]) -> [Int]? {
    var counts: [Int] = []
    for list in branches {
      let inner = views(in: list)
      guard inner.allSatisfy(\.isOne) else { return nil }
      counts.append(inner.count)
    }
    return counts
  }

  /// The views of a builder's statement, if any.
  private enum Made {
    case one(Node)
    case loop(Node)
    case branches(Node, [Node], isExhaustive: Bool)
    case unclear(Node)

    var isUnclear: Bool { if case .unclear = self { true } else { false } }
    var isLoop: Bool { if case .loop = self { true } else { false } }
    var isOne: Bool { if case .one = self { true } else { false } }
    var node: Node {
      switch self {
      case .one(let node), .loop(let node), .branches(let node, _, _), .unclear(let node): node
      }
    }
  }

  private func views(in list: Node) -> [Made] {
    zip(list.children, BuilderItem.all(in: list)).compactMap { element, item in
      switch item {
      case .view(let node):
        let name = FunctionCallExprSyntax(CallChain(node).base).flatMap { ViewCall($0).frameworkName(index) }
        if name == "EmptyView" { return nil }
        if name == "ForEach", !hasSection(node) { return .loop(node) }
        return ["Group", "ForEach", "Section", "OutlineGroup"].contains(name) ? .unclear(node) : .one(node)
      case .branches(let lists, let isExhaustive):
        return .branches(element, lists, isExhaustive: isExhaustive)
      case .directive(let node, _): return .unclear(node)
      case .other: return nil
      }
    }
  }

  /// Whether a piece of code creates sections.
  private func hasSection(_ code: Node) -> Bool {
    code.subtree.contains { node in
      FunctionCallExprSyntax(node).flatMap { ViewCall($0).frameworkName(index) } == "Section"
    }
  }
}
