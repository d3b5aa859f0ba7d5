import ProjectIndex
package import SwiftCST

/// A call of a member of the preceding expression: `base.padding(8)`.
package struct MemberCall: Sendable {
  /// The call, including its base.
  package let call: FunctionCallExprSyntax

  /// The period and the name, and the base before them.
  package let access: MemberAccessExprSyntax

  /// The expression before the period.
  package let base: Node

  /// The name.
  package let name: String

  /// Creates the member call of a call; nil if the callee is something else, or has no base. After `#if`, the
  /// base is `outer`.
  package init?(_ call: FunctionCallExprSyntax, behind outer: Node? = nil) {
    guard let access = MemberAccessExprSyntax(call.calledExpression), let base = access.base ?? outer,
      let name = access.declName?.baseName?.name
    else { return nil }
    self.call = call
    self.access = access
    self.base = base
    self.name = name
  }
}

/// Consecutive member calls, as written: `base.first(…).second(…)`. The reader of the chain has to determine
/// which of them create a view and which are its modifiers.
package struct CallChain: Sendable {
  /// The expression at the start of the chain.
  package let base: Node

  /// The calls, innermost first; those inside `#if` are skipped.
  package let calls: [MemberCall]

  /// Whether `#if` is among the calls.
  package let isSplit: Bool

  /// Analyzes an expression.
  package init(_ expression: Node) {
    var current = expression
    var calls: [MemberCall] = []
    var isSplit = false
    while true {
      if let base = PostfixIfConfigExprSyntax(current)?.base {
        isSplit = true
        current = base
      } else if let call = FunctionCallExprSyntax(current).flatMap({ MemberCall($0) }) {
        calls.append(call)
        current = call.base
      } else {
        break
      }
    }
    base = current
    self.calls = calls.reversed()
    self.isSplit = isSplit
  }

  /// The whole chain that an expression begins, or is a call of.
  package static func whole(around expression: Node) -> Node {
    var current = expression
    while let parent = current.parent {
      if let access = MemberAccessExprSyntax(parent), access.base == current,
        let call = FunctionCallExprSyntax(parent.parent), call.calledExpression == parent
      {
        current = call.node
      } else if PostfixIfConfigExprSyntax(parent)?.base == current {
        current = parent
      } else {
        break
      }
    }
    return current
  }

  /// The calls after an expression that begins a chain, or is a call in one, innermost first; followed by all
  /// calls inside `#if` there: each of them exists in some build.
  package static func calls(behind expression: Node) -> [MemberCall] {
    let whole = whole(around: expression)
    var found = CallChain(whole).calls.filter { $0.call.node.id < expression.id }
    var current = expression
    while current != whole, let parent = current.parent {
      if PostfixIfConfigExprSyntax(parent)?.base == current {
        for part in parent.children where part != current {
          found += part.subtree.compactMap { FunctionCallExprSyntax($0) }
            .compactMap { MemberCall($0, behind: current) }
        }
      }
      current = parent
    }
    return found
  }
}
