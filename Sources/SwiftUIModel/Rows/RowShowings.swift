package import ProjectIndex
package import SwiftCST

/// A place where a view of the project is made for each item of a `ForEach`, `List` or the like.
package struct RowShowing: Sendable {
  /// The call of the view's initializer.
  package let call: Node

  /// The closure that makes the row.
  package let row: Node

  /// Whether rows are made when they come into sight: the row's container or one around it in the same member is
  /// lazy.
  package let isLazy: Bool

  /// Whether the items are the same always, as those of an array literal.
  package let isConstant: Bool
}

extension SwiftUIModel {
  /// The places where a view of the project is made in a row, outside of actions and of what is presented
  /// elsewhere. None where the project declares the view more than once.
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

  /// Whether an argument is what a link leads to, or an autoclosure, which is evaluated later.
  private func isShownLater(_ value: Node) -> Bool {
    guard let argument = ClosureArgument(ofValue: value), let callee = argument.call.calledExpression else {
      return false
    }
    if argument.label == "destination" { return true }
    return index.callables(called: callee).contains { callable in
      argument.parameter(of: callable)?.type?.text.contains("@autoclosure") ?? false
    }
  }

  /// The closure of a row around a node with nothing between them that shows it elsewhere, or at another time.
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
