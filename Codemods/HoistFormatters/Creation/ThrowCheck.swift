import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines whether code under a `try` may throw; true if it is unknown.
struct ThrowCheck {
  private let index: ProjectIndex

  /// The removed part: the call of a failable initializer, or the `try` before it.
  private let gone: Node

  /// Creates a check of code without one of its expressions.
  init(without gone: Node, _ index: ProjectIndex) {
    self.gone = gone
    self.index = index
  }

  /// Whether the code that a `try` covers may throw, including the operands to its right.
  func mayThrow(under cover: TryExprSyntax) -> Bool {
    let operands = cover.node.parent.flatMap { $0.kind == .exprList ? Array($0.children) : nil } ?? []
    let covered = [cover.expression].compactMap(\.self) + operands.filter { $0.id > cover.node.id }
    return covered.contains(where: mayThrow)
  }

  private func mayThrow(_ node: Node) -> Bool {
    if node == gone { return false }
    switch node.kind {
    case .closureExpr: return closureMayThrow(node)
    case .functionCallExpr where mayThrow(call: FunctionCallExprSyntax(unchecked: node)): return true
    case .declReferenceExpr where hasThrowingGetter(node): return true
    case .binaryOperatorExpr where isThrowing(operator: node.firstToken): return true
    case .prefixOperatorExpr where isThrowing(operator: node.firstToken): return true
    case .postfixOperatorExpr where isThrowing(operator: node.lastToken): return true
    case .subscriptCallExpr, .macroExpansionExpr, .awaitExpr: return true
    default: break
    }
    return node.children.contains(where: mayThrow)
  }

  /// A `try` doesn't cover the content of a closure, which has its own.
  private func closureMayThrow(_ closure: Node) -> Bool {
    closure.subtree.contains { node in
      guard let view = TryExprSyntax(node) else { return node.kind == .throwStmt }
      return node != gone && view.questionOrExclamationMark == nil
    }
  }
}

// MARK: - Calls

extension ThrowCheck {
  private func mayThrow(call: FunctionCallExprSyntax) -> Bool {
    guard let callee = call.calledExpression else { return true }
    let own = index.callables(called: callee)
    guard own.isEmpty else { return own.contains(where: isThrowing) }
    guard let name = MemberAccessExprSyntax(callee)?.declName?.baseName?.name else {
      let reads = call.argumentLabels.first??.hasPrefix("contentsOf") ?? false
      return !Self.functions.contains(callee.text) || reads
    }
    if Self.passing.contains(name) { return !call.argumentValues.allSatisfy(isHarmless) }
    return !Self.ownMethods.contains(name) && !(Self.methods.contains(name) && isOfExpression(callee))
  }

  /// Whether a method is called on a regular expression, or on one of its results.
  private func isOfExpression(_ callee: Node) -> Bool {
    if callee.contains(gone) { return true }
    guard let base = MemberAccessExprSyntax(callee)?.base,
      case .instance(.foreign("NSRegularExpression"), _) = index.typeOfExpression(base)
    else { return false }
    return true
  }

  /// Whether a function that calls its argument can't throw because of it: a closure is analyzed.
  private func isHarmless(_ argument: Node) -> Bool {
    switch argument.kind {
    case .closureExpr, .keyPathExpr, .integerLiteralExpr, .simpleStringLiteralExpr, .stringLiteralExpr,
      .booleanLiteralExpr, .arrayExpr, .dictionaryExpr:
      true
    default: false
    }
  }

  private func hasThrowingGetter(_ reference: Node) -> Bool {
    if case .local(let binding) = index.lookUp(reference), !isMemberName(reference) {
      return PatternBindingSyntax(binding.node)?.accessorBlock != nil
    }
    let named = index.declarations(named: reference.firstToken.name)
    return named.contains { $0.kind == .variable && isThrowing($0) }
  }

  private func isMemberName(_ reference: Node) -> Bool {
    MemberAccessExprSyntax(reference.parent)?.declName?.node == reference
  }

  private func isThrowing(operator token: Token) -> Bool {
    index.operators(named: token.text).contains(where: isThrowing)
  }

  /// Whether a function, or the getter of a property, is declared as throwing.
  private func isThrowing(_ declaration: Declaration) -> Bool {
    switch declaration.node.kind {
    case .functionDecl:
      FunctionDeclSyntax(declaration.node)?.signature?.effectSpecifiers?.throwsClause != nil
    case .initializerDecl:
      InitializerDeclSyntax(declaration.node)?.signature?.effectSpecifiers?.throwsClause != nil
    case .variableDecl:
      declaration.node.subtree.contains { AccessorDeclSyntax($0)?.effectSpecifiers?.throwsClause != nil }
    default: true
    }
  }

  private static let functions: Set = ["NSRange", "NSMakeRange", "Range", "String", "Int"]

  /// Methods that only `NSRegularExpression` has.
  private static let ownMethods: Set = [
    "enumerateMatches", "numberOfMatches", "rangeOfFirstMatch", "stringByReplacingMatches",
  ]

  /// Methods of it, and of its results, that other types also have.
  private static let methods: Set = ["firstMatch", "matches", "range", "replacementString"]

  /// Rethrowing functions of collections and optionals.
  private static let passing: Set = [
    "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "last", "map", "max",
    "min", "reduce", "sorted",
  ]
}

extension TryExprSyntax {
  /// Whether there are no operands to its right, which it would also cover.
  var isLastOperand: Bool {
    guard let list = node.parent, list.kind == .exprList else { return true }
    return list.lastToken == node.lastToken
  }
}
