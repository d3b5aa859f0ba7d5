import SwiftCST

/// The types of names bound by the patterns of `case`: `case .loaded(let model)`.
extension ProjectIndex {
  func type(ofPatternName name: Token, depth: Int) -> ExpressionType {
    let node = name.tree.innermostNode(coveringToken: name.index)
    return type(matching: node, depth: depth)
  }

  /// The type of the value that a part of a pattern matches.
  private func type(matching part: Node, depth: Int) -> ExpressionType {
    guard depth < 24, let parent = part.parent else { return .unknown }
    let next = depth + 1
    switch parent.kind {
    case .expressionPattern, .valueBindingPattern, .patternExpr:
      return type(matching: parent, depth: next)
    case .optionalChainingExpr:
      return unwrapped(type(matching: parent, depth: next))
    case .labeledExpr:
      return type(ofPayload: parent, depth: next)
    case .switchCaseItem:
      let subject = parent.ancestors.lazy.compactMap { SwitchExprSyntax($0)?.subject }.first
      return subject.map { type(ofWhole: $0, depth: next) } ?? .unknown
    case .matchingPatternCondition:
      let value = MatchingPatternConditionSyntax(parent)?.initializer?.value
      return value.map { type(ofWhole: $0, depth: next) } ?? .unknown
    default:
      return .unknown
    }
  }

  /// The type of one of the associated values in `.name(…)`, if the pattern lists all of them.
  private func type(ofPayload argument: Node, depth: Int) -> ExpressionType {
    guard let list = argument.parent, let call = FunctionCallExprSyntax(list.parent),
      let name = MemberAccessExprSyntax(call.calledExpression)?.declName?.baseName?.name
    else { return .unknown }
    let arguments = Array(list.children)
    let matched = type(matching: call.node, depth: depth)
    if case .instance(_, 1...) = matched, name == "some" {
      return arguments.count == 1 ? unwrapped(matched) : .unknown
    }
    return .agreed(
      matched.possibilities.map { type in
        guard case .instance(.known(let owner), _) = type else { return .unknown }
        let cases = members(named: name, of: owner).filter { $0.kind == .enumCase }
        guard cases.count == 1, let values = cases.first?.parameters, values.count == arguments.count,
          let position = arguments.firstIndex(of: argument), let written = values[position].type
        else { return .unknown }
        return instance(written).unlessGeneric
      })
  }
}
