import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// `let content: AnyView`, assigned in the following branches and returned with modifiers: the branches can
/// become the content of a `Group`.
struct AssignedBranches: Sendable {
  let name: String
  let edits: [TextEdit]
  let effects: [Obstacle]

  /// Reads the statements starting at the declaration of a variable; nil if they don't match.
  init?(_ variable: VariableDeclSyntax, _ reader: BodyReader) {
    guard let item = variable.node.parent, let list = item.parent, list.kind == .codeBlockItemList,
      let scope = list.parent?.parent ?? list.parent,
      let binding = PatternBindingSyntax(variable.bindings?.children.first),
      let name = IdentifierPatternSyntax(binding.pattern)?.identifier?.name
    else { return nil }
    let items = list.children.map { $0 }
    guard let position = items.firstIndex(of: item), items.count == position + 3,
      let branches = CodeBlockItemSyntax(items[position + 1])?.item?.unwrappedStatement,
      branches.kind == .ifExpr || branches.kind == .switchExpr,
      let statement = ReturnStmtSyntax(CodeBlockItemSyntax(items[position + 2])?.item),
      let value = statement.expression,
      let owner = ViewBuilderContext(reader.index).declaration(
        of: ViewBuilderContext.scope(of: scope) ?? scope),
      let type = owner.resultType, ErasureReader.isOpaque(type),
      ViewBuilderContext.returns(in: list).count == 1
    else { return nil }
    let root = ConstantExpressions.root(of: value)
    guard root.text == name else { return nil }
    self.name = name
    guard let assignments = Self.assignments(to: name, in: branches, reader),
      let edits = Self.edits(item, branches, assignments, statement, root, name, reader)
    else { return nil }
    self.edits = edits
    let heads = ViewHeads(index: reader.index, erasures: reader.erasures)
    let lostState = BodyPlan.lostState(assignments.map { heads.head(of: $0.1.operand) })
    effects =
      [Obstacle(AnyViewRules.values, "'\(name)' can be a Group with the branches as its content")]
      + (lostState.map { [Obstacle(AnyViewRules.sameHead, $0)] } ?? [])
  }

  private static func edits(
    _ item: Node, _ branches: Node, _ assignments: [(Node, Erasure)], _ statement: ReturnStmtSyntax,
    _ root: Node, _ name: String, _ reader: BodyReader
  ) -> [TextEdit]? {
    let layout = reader.layout
    guard let value = statement.expression,
      branches.firstToken.startsLine, statement.node.firstToken.startsLine,
      layout.tree.comments(in: branches.firstToken.triviaBefore).isEmpty,
      layout.tree.comments(in: statement.node.firstToken.triviaBefore).isEmpty,
      // The variable is used only in the branches and at the end.
      reader.index.uses(of: name, in: branches).filter({ $0.role == .reference }).count == assignments.count,
      reader.index.uses(of: name, in: statement.node).count == 1
    else { return nil }
    let start = branches.range.lowerBound
    var edits: [TextEdit] = [.deleting(item.range.lowerBound..<start)]
    edits.append(
      TextEdit(
        start..<start,
        with: Array("return \(reader.index.nameOfSwiftUI("Group", at: item)) {".utf8)
          + layout.newLine(like: start, levels: 1)))
    var shifts = LineShifts()
    shifts.indent(start..<branches.range.upperBound, by: 1, includesFirst: false, layout)
    for (assignment, erasure) in assignments {
      edits.append(.deleting(assignment.range.lowerBound..<erasure.operand.range.lowerBound))
      edits.append(.deleting(erasure.operand.range.upperBound..<assignment.range.upperBound))
      let operand = erasure.operand.range
      let depth = layout.indentation(at: operand.lowerBound).count
      shifts.outdent(operand, by: depth - layout.indentation(at: assignment.range.lowerBound).count, layout)
    }
    let chain = layout.bytes(root.range.upperBound..<value.range.upperBound)
    edits.append(
      TextEdit(
        branches.range.upperBound..<statement.node.range.upperBound,
        with: layout.newLine(like: start, levels: 0) + [UInt8(ascii: "}")] + chain))
    return edits + shifts.edits(besides: edits, layout)
  }

  /// The single assignment of each branch, with its erasure; nil if a branch does something else.
  private static func assignments(to name: String, in node: Node, _ reader: BodyReader) -> [(Node, Erasure)]?
  {
    let blocks = blocks(of: node)
    guard !blocks.isEmpty else { return nil }
    var found: [(Node, Erasure)] = []
    for block in blocks {
      let items = block.children.map { $0 }
      guard items.count == 1, let item = CodeBlockItemSyntax(items[0])?.item?.unwrappedStatement else {
        return nil
      }
      if item.kind == .ifExpr || item.kind == .switchExpr {
        guard let inner = assignments(to: name, in: item, reader) else { return nil }
        found += inner
        continue
      }
      let parts = SequenceExprSyntax(item)?.elements?.children.map { $0 } ?? []
      guard parts.count == 3, parts[0].text == name, parts[1].kind == .assignmentExpr,
        let erasure = reader.erasures.erasure(parts[2], expected: true), !erasure.isSuffix,
        OperandCheck(index: reader.index).obstacle(erasure.operand) == nil,
        reader.layout.tree.comments(in: erasure.operand.firstToken.triviaBefore).isEmpty
      else { return nil }
      found.append((item, erasure))
    }
    return found
  }

  private static func blocks(of node: Node) -> [Node] {
    if let view = IfExprSyntax(node) {
      guard let body = view.body?.statements, let other = view.elseBody else { return [] }
      let rest = CodeBlockSyntax(other).map { $0.statements.map { [$0] } ?? [] } ?? blocks(of: other)
      return rest.isEmpty ? [] : [body] + rest
    }
    let cases = SwitchExprSyntax(node)?.cases?.children.map { SwitchCaseSyntax($0)?.statements } ?? []
    return cases.contains { $0 == nil } ? [] : cases.compactMap { $0 }
  }
}
