import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Tells by its labels which of several functions of one name a call can mean.
struct CallLabels {
  private let arguments: [String?]
  private let trailing: [String?]

  init(_ call: FunctionCallExprSyntax) {
    arguments = call.argumentLabels
    let first: [String?] = call.trailingClosure == nil ? [] : [nil]
    let others = call.additionalTrailingClosures?.children.map {
      MultipleTrailingClosureElementSyntax($0)?.label?.name
    }
    trailing = first + (others ?? [])
  }

  /// Whether they fit a function; the types of the arguments are not looked at.
  func fit(_ function: Declaration) -> Bool { fit(function.parameters[...], arguments[...], trailing[...]) }

  private func fit(
    _ parameters: ArraySlice<Parameter>, _ arguments: ArraySlice<String?>, _ trailing: ArraySlice<String?>
  ) -> Bool {
    guard let parameter = parameters.first else { return arguments.isEmpty && trailing.isEmpty }
    let rest = parameters.dropFirst()
    if let label = arguments.first, label == parameter.label {
      let others = arguments.dropFirst()
      if fit(rest, others, trailing) { return true }
      let more = parameter.isVariadic ? others.prefix { $0 == nil }.count : 0
      if more > 0, fit(rest, others.dropFirst(more), trailing) { return true }
    }
    if arguments.isEmpty, let label = trailing.first,
      trailing.count == self.trailing.count || label == parameter.label,
      fit(rest, arguments, trailing.dropFirst())
    {
      return true
    }
    let isOptional = parameter.defaultValue != nil || parameter.isVariadic
    return isOptional && fit(rest, arguments, trailing)
  }
}

extension CallLabels {
  /// Those of `found` that a reference can mean where it is called; all of them where it isn't.
  static func fitting(_ found: [DeclarationID], at reference: Node, _ index: ProjectIndex) -> [DeclarationID]
  {
    guard found.count > 1, let call = call(of: reference) else { return found }
    let labels = CallLabels(call)
    return found.filter { index[$0].kind != .function || labels.fit(index[$0]) }
  }

  /// The call of a name, by itself or as a member.
  private static func call(of reference: Node) -> FunctionCallExprSyntax? {
    let access = MemberAccessExprSyntax(reference.parent)
    let callee = access?.declName?.node == reference ? access?.node : reference
    return FunctionCallExprSyntax(callee?.parent).flatMap { $0.calledExpression == callee ? $0 : nil }
  }
}
