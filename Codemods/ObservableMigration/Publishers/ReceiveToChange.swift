import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// `.onReceive(m.$x) { v in … }` as `.onChange(of: m.x, initial: true) { _, v in … }`.
struct ReceiveToChange {
  /// The members of the property that a `map` selects, outermost first.
  let members: [String]

  /// The edits, all in the file of the use.
  let edits: [TextEdit]

  /// The edit for the use of a publisher; nil for any other use.
  init?(_ use: Use, property: String) {
    let operators = PublisherOperators(on: use.expression)
    guard let argument = LabeledExprSyntax(operators.expression.parent), argument.label == nil,
      let call = FunctionCallExprSyntax(argument.node.parent?.parent), let arguments = call.arguments,
      call.additionalTrailingClosures?.children.first == nil,
      let name = MemberAccessExprSyntax(call.calledExpression)?.declName?.baseName, name.name == "onReceive",
      let action = call.trailingClosure.map({ Self.parameters(of: $0) }) ?? Self.performed(in: call),
      arguments.children.reduce(0, { count, _ in count + 1 }) == (call.trailingClosure == nil ? 2 : 1)
    else { return nil }
    members = operators.members
    let value = ([IdentifierText.written(property)] + members).joined(separator: ".")
    let end = operators.expression.range.upperBound
    edits =
      [
        TextEdit(name.range, with: "onChange"),
        .inserting("of: ", at: argument.node.range.lowerBound),
        TextEdit(use.token.range.lowerBound..<end, with: value),
      ] + (operators.dropsFirst ? [] : [.inserting(", initial: true", at: end)]) + action
  }

  /// `perform: update` becomes a closure with the old value as an additional parameter; `perform: { … }`
  /// becomes a trailing one.
  private static func performed(in call: FunctionCallExprSyntax) -> [TextEdit]? {
    guard let last = LabeledExprSyntax(call.arguments.flatMap { $0.children.last }),
      let label = last.label, label.text == "perform", let action = last.expression,
      let comma = label.previous, let end = call.rightParen
    else { return nil }
    let start = comma.range.lowerBound..<action.range.lowerBound
    let rest = action.range.upperBound..<end.range.upperBound
    if let closure = ClosureExprSyntax(action), !TextSpans.hasComment(between: closure.node.lastToken, end) {
      return parameters(of: closure).map { [TextEdit(start, with: ") "), .deleting(rest)] + $0 }
    }
    guard [.declReferenceExpr, .memberAccessExpr].contains(action.kind), !action.text.contains("(") else {
      return nil
    }
    return [TextEdit(start, with: ") { _, value in "), TextEdit(rest, with: "(value) }")]
  }

  /// The edits that add the old value as the first parameter of a one-parameter closure.
  private static func parameters(of closure: ClosureExprSyntax) -> [TextEdit]? {
    guard let clause = closure.signature?.parameterClause else {
      let shorthand = closure.shorthandArguments.filter { $0.text == "$0" }
      return shorthand.isEmpty ? nil : shorthand.map { TextEdit($0.range, with: "$1") }
    }
    let list = ClosureParameterClauseSyntax(clause)?.parameters ?? clause
    guard let only = list.children.only, ClosureParameterSyntax(only)?.type == nil else { return nil }
    return [.inserting("_, ", at: only.range.lowerBound)]
  }
}

/// The operators on a publisher that `.onChange` makes unnecessary, or can express differently.
private struct PublisherOperators {
  /// The publisher with the operators.
  private(set) var expression: Node

  /// The members that `.map(\.a)` and `.map { $0.a.b }` select.
  private(set) var members: [String] = []

  /// Whether the value at the time of the subscription is dropped.
  private(set) var dropsFirst = false

  init(on publisher: Node) {
    expression = publisher
    while let access = MemberAccessExprSyntax(expression.parent), access.base == expression,
      let call = FunctionCallExprSyntax(access.node.parent), call.calledExpression == access.node,
      apply(access.declName?.baseName?.name ?? "", call)
    {
      expression = call.node
    }
  }

  private mutating func apply(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard !TextSpans.hasComment(between: expression.lastToken, call.node.lastToken) else { return false }
    let arguments = call.labeledArguments
    switch name {
    case "removeDuplicates", "eraseToAnyPublisher":
      return arguments.isEmpty && call.trailingClosure == nil
    case "dropFirst":
      dropsFirst = true
      return arguments.isEmpty && call.trailingClosure == nil
    case "receive":
      guard arguments.count == 1, arguments[0].label?.text == "on" else { return false }
      return ["DispatchQueue.main", "RunLoop.main", "OperationQueue.main"].contains(
        arguments[0].expression?.text ?? "")
    case "map":
      guard let taken = Self.members(takenBy: call.trailingClosure?.node ?? arguments.first?.expression),
        arguments.count == (call.trailingClosure == nil ? 1 : 0)
      else { return false }
      members += taken
      return true
    default: return false
    }
  }

  /// The members in `\.a.b` and `{ $0.a.b }`.
  private static func members(takenBy function: Node?) -> [String]? {
    let text: String
    if let keyPath = KeyPathExprSyntax(function), keyPath.root == nil {
      text = String(keyPath.node.text.dropFirst())
    } else if let closure = ClosureExprSyntax(function), closure.signature == nil,
      let statements = closure.statements?.text, statements.hasPrefix("$0.")
    {
      text = String(statements.dropFirst(2))
    } else {
      return nil
    }
    guard text.first == "." else { return nil }
    let names = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    let areNames = names.allSatisfy { name in
      name.first.map { $0.isLetter || $0 == "_" } == true
        && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name != "self"
    }
    return areNames ? names.map(String.init) : nil
  }
}

extension ClosureExprSyntax {
  /// The tokens `$0`, `$1` … that belong to this closure, not to one in it.
  fileprivate var shorthandArguments: [Token] {
    let inner = node.subtree.filter { $0.kind == .closureExpr && $0 != node }
    var found: [Token] = []
    var next: Token? = node.firstToken
    while let token = next, node.tokenIndices.contains(token.index) {
      let isInner = inner.contains { $0.tokenIndices.contains(token.index) }
      if token.kind == .dollarIdentifier, !isInner { found.append(token) }
      next = token.next
    }
    return found
  }
}
