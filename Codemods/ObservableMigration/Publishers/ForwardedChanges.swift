import ProjectIndex
import SwiftCST
import SwiftUIModel

/// `child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }`: an object that announces
/// the changes of another one. With Observation views read these themselves.
struct ForwardedChanges: Sendable {
  struct Forwarding: Sendable {
    /// The name of the inner object's publisher.
    let source: Use
    /// The type of the inner object, and that of the forwarding one.
    let (child, parent): (TypeID, TypeID)
    /// The whole statement.
    let statement: Node
  }

  let all: [Forwarding]

  init(_ index: ProjectIndex) {
    all = index.uses(of: "objectWillChange").compactMap { Self.forwarding(at: $0, index) }
  }

  /// The forwarding whose statement contains a name.
  func forwarding(around use: Use) -> Forwarding? {
    all.first { $0.statement.tree === use.node.tree && $0.statement.contains(use.node) }
  }

  private static func forwarding(at use: Use, _ index: ProjectIndex) -> Forwarding? {
    guard case .member(let base?) = use.role, let parent = index.enclosingType(of: use.node),
      case .instance(.known(let child), optionalDepth: _) = index.typeOfExpression(base),
      let call = sink(on: use.expression), let closure = call.trailingClosure, sendsOnly(closure),
      let statement = call.node.ancestors.first(where: { $0.kind == .codeBlockItem }),
      isWhole(statement, around: call.node),
      !TextSpans.hasComment(between: statement.firstToken, statement.lastToken)
    else { return nil }
    return Forwarding(source: use, child: child, parent: parent, statement: statement)
  }

  /// The `sink` on a publisher, with or without `receive(on:)` in between.
  private static func sink(on publisher: Node) -> FunctionCallExprSyntax? {
    guard let access = MemberAccessExprSyntax(publisher.parent), access.base == publisher,
      let call = FunctionCallExprSyntax(access.node.parent), call.calledExpression == access.node
    else { return nil }
    switch access.declName?.baseName?.name {
    case "receive": return sink(on: call.node)
    case "sink": return call.arguments?.children.first == nil ? call : nil
    default: return nil
    }
  }

  private static func sendsOnly(_ closure: ClosureExprSyntax) -> Bool {
    let sends = ["self?.objectWillChange.send()", "self.objectWillChange.send()", "objectWillChange.send()"]
    return closure.statements.map { sends.contains($0.text) } ?? false
  }

  /// Whether a statement only subscribes and stores the subscription.
  private static func isWhole(_ statement: Node, around call: Node) -> Bool {
    let expression = call.ancestors.prefix { $0 != statement }.filter { $0.kind != .exprList }
    return expression.allSatisfy { node in
      switch node.kind {
      case .memberAccessExpr: MemberAccessExprSyntax(node)?.declName?.baseName?.name == "store"
      case .functionCallExpr, .optionalChainingExpr: true
      case .sequenceExpr: keepsSubscription(node, call)
      default: false
      }
    }
  }

  /// `token = …`
  private static func keepsSubscription(_ sequence: Node, _ call: Node) -> Bool {
    let operands = Array(sequence.children.first { $0.kind == .exprList }?.children ?? sequence.children)
    guard let target = operands.first, operands.count == 3, operands[2].contains(call) else { return false }
    return Assignment(target: target)?.isPlain == true
  }
}
