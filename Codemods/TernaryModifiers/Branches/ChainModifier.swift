import CodemodKit
import ProjectIndex
import SwiftCST

/// A modifier in a chain: a call of a member of what stands before it.
struct ChainModifier: Sendable {
  /// The call, with everything before it.
  let call: FunctionCallExprSyntax

  /// The period and the name.
  let access: MemberAccessExprSyntax

  /// The name.
  let name: String

  /// The arguments in parentheses.
  let arguments: [LabeledExprSyntax]

  /// Whether closures follow the parentheses.
  let hasTrailingClosure: Bool

  init?(_ call: FunctionCallExprSyntax) {
    guard let access = MemberAccessExprSyntax(call.calledExpression), access.base != nil,
      let name = access.declName?.baseName?.name
    else { return nil }
    self.call = call
    self.access = access
    self.name = name
    arguments = call.labeledArguments
    hasTrailingClosure = call.trailingClosure != nil
  }

  /// The labels of the arguments, nil for one without, and those of trailing closures in braces.
  var labels: [String?] {
    let trailing = call.additionalTrailingClosures?.children.map {
      "{" + (MultipleTrailingClosureElementSyntax($0)?.label?.name ?? "")
    }
    return arguments.map { $0.label?.name } + (hasTrailingClosure ? ["{"] : []) + (trailing ?? [])
  }

  /// The tokens from the period to the end.
  var tokens: Range<Int> {
    let first = access.period?.index ?? call.node.tokenIndices.upperBound
    return first..<call.node.tokenIndices.upperBound
  }

  /// Whether a token of the file is the first of its line.
  func startsLine(_ token: Int) -> Bool { call.node.tree.token(at: token).startsLine }
}

extension ChainModifier {
  /// The project's own functions that the call may mean, by its name and labels.
  func ownFunctions(_ index: ProjectIndex) -> [Declaration] {
    guard let callee = call.calledExpression else { return [] }
    let written = arguments.map { $0.label?.name }
    return index.callables(called: callee).filter { function in
      let labels = function.parameters.map(\.label)
      return written.allSatisfy(labels.contains)
        && function.parameters.filter { $0.defaultValue == nil }.count
          <= written.count + call.trailingClosures.count
    }
  }
}
