package import ProjectIndex
package import SwiftCST

/// A call with its arguments and closures by label.
package struct ViewCall: Sendable {
  /// The call as written.
  package let syntax: FunctionCallExprSyntax

  /// Creates the view call of a call.
  package init(_ syntax: FunctionCallExprSyntax) { self.syntax = syntax }

  /// The `functionCallExpr`.
  package var node: Node { syntax.node }

  /// An argument in the parentheses.
  package struct Argument: Sendable {
    /// The label; nil if there is none.
    package let label: String?
    /// The value.
    package let value: Node
  }

  /// The arguments in the parentheses.
  package var arguments: [Argument] {
    syntax.arguments?.children.compactMap { element in
      guard let argument = LabeledExprSyntax(element), let value = argument.expression else { return nil }
      return Argument(label: argument.label?.name, value: value)
    } ?? []
  }

  /// The first argument in the parentheses with a label, or without one if it is nil.
  package func argument(_ label: String?) -> Node? { arguments.first { $0.label == label }?.value }

  /// A closure among the arguments; the first trailing one has no label.
  package struct Closure: Sendable {
    /// The label; nil if there is none.
    package let label: String?
    /// The closure.
    package let syntax: ClosureExprSyntax
    /// Whether it is a trailing closure.
    package let isTrailing: Bool
  }

  /// The closures, in source order.
  package var closures: [Closure] {
    var found = arguments.compactMap { argument in
      ClosureExprSyntax(argument.value).map { Closure(label: argument.label, syntax: $0, isTrailing: false) }
    }
    if let trailing = syntax.trailingClosure {
      found.append(Closure(label: nil, syntax: trailing, isTrailing: true))
    }
    for element in syntax.additionalTrailingClosures.map({ Array($0.children) }) ?? [] {
      guard let element = MultipleTrailingClosureElementSyntax(element), let closure = element.closure else {
        continue
      }
      found.append(Closure(label: element.label?.name, syntax: closure, isTrailing: true))
    }
    return found
  }

  /// The statements of the content closure: the first trailing one, or that of `content:`.
  package var content: Node? { contentClosure?.statements }

  /// The content closure.
  package var contentClosure: ClosureExprSyntax? {
    syntax.trailingClosure ?? ClosureExprSyntax(argument("content"))
  }

  /// The statements of the label closure of a button or link.
  package func label(ofView name: String) -> Node? {
    let hasLabel = syntax.trailsWithLabel(ofView: name)
    return closures.first { $0.label == "label" || hasLabel && $0.label == nil }?.syntax.statements
  }

  /// The token with the name of the callee: `VStack` in `VStack`, `SwiftUI.VStack` and `VStack<Text>`.
  package var nameToken: Token? {
    guard var callee = syntax.calledExpression else { return nil }
    if let specialised = GenericSpecializationExprSyntax(callee)?.expression { callee = specialised }
    return DeclReferenceExprSyntax(callee)?.baseName ?? MemberAccessExprSyntax(callee)?.declName?.baseName
  }

  /// The name of SwiftUI's view that the call creates; nil if it may be anything else.
  package func frameworkName(_ index: ProjectIndex) -> String? {
    guard var callee = syntax.calledExpression else { return nil }
    if let specialised = GenericSpecializationExprSyntax(callee)?.expression { callee = specialised }
    if let access = MemberAccessExprSyntax(callee) {
      return access.base?.text == "SwiftUI" ? access.declName?.baseName?.name : nil
    }
    guard let name = DeclReferenceExprSyntax(callee)?.baseName?.name, SwiftUIViews.contain(name) else {
      return nil
    }
    return index.isForeign(callee) ? name : nil
  }
}
