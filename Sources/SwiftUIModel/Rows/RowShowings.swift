package import ProjectIndex
package import SwiftCST

/// A place where a view of the project is created for each item of a `ForEach`, `List` or the like.
package struct RowShowing: Sendable {
  /// The call of the view's initializer.
  package let call: Node

  /// The closure of the row.
  package let row: Node

  /// Whether rows are created when they become visible: the row's container or an enclosing one in the same
  /// member is lazy.
  package let isLazy: Bool

  /// Whether the items are always the same, such as those of an array literal.
  package let isConstant: Bool
}

extension SwiftUIModel {
  /// The places where a view of the project is created in a row, outside of actions and of content presented
  /// elsewhere. None if the project declares the view more than once.
  package func rowShowings(of type: TypeID) -> [RowShowing] {
    guard isView(type), !index[type].isSplit else { return [] }
    return memory.rowShowings.answer(Int(type.rawValue)) {
      index.references(to: type).certain.compactMap { use in
        use.expression.callAsCallee.flatMap { rowShowing(of: $0.node) }
      }
    }
  }

  private func rowShowing(of call: Node) -> RowShowing? {
    guard let row = nearestRow(around: call), let iterating = ClosureArgument(row)?.call.node,
      let rows = rows(of: iterating), isLookedAt(call)
    else { return nil }
    return RowShowing(
      call: call, row: row, isLazy: lazyContainer(of: rows) != nil,
      isConstant: isConstantCollection(rows.data))
  }

  /// Whether an argument is the destination of a link, or an autoclosure, which is evaluated later.
  private func isShownLater(_ value: Node) -> Bool {
    guard let argument = ClosureArgument(ofValue: value), let callee = argument.call.calledExpression else {
      return false
    }
    if argument.label == "destination" { return true }
    return index.callables(called: callee).contains { callable in
      argument.parameter(of: callable)?.type?.text.contains("@autoclosure") ?? false
    }
  }

  /// The closure of a row around a node, if nothing in between shows it elsewhere or at another time.
  private func nearestRow(around node: Node) -> Node? {
    for around in node.ancestors {
      if let argument = LabeledExprSyntax(around)?.expression, isShownLater(argument) { return nil }
      guard around.kind == .closureExpr else { continue }
      switch role(of: around) {
      case .row: return around
      case .content, .label, .atOnce, .readerContent: continue
      default: return nil
      }
    }
    return nil
  }
}
