import ProjectIndex
package import SwiftCST

/// What prevents SwiftUI from knowing the number of rows without creating them: a row that isn't a single
/// view.
package enum RowShape: Sendable {
  /// It consists of several sibling views; the second of them.
  case several(Node)

  /// It contains a loop next to other views; the call of `ForEach`.
  case nested(Node)

  /// It is no view if no branch of an `if` or `switch` applies; the condition.
  case maybeNone(Node)

  /// Its branches have different numbers of views; the condition.
  case different(Node)

  /// The place of the evidence.
  package var node: Node {
    switch self {
    case .several(let node), .nested(let node), .maybeNone(let node), .different(let node): node
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
    if made.count > 1 {
      return made.first(where: \.isLoop).map { .nested($0.node) } ?? .several(made[1].node)
    }
    guard case .branches(let node, let lists, let isExhaustive) = first else { return nil }
    let counts = lists.map { list -> Int? in
      let inner = views(in: list)
      return inner.allSatisfy(\.isOne) ? inner.count : nil
    }
    guard counts.allSatisfy({ $0 != nil }) else { return nil }
    if !isExhaustive || counts.contains(0) { return .maybeNone(node) }
    return counts.allSatisfy { $0 == 1 } ? nil : .different(node)
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
