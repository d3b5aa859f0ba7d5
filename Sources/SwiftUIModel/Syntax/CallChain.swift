import ProjectIndex
package import SwiftCST

/// A call of a member of what is before it: `base.padding(8)`.
package struct MemberCall: Sendable {
  /// The call, with everything before it.
  package let call: FunctionCallExprSyntax

  /// The period and the name, and what is before them.
  package let access: MemberAccessExprSyntax

  /// What is before the period.
  package let base: Node

  /// The name.
  package let name: String

  /// Nil where something else is called, or nothing is before the period; behind `#if` that is `outer`.
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

/// Calls of members one behind the other, as they are written: `base.first(…).second(…)`. Which of them make
/// a view and which are modifiers of it is for whoever reads the chain to tell.
package struct CallChain: Sendable {
  /// What the chain begins with.
  package let base: Node

  /// The calls, innermost first; those inside `#if` are passed over.
  package let calls: [MemberCall]

  /// Whether `#if` is among the calls.
  package let isSplit: Bool

  /// Takes an expression apart.
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

  /// The whole chain that an expression begins, or is a call in.
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

  /// The calls behind an expression that begins a chain, or is a call in one, innermost first; and then all
  /// that are behind `#if` there: some build has each of them.
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
