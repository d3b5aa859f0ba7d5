import CodemodKit
import ProjectIndex
import SwiftCST

/// A view as it is written: the expression that makes it, and the modifiers after that.
struct WrittenView: Sendable {
  /// One modifier of a chain.
  struct Modifier: Sendable {
    /// The name of the function.
    let name: String
    /// The call, with everything before the period in it.
    let call: ViewCall
  }

  /// The whole chain.
  let expression: Node

  /// What stands before the first modifier.
  let root: Node

  /// The modifiers, innermost first.
  let modifiers: [Modifier]

  /// Whether `#if` stands among the modifiers.
  let isSplit: Bool

  /// Takes a chain apart.
  init(_ expression: Node) {
    var current = expression
    var found: [Modifier] = []
    var isSplit = false
    while true {
      if let split = PostfixIfConfigExprSyntax(current), let base = split.base {
        isSplit = true
        current = base
        continue
      }
      guard let call = FunctionCallExprSyntax(current),
        let access = MemberAccessExprSyntax(call.calledExpression),
        let base = access.base, let name = access.declName?.baseName?.name, Self.isModifier(name, of: base)
      else { break }
      found.append(Modifier(name: name, call: ViewCall(call)))
      current = base
    }
    self.expression = expression
    self.isSplit = isSplit
    root = current
    modifiers = found.reversed()
  }

  /// Whether a function called on `base` is a modifier of a view, and not what makes the view:
  /// `SwiftUI.VStack { }`, `Outer.Row()`, `model.row(for: item)`.
  private static func isModifier(_ name: String, of base: Node) -> Bool {
    switch base.kind {
    case .declReferenceExpr:
      let isType = base.text.first.map { $0.isUppercase || $0 == "`" } ?? false
      return !isType && SwiftUIModifiers.contain(name)
    case .memberAccessExpr: return SwiftUIModifiers.contain(name)
    default: return true
    }
  }

  /// The call that makes the view.
  var call: ViewCall? { FunctionCallExprSyntax(root).map { ViewCall($0) } }

  /// The first modifier of a name.
  func modifier(_ name: String) -> Modifier? { modifiers.first { $0.name == name } }

  /// The outermost chain that a call is the root of, or a modifier in.
  static func chain(around call: Node) -> Node {
    var current = call
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
}

/// A call with its arguments and closures by label.
struct ViewCall: Sendable {
  let syntax: FunctionCallExprSyntax

  init(_ syntax: FunctionCallExprSyntax) { self.syntax = syntax }

  var node: Node { syntax.node }

  /// An argument in the parentheses.
  struct Argument: Sendable {
    let label: String?
    let value: Node
  }

  /// The arguments in the parentheses.
  var arguments: [Argument] {
    syntax.arguments?.children.compactMap { element in
      guard let argument = LabeledExprSyntax(element), let value = argument.expression else { return nil }
      return Argument(label: argument.label?.name, value: value)
    } ?? []
  }

  /// The first argument in the parentheses that has a label, or none.
  func argument(_ label: String?) -> Node? { arguments.first { $0.label == label }?.value }

  /// A closure among the arguments; the first trailing one has no label.
  struct Closure: Sendable {
    let label: String?
    let syntax: ClosureExprSyntax
    let isTrailing: Bool
  }

  /// The closures, in source order.
  var closures: [Closure] {
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

  /// The statements of the closure that makes the content: the first trailing one, or that of `content:`.
  var content: Node? { contentClosure?.statements }

  /// The closure that makes the content.
  var contentClosure: ClosureExprSyntax? {
    syntax.trailingClosure ?? ClosureExprSyntax(argument("content"))
  }

  /// The token that names what is called: `VStack` of `VStack`, `SwiftUI.VStack` and `VStack<Text>`.
  var nameToken: Token? {
    guard var callee = syntax.calledExpression else { return nil }
    if let specialised = GenericSpecializationExprSyntax(callee)?.expression { callee = specialised }
    return DeclReferenceExprSyntax(callee)?.baseName ?? MemberAccessExprSyntax(callee)?.declName?.baseName
  }

  /// The name of the view of SwiftUI that the call makes; nil where it may be anything else.
  func frameworkName(_ index: ProjectIndex) -> String? {
    guard var callee = syntax.calledExpression else { return nil }
    if let specialised = GenericSpecializationExprSyntax(callee)?.expression { callee = specialised }
    if let access = MemberAccessExprSyntax(callee) {
      return access.base?.text == "SwiftUI" ? access.declName?.baseName?.name : nil
    }
    guard let name = DeclReferenceExprSyntax(callee)?.baseName?.name, SwiftUIViews.contain(name) else {
      return nil
    }
    switch index.lookUp(callee) {
    case .unknown, .type(.foreign): return name
    default: return nil
    }
  }
}
