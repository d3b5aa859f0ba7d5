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

  /// The closures that follow the parentheses.
  var trailingClosures: [ClosureExprSyntax] {
    let others = call.additionalTrailingClosures?.children.compactMap {
      MultipleTrailingClosureElementSyntax($0)?.closure
    }
    return (call.trailingClosure.map { [$0] } ?? []) + (others ?? [])
  }
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
          <= written.count + trailingClosures.count
    }
  }
}

/// A view and what is applied to it: `base.m1(…).m2(…)`.
struct ModifierChain: Sendable {
  /// What the modifiers are applied to.
  let base: Node

  /// The modifiers, from the inside out.
  let modifiers: [ChainModifier]

  /// Takes an expression apart.
  init(_ expression: Node) {
    var modifiers: [ChainModifier] = []
    var current = expression
    while true {
      // Modifiers inside `#if` are passed over: such a chain is never rewritten, only recognised.
      if let base = PostfixIfConfigExprSyntax(current)?.base {
        current = base
        continue
      }
      guard let call = FunctionCallExprSyntax(current), let modifier = ChainModifier(call),
        let base = modifier.access.base, !Self.isType(base)
      else { break }
      modifiers.append(modifier)
      current = base
    }
    modifiers.reverse()
    // `model.row(item).padding()`: what is called on a value and is no modifier of SwiftUI makes the view.
    let isCall = current.kind == .functionCallExpr
    let own = isCall ? 0 : modifiers.prefix { !KnownModifiers.isKnown($0.name) }.count
    base = own > 0 ? modifiers[own - 1].call.node : current
    self.modifiers = Array(modifiers.dropFirst(own))
  }

  /// `Image.logo(…)` makes a view; `Image` is not one.
  private static func isType(_ node: Node) -> Bool {
    guard let name = DeclReferenceExprSyntax(node)?.baseName else { return false }
    return name.kind == .Self || name.text.first?.isUppercase == true
  }
}

/// Compares stretches of a file without regard to the white space and comments between tokens.
enum SameTokens {
  static func areSame(_ first: Node, _ second: Node) -> Bool {
    areSame(first.tokenIndices, second.tokenIndices, first.tree)
  }

  static func areSame(_ first: Range<Int>, _ second: Range<Int>, _ tree: SyntaxTree) -> Bool {
    guard first.count == second.count else { return false }
    let bytes = tree.source.bytes
    return zip(first, second).allSatisfy { left, right in
      bytes[tree.tokens.range(of: left)].elementsEqual(bytes[tree.tokens.range(of: right)])
    }
  }
}
