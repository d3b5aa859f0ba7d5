import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Plans the conversion of a body.
struct BodyReader {
  let index: ProjectIndex
  let layout: Layout
  let erasures: ErasureReader

  init(_ index: ProjectIndex, _ layout: Layout) {
    self.index = index
    self.layout = layout
    erasures = ErasureReader(index: index)
  }

  /// The plan for the statements of a body, or nil if nothing in it is erased.
  ///
  /// `isBuilder` means that the statements are in a builder as soon as they contain no `return`.
  func plan(for statements: Node, isBuilder: Bool) throws(Obstacle) -> BodyPlan? {
    let returns = ViewBuilderContext.returns(in: statements)
    let items = statements.children.compactMap { CodeBlockItemSyntax($0)?.item }
    guard let last = items.last else { return nil }
    if returns.count == 1, returns[0].node == last, let value = returns[0].expression, !isTernary(value) {
      return try single(value, returns[0], isAlone: items.count == 1)
    }
    if let clauses = DirectiveReader(self, last: items), let plan = try clauses.plan(returns) { return plan }
    if returns.isEmpty, !isBuilder, items.count == 1, !isTernary(last), !isBranching(last) {
      return try single(last, nil, isAlone: true)
    }
    // Statements already in a builder are changed one by one.
    if returns.isEmpty, isBuilder { return try builder(statements, isBuilder: true) }
    let results = returns.compactMap(\.expression)
    if results.count == returns.count, !results.isEmpty, let plan = try sameStruct(results) { return plan }
    return try builder(statements, isBuilder: false)
  }

  /// The plan for a ternary of erased views among the views of a builder.
  func split(_ ternary: Node) throws(Obstacle) -> BodyPlan {
    var writer = BuilderWriter(self, isBuilder: false)
    try writer.split(statement: ternary)
    return writer.finish()
  }

  /// The edits that remove an erasure among the views of a builder.
  func strip(_ erasure: Erasure) throws(Obstacle) -> BodyPlan {
    var writer = BuilderWriter(self, isBuilder: true)
    _ = try writer.strip(erasure.node, keeping: nil)
    return writer.finish()
  }

  private func isBranching(_ item: Node) -> Bool {
    item.unwrappedStatement.kind == .ifExpr || item.unwrappedStatement.kind == .switchExpr
  }

  private func isTernary(_ value: Node) -> Bool { UnfoldedTernary(value) != nil }

  /// A single result at the end: its erasure is removed, everything else is kept.
  private func single(_ value: Node, _ statement: ReturnStmtSyntax?, isAlone: Bool) throws(Obstacle)
    -> BodyPlan?
  {
    var writer = BuilderWriter(self, isBuilder: false)
    guard try writer.strip(value, keeping: statement) else { return nil }
    let plan = writer.finish()
    if !isAlone, plan.heads == [.view("EmptyView")] { throw .codeBesideEmptyView }
    return plan
  }

  /// The plan for statements that become those of a builder.
  func builder(_ statements: Node, isBuilder: Bool) throws(Obstacle) -> BodyPlan? {
    var writer = BuilderWriter(self, isBuilder: isBuilder)
    try writer.block(statements, depth: 0)
    var plan = writer.finish()
    plan.needsBuilder = true
    return plan
  }

  /// Branches that return the same struct keep their `return`: there is one type, and so one identity.
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

extension BodyReader {
  /// The declaration with an erased result that an expression calls or names; it may be converted, too.
  func calledErased(_ value: Node) -> DeclarationID? {
    let callee = FunctionCallExprSyntax(value)?.calledExpression ?? value
    let reference = MemberAccessExprSyntax(callee)?.declName?.node ?? callee
    guard reference.kind == .declReferenceExpr else { return nil }
    let found = CallLabels.fitting(index.declarations(referencedBy: reference), at: reference, index)
    guard found.count == 1, let type = index[found[0]].resultType, erasures.isAnyViewType(type),
      (index[found[0]].kind == .function) == (value.kind == .functionCallExpr),
      index[found[0]].statements != nil
    else { return nil }
    return found[0]
  }

  /// Why the last result of a body can't be converted.
  func notErased(_ statements: Node) -> Obstacle {
    let last = statements.children.last.flatMap { CodeBlockItemSyntax($0)?.item }
    guard let last else {
      return .notErased("the body is empty")
    }
    let value = ReturnStmtSyntax(last)?.expression ?? last
    if let name = erasures.missingHelper(value) { return .missingHelper(name) }
    if value.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(value),
      binding.kind == .variable
    {
      return .stored(value.text)
    }
    return .notErased("'\(value.shortText)'")
  }
}

extension Node {
  /// The expression of an expression statement, otherwise the node.
  var unwrappedStatement: Node { ExpressionStmtSyntax(self)?.expression ?? self }
}
