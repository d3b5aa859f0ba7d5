import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A call in a chain as a modifier.
extension MemberCall {
  /// The arguments in parentheses.
  var arguments: [LabeledExprSyntax] { call.labeledArguments }

  /// Whether closures follow the parentheses.
  var hasTrailingClosure: Bool { call.trailingClosure != nil }

  /// The labels of the arguments, nil for an unlabeled one, and those of trailing closures in braces.
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

  /// The project functions that the call may refer to, by its name and labels.
  func ownFunctions(_ index: ProjectIndex) -> [Declaration] {
    guard let callee = call.calledExpression else { return [] }
    let written = arguments.map { $0.label?.name }
    return index.callables(called: callee).filter { function in
      let labels = function.parameters.map(\.label)
      let required = function.parameters.filter { $0.defaultValue == nil }.map(\.label)
      return written.allSatisfy(labels.contains)
        && required.count <= written.count + call.trailingClosures.count
        && required.count { !written.contains($0) } <= call.trailingClosures.count
    }
  }
}
