import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The parts of code that run whenever the surrounding code does.
extension Node {
  /// Whether a child may be skipped while the node itself is evaluated: a branch, an operand after `&&`, the
  /// body of a loop, a closure that other code calls.
  func mayPassOver(_ child: Node) -> Bool {
    switch kind {
    case .ifExpr, .whileStmt, .guardStmt: child.kind != .conditionElementList
    case .conditionElementList: child != children.first
    case .forStmt: child.kind == .codeBlock
    case .switchCase, .catchClause, .functionDecl, .ifConfigClause: true
    case .exprList:
      child.kind == .unresolvedTernaryExpr
        || children.prefix { $0 != child }.contains { $0.decidesWhatFollows }
    case .closureExpr: !isCalledAtOnce
    default: false
    }
  }

  /// Whether the code after a statement may not be reached.
  var mayLeave: Bool {
    guard kind == .codeBlockItem, children.first?.kind != .returnStmt else { return false }
    return subtree.contains {
      ($0.kind == .guardStmt || Self.exits.contains($0.kind)) && !$0.isInClosure(of: self)
    }
  }

  private static let exits: Set<SyntaxKind> = [.returnStmt, .throwStmt, .breakStmt, .continueStmt]

  private func isInClosure(of statement: Node) -> Bool {
    ancestors.prefix { $0 != statement }.contains { $0.kind == .closureExpr || $0.kind == .functionDecl }
  }

  /// `&&`, `||`, `??` and `? :` in a sequence of operands.
  private var decidesWhatFollows: Bool {
    switch kind {
    case .unresolvedTernaryExpr: true
    case .binaryOperatorExpr: ["&&", "||", "??"].contains(text)
    default: false
    }
  }

  /// Whether a closure is called immediately, or by a SwiftUI view during its creation.
  private var isCalledAtOnce: Bool {
    if isCalled { return true }
    guard ClosureExprSyntax(self)?.signature == nil, let argument = ClosureArgument(self),
      let callee = argument.call.calledExpression
    else { return false }
    let name = MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee.text
    return Self.callsAtOnce.contains(name) && !callsPerElement(argument)
  }

  /// `List(items) { … }` calls its closure for each element.
  private func callsPerElement(_ argument: ClosureArgument) -> Bool {
    subtree.contains { $0.kind == .declReferenceExpr && $0.text == "$0" }
      || argument.call.calledExpression?.text == "List" && !argument.call.labeledArguments.isEmpty
  }

  /// The SwiftUI views and modifiers whose closures don't escape.
  private static let callsAtOnce = Set(
    words: """
      Button ControlGroup Form Grid GridRow Group GroupBox HStack Label LabeledContent LazyHGrid LazyHStack
      LazyVGrid LazyVStack Link List Menu NavigationStack NavigationView Picker ScrollView Section TabView
      Toggle VStack ViewThatFits ZStack background contextMenu mask overlay safeAreaInset toolbar
      """)
}
