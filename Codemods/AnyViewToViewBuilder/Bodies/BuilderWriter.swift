import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Converts the statements of a body into those of a builder, by edits of the original text.
///
/// `return` and erasures are removed; the statements after an early `return` move into an `else`. If that is
/// impossible, it throws an ``Obstacle`` and changes nothing.
struct BuilderWriter {
  let reader: BodyReader
  /// Whether the statements are already in a builder, so that expressions are views.
  let isBuilder: Bool
  var layout: Layout { reader.layout }

  var edits: [TextEdit] = []
  var shifts = LineShifts()
  var plan = BodyPlan()

  init(_ reader: BodyReader, isBuilder: Bool) {
    self.reader = reader
    self.isBuilder = isBuilder
  }

  consuming func finish() -> BodyPlan {
    plan.edits = edits + shifts.edits(besides: edits, layout)
    return plan
  }

  // MARK: - Blocks

  /// The statements of a list, the last of which is the result. `depth` is the number of levels by which the
  /// list is indented.
  mutating func block(_ list: Node, depth: Int) throws(Obstacle) {
    let items = list.children.compactMap { CodeBlockItemSyntax($0) }
    try statements(items[...], depth: depth)
  }

  mutating func statements(_ items: ArraySlice<CodeBlockItemSyntax>, depth: Int) throws(Obstacle) {
    guard let first = items.first, let item = first.item else {
      if !isBuilder { throw .builderCannotContain("an empty branch") }
      return
    }
    let rest = items.dropFirst()
    let node = item.unwrappedStatement
    if let view = GuardStmtSyntax(node) { return try guardStatement(view, rest, depth) }
    if let view = IfExprSyntax(node), !rest.isEmpty, leaves(view.node) {
      return try early(view, first, rest, depth)
    }
    try statement(node, isLast: rest.isEmpty, depth)
    if !rest.isEmpty { try statements(rest, depth: depth) }
  }

  /// Whether a statement has a `return` of its own.
  private func leaves(_ node: Node) -> Bool {
    !ViewBuilderContext.returns(in: node).isEmpty || terminates(node)
  }

  private mutating func statement(_ node: Node, isLast: Bool, _ depth: Int) throws(Obstacle) {
    switch node.kind {
    case .variableDecl:
      try variable(VariableDeclSyntax(unchecked: node))
    case .ifExpr where isLast || isBuilder:
      try branches(IfExprSyntax(unchecked: node), depth)
    case .switchExpr where isLast || isBuilder:
      try cases(SwitchExprSyntax(unchecked: node), depth)
    case .returnStmt:
      guard isLast else { throw .builderCannotContain("code after a 'return'") }
      try result(ReturnStmtSyntax(unchecked: node))
    case .throwStmt where isLast:
      break
    default:
      if let what = Forbidden.obstacle(of: node) { throw what }
      try expression(node, isLast: isLast)
    }
  }

  private func variable(_ variable: VariableDeclSyntax) throws(Obstacle) {
    for element in variable.bindings?.children.map({ $0 }) ?? [] {
      let binding = PatternBindingSyntax(element)
      guard binding?.initializer != nil || binding?.accessorBlock != nil else {
        throw .builderCannotContain("a deferred 'let'")
      }
      let isComputed = binding?.accessorBlock != nil
      if isComputed, binding?.typeAnnotation?.type.map(ErasureReader.isOpaque) == true {
        throw .builderCannotContain("a local variable of an opaque type")
      }
    }
  }

  private mutating func branches(_ view: IfExprSyntax, _ depth: Int) throws(Obstacle) {
    guard let body = view.body?.statements else { throw .builderCannotContain("an empty branch") }
    try block(body, depth: depth)
    if let next = IfExprSyntax(view.elseBody) {
      try branches(next, depth)
    } else if let last = CodeBlockSyntax(view.elseBody) {
      guard let statements = last.statements else { throw .builderCannotContain("an empty branch") }
      try block(statements, depth: depth)
    }
  }

  private mutating func cases(_ view: SwitchExprSyntax, _ depth: Int) throws(Obstacle) {
    for element in view.cases?.children.map({ $0 }) ?? [] {
      guard let branch = SwitchCaseSyntax(element) else { throw Forbidden.directive }
      guard let statements = branch.statements else { throw .builderCannotContain("an empty branch") }
      try block(statements, depth: depth)
    }
  }
}
