package import SwiftCST

/// A closure as an argument of a call.
package struct ClosureArgument: Sendable {
  /// The call.
  package let call: FunctionCallExprSyntax

  /// The explicit label: nil for an argument without one and for the first trailing closure.
  package let label: String?

  /// Whether it is after the parentheses.
  package let isTrailing: Bool

  /// The position among the arguments in parentheses, or among the trailing closures.
  package let position: Int

  /// The argument that a `closureExpr` is; nil if it is not one.
  package init?(_ closure: Node) {
    guard closure.kind == .closureExpr else { return nil }
    self.init(ofValue: closure)
  }

  /// The same for any expression whose value is a closure, such as the name of one.
  package init?(ofValue value: Node) {
    guard let parent = value.parent else { return nil }
    if let call = FunctionCallExprSyntax(parent), call.trailingClosure?.node == value {
      self.init(call, label: nil, isTrailing: true, position: 0)
    } else if let element = MultipleTrailingClosureElementSyntax(parent),
      let list = parent.parent, let call = FunctionCallExprSyntax(list.parent)
    {
      let position = list.children.prefix { $0.id < parent.id }.count + 1
      self.init(call, label: element.label?.name, isTrailing: true, position: position)
    } else if let argument = LabeledExprSyntax(parent), let list = parent.parent,
      let call = FunctionCallExprSyntax(list.parent)
    {
      let position = list.children.prefix { $0.id < parent.id }.count
      self.init(call, label: argument.label?.name, isTrailing: false, position: position)
    } else {
      return nil
    }
  }

  private init(_ call: FunctionCallExprSyntax, label: String?, isTrailing: Bool, position: Int) {
    self.call = call
    self.label = label
    self.isTrailing = isTrailing
    self.position = position
  }

  /// The parameter of a declaration that takes the closure; nil if none or more than one can.
  package func parameter(of declaration: Declaration) -> Parameter? {
    let parameters = declaration.parameters
    if let label { return only(parameters.filter { $0.label == label }) }
    guard isTrailing else { return unlabeledParameter(among: parameters) }
    return receiver(among: parameters.filter(Self.takesFunction), labeled: \.label) { $0.defaultValue != nil }
  }

  /// The receiver of an unlabeled closure among candidates, in order: the first trailing closure is passed to
  /// the first one that needs an argument and that neither the arguments before it nor the closures after it
  /// name. Nil if all candidates are optional and there is more than one.
  func receiver<Taker>(
    among takers: [Taker], labeled label: (Taker) -> String?, canBeLeftOut: (Taker) -> Bool
  ) -> Taker? {
    guard isTrailing else { return nil }
    let taken = writtenLabels
    let open = takers.filter { taker in label(taker).map { !taken.contains($0) } ?? true }
    return open.first { !canBeLeftOut($0) } ?? (open.count == 1 ? open[0] : nil)
  }

  /// The parameter of an argument in parentheses without a label: these are passed in order.
  private func unlabeledParameter(among parameters: [Parameter]) -> Parameter? {
    let unlabeled = parameters.filter { $0.label == nil }
    guard unlabeled.count > 1 else { return unlabeled.first }
    guard let arguments = call.arguments?.children, !parameters.contains(where: \.takesMany) else {
      return nil
    }
    let earlier = arguments.prefix(position).count { LabeledExprSyntax($0)?.label == nil }
    return earlier < unlabeled.count ? unlabeled[earlier] : nil
  }

  private func only(_ found: [Parameter]) -> Parameter? { found.count == 1 ? found[0] : nil }

  private var writtenLabels: Set<String> {
    let arguments = call.arguments?.children.compactMap { LabeledExprSyntax($0)?.label?.name } ?? []
    let trailing = call.additionalTrailingClosures?.children.compactMap {
      MultipleTrailingClosureElementSyntax($0)?.label?.name
    }
    return Set(arguments + (trailing ?? []))
  }

  /// Whether a parameter has a function type: an explicit one, or a type alias with `@escaping` or a result
  /// builder.
  private static func takesFunction(_ parameter: Parameter) -> Bool {
    guard let type = parameter.type else { return false }
    if TypeShape(type).core.kind == .functionType { return true }
    let ofType = AttributedTypeSyntax(type)?.attributes.map { Attribute.all(in: $0) } ?? []
    return (parameter.attributes + ofType).contains { $0.name == "escaping" || $0.name.hasSuffix("Builder") }
  }
}
