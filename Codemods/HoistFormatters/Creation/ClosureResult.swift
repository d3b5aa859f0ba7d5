import ProjectIndex
import SwiftCST

/// The one statement that is left of a closure: its value becomes that of the closure, which had none before.
struct ClosureResult {
  private let index: ProjectIndex
  private let closure: ClosureExprSyntax

  /// The expression that is left where the given statements go.
  private let rest: Node

  init?(without statements: [Node], _ index: ProjectIndex) {
    guard let list = statements.first?.parent, let closure = ClosureExprSyntax(list.parent),
      closure.signature?.returnClause == nil
    else { return nil }
    let left = list.children.filter { !statements.contains($0) }
    guard left.count == 1, let rest = CodeBlockItemSyntax(left[0])?.item else { return nil }
    self.index = index
    self.closure = closure
    self.rest = rest
  }

  /// The place before which `_ = ` keeps the closure without a value; nil where nothing asks for one.
  var discard: Int? { isInferred && givesValue ? rest.range.lowerBound : nil }

  /// Whether the type of the closure is inferred from its body: of `let handler = { … }` and `Task { … }`.
  private var isInferred: Bool {
    if let clause = closure.node.parent, clause.kind == .initializerClause {
      return PatternBindingSyntax(clause.parent)?.typeAnnotation == nil
    }
    guard let argument = ClosureArgument(closure.node), let callee = argument.call.calledExpression else {
      return false
    }
    let name = MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee.text
    let own = index.callables(called: callee).compactMap { argument.parameter(of: $0)?.type }
    guard own.isEmpty else { return own.contains(where: isGenericResult) }
    // The result of a task may be dropped, and is where the task is a statement.
    let isStatement = argument.call.node.parent?.kind == .codeBlockItem
    return Self.generic.contains(name) || !isStatement && Self.tasks.contains(name)
  }

  private func isGenericResult(_ type: Node) -> Bool {
    guard let result = FunctionTypeSyntax(TypeShape(type).core)?.returnClause?.type else { return false }
    if case .parameter = index.resolve(result) { return true }
    return false
  }

  /// Whether the expression calls something whose result may be dropped.
  private var givesValue: Bool {
    var call = rest
    while call.kind == .tryExpr || call.kind == .awaitExpr, let inner = call.children.map({ $0 }).last {
      call = inner
    }
    guard let callee = FunctionCallExprSyntax(call)?.calledExpression else { return false }
    let access = MemberAccessExprSyntax(callee)
    let found = index.declarations(referencedBy: access?.declName?.node ?? callee).map { index[$0] }
    guard found.isEmpty else { return found.contains { $0.attribute("discardableResult") != nil } }
    return access?.declName?.baseName.map { Self.discardable.contains($0.name) } ?? false
  }

  /// Functions of the SDK that give what their closure gives.
  private static let generic: Set = [
    "withAnimation", "withTransaction", "run", "sync", "autoreleasepool", "withLock",
    "assumeIsolated",
  ]

  private static let tasks: Set = ["Task", "detached"]

  private static let discardable: Set = [
    "insert", "remove", "removeFirst", "removeLast", "removeValue", "updateValue", "update",
  ]
}
