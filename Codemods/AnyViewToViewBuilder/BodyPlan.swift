import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// What becomes of a body whose every result is an erasure.
struct BodyPlan: Sendable {
  /// The edits inside the body.
  var edits: [TextEdit] = []

  /// Whether the body has to be a builder's.
  var needsBuilder = false

  /// The views that the results of different branches begin with; empty where the branches keep their type.
  var heads: [String] = []

  /// The first call that becomes `let _ = …`.
  var voidCall: String?

  /// Whether a ternary becomes branches.
  var splitsTernary = false

  /// The declarations whose calls are among the results: they must be converted too.
  var results: Set<DeclarationID> = []

  /// The kind of view that two branches show; an `EmptyView` has no state to lose.
  var repeatedHead: String? {
    var seen: Set<String> = []
    return heads.first { $0 != "EmptyView" && !seen.insert($0).inserted }
  }
}

/// Finds out what becomes of a body.
struct BodyReader {
  let index: ProjectIndex
  let sources: Layout
  let erasures: ErasureReader

  init(_ index: ProjectIndex, _ layout: Layout) {
    self.index = index
    sources = layout
    erasures = ErasureReader(index: index)
  }

  /// The plan for the statements of a body, or nil where nothing in it is erased.
  ///
  /// `isBuilder` says that a builder takes the statements as soon as no `return` is among them;
  /// `isErased` that the result is written as `AnyView`.
  func plan(for statements: Node, isBuilder: Bool, isErased: Bool) throws(Obstacle) -> BodyPlan? {
    let returns = ViewBuilderContext.returns(in: statements)
    let items = statements.children.compactMap { CodeBlockItemSyntax($0)?.item }
    guard let last = items.last else { return nil }
    if returns.count == 1, returns[0].node == last, let value = returns[0].expression, !isTernary(value) {
      return try single(value, returns[0], isErased)
    }
    if returns.isEmpty, !isBuilder, items.count == 1, !isTernary(last), !isBranching(last) {
      return try single(last, nil, isErased)
    }
    // What a builder takes already is changed statement by statement.
    if returns.isEmpty, isBuilder { return try builder(statements, isBuilder: true) }
    let results = returns.compactMap(\.expression)
    if results.count == returns.count, !results.isEmpty, let plan = try sameStruct(results) { return plan }
    return try builder(statements, isBuilder: false)
  }

  /// The plan for a ternary of erased views that stands among the views of a builder.
  func split(_ ternary: Node) throws(Obstacle) -> BodyPlan {
    var writer = BuilderWriter(self, isBuilder: false)
    try writer.split(statement: ternary)
    return writer.finish()
  }

  /// The edits that take off an erasure among the views of a builder.
  func strip(_ erasure: Erasure) throws(Obstacle) -> BodyPlan {
    var writer = BuilderWriter(self, isBuilder: true)
    _ = try writer.strip(erasure.node, keeping: nil)
    return writer.finish()
  }

  private func isBranching(_ item: Node) -> Bool {
    item.unwrappedStatement.kind == .ifExpr || item.unwrappedStatement.kind == .switchExpr
  }

  private func isTernary(_ value: Node) -> Bool { Ternary(value) != nil }

  /// One result at the end: its erasure goes, everything else stays.
  private func single(_ value: Node, _ statement: ReturnStmtSyntax?, _ isErased: Bool) throws(Obstacle)
    -> BodyPlan?
  {
    var writer = BuilderWriter(self, isBuilder: false)
    guard try writer.strip(value, keeping: statement) else { return nil }
    return writer.finish()
  }

  private func builder(_ statements: Node, isBuilder: Bool) throws(Obstacle) -> BodyPlan? {
    var writer = BuilderWriter(self, isBuilder: isBuilder)
    try writer.block(statements, depth: 0)
    var plan = writer.finish()
    plan.needsBuilder = true
    return plan
  }

  /// Branches that return the same struct keep their `return`: the type is one, and so is its identity.
  private func sameStruct(_ results: [Node]) throws(Obstacle) -> BodyPlan? {
    var types: Set<TypeID> = []
    for result in results {
      guard let erasure = erasures.erasure(result, expected: true),
        let call = FunctionCallExprSyntax(erasure.operand), let callee = call.calledExpression,
        callee.kind == .declReferenceExpr,
        case .metatype(.known(let type)) = index.typeOfExpression(callee),
        index[type].kind == .struct, !index.isGeneric(type)
      else { return nil }
      types.insert(type)
    }
    guard types.count == 1 else { return nil }
    var writer = BuilderWriter(self, isBuilder: false)
    for result in results { _ = try writer.strip(result, keeping: ReturnStmtSyntax(result.parent)) }
    var plan = writer.finish()
    plan.heads = []
    return plan
  }
}

/// `condition ? a : b`, before operators are folded; the condition may be several elements.
struct Ternary {
  let node: Node
  let condition: Range<Int>
  let then: Node
  let otherwise: Node
  let question: Node

  init?(_ expression: Node) {
    guard let elements = SequenceExprSyntax(expression)?.elements else { return nil }
    let all = Array(elements.children)
    guard let position = all.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }), position > 0,
      all.count == position + 2, let then = UnresolvedTernaryExprSyntax(all[position])?.thenExpression,
      !all[..<position].contains(where: { $0.kind == .assignmentExpr })
    else { return nil }
    node = expression
    question = all[position]
    condition = all[0].range.lowerBound..<all[position - 1].range.upperBound
    self.then = then
    otherwise = all[position + 1]
  }
}

extension Node {
  /// The expression of an expression statement, else the node.
  var unwrappedStatement: Node { ExpressionStmtSyntax(self)?.expression ?? self }
}
