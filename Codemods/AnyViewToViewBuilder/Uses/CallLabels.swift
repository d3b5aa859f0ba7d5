import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines by argument labels which of several functions with one name a call can refer to.
struct CallLabels: Sendable {
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

  /// Whether they match a function; the types of the arguments are ignored.
  func fit(_ function: Declaration) -> Bool { fit(function.parameters) }

  /// Whether they fit parameters.
  func fit(_ parameters: [Parameter]) -> Bool { fit(parameters[...], arguments[...], trailing[...]) }

  /// The first label in the parentheses, which a function must have to be called so.
  var firstLabel: String? { arguments.firstNonNil(\.self) }

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
  /// The declarations in `found` that a reference can refer to if it is called; all of them if it isn't.
  static func fitting(_ found: [DeclarationID], at reference: Node, _ index: ProjectIndex) -> [DeclarationID]
  {
    guard found.count > 1, let call = call(of: reference) else { return found }
    let labels = CallLabels(call)
    return found.filter { index[$0].kind != .function || labels.fit(index[$0]) }
  }

  /// The call of a name, on its own or as a member.
  static func call(of reference: Node) -> FunctionCallExprSyntax? {
    let access = MemberAccessExprSyntax(reference.parent)
    let callee = access?.declName?.node == reference ? access?.node : reference
    return FunctionCallExprSyntax(callee?.parent).flatMap { $0.calledExpression == callee ? $0 : nil }
  }
}
