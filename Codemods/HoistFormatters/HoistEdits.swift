import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The edits of a plan.
struct HoistEdits {
  private let plan: HoistPlan
  private let file: FileContext

  init(_ plan: HoistPlan, in file: FileContext) {
    self.plan = plan
    self.file = file
  }

  /// All edits; `shared` is the plan whose declaration is also used for this one.
  func all(sharing shared: HoistPlan?) -> [TextEdit] {
    guard plan.property == nil else { return propertyEdits }
    let insertions = StorageText(shared ?? plan, in: file).insertions
    let removals = plan.runs(in: file.lines).map { $0.removal(in: file.lines) }
    let comment = shared == nil ? CreationComment(of: plan, in: file) : nil
    return insertions + removals + replacements + spareTries + sharedTry + discard
      + (comment.map { [$0.removal] } ?? [])
  }

  /// In a method of a class, `Self` is not just the class, and Swift 6 rejects a task that captures it.
  private func reference(at node: Node) -> String {
    guard !plan.scope.isFileScope, let type = file.index.enclosingType(of: node),
      file.index[type].kind == .class,
      [.nonisolated, .unspecified].contains(file.index.isolation(ofType: type)), isTakenAlong(node)
    else { return plan.reference }
    return file.index.qualifiedName(of: type) + "." + plan.name
  }

  /// Whether a task captures the code at a node, possibly through a local function or closure that it calls.
  private func isTakenAlong(_ node: Node) -> Bool {
    let scopes = node.ancestors.prefix { $0 != plan.scope.anchor }
    return scopes.contains(where: isTask)
      || scopes.contains(where: isLocalCode) && plan.scope.anchor.subtree.contains(where: isTask)
  }

  /// Whether a node is a local function, the getter of a local variable, or a closure that is the value of
  /// one.
  private func isLocalCode(_ node: Node) -> Bool {
    let binding: Node? =
      switch node.kind {
      case .functionDecl: node
      case .accessorBlock: node.parent
      case .closureExpr: node.parent.flatMap { $0.kind == .initializerClause ? $0.parent : nil }
      default: nil
      }
    let declaration = binding?.kind == .patternBinding ? binding?.parent?.parent : binding
    return declaration?.parent?.kind == .codeBlockItem
  }

  /// Whether a closure is passed to a task, or to a declaration of the project that may create a task from
  /// it.
  private func isTask(_ node: Node) -> Bool {
    guard let argument = ClosureArgument(node), let callee = argument.call.calledExpression else {
      return false
    }
    return callee.text == "Task" || callee.text.hasPrefix("Task.") || callee.text.hasPrefix("Task<")
      || file.index.callables(called: callee).contains {
        argument.parameter(of: $0)?.type?.firstToken.text == "sending"
      }
  }

  /// The edits that keep a closure with one remaining statement without a value.
  private var discard: [TextEdit] {
    ClosureResult(without: plan.statements, file.index)?.edit(in: file).map { [$0] } ?? []
  }

  private var replacements: [TextEdit] {
    plan.replacements.map { replacement in
      switch replacement {
      case .expression(let node): TextEdit(bare(node).range, with: reference(at: node) + chainMark)
      case .shorthand(let node): .inserting(" = " + reference(at: node), at: node.range.upperBound)
      }
    }
  }

  /// A chain continues after an optional: `Self.regex?.firstMatch(…)`.
  private var chainMark: String { plan.addedMark == "?" ? "?" : "" }

  /// A value with the parentheses that only its `try` required: `(try? K())?.x`, `(try? K()) != nil`.
  private func bare(_ value: Node) -> Node {
    guard let tuple = parentheses(around: value),
      [.exprList, .optionalChainingExpr, .forceUnwrapExpr, .memberAccessExpr].contains(tuple.parent?.kind)
    else { return value }
    return tuple
  }

  /// The parentheses that only contain the tried expression.
  private func parentheses(around tried: Node) -> Node? {
    guard tried.kind == .tryExpr, let tuple = TupleExprSyntax(tried.parent?.parent?.parent),
      tuple.elements?.children.only?.children.only == tried,
      tried.tree.comments(in: tuple.node.range).isEmpty, isApart(tuple.node)
    else { return nil }
    return tuple.node
  }

  /// Whether a word can replace parentheses without being joined with the previous word.
  private func isApart(_ tuple: Node) -> Bool {
    guard tuple.firstToken.triviaBefore.isEmpty else { return true }
    return [.leftParen, .leftSquare, .leftBrace].contains(tuple.firstToken.previous?.kind)
  }

  /// Removes a `try` with the space after it, and the parentheses of an operand: `(try? K().x) ?? y`.
  private var spareTries: [TextEdit] {
    plan.spareTries.flatMap { node -> [TextEdit] in
      guard let expression = TryExprSyntax(node)?.expression else { return [] }
      let around = parentheses(around: node).flatMap { $0.parent?.kind == .exprList ? $0 : nil } ?? node
      let (all, kept) = (around.range, expression.range)
      let ends = [all.lowerBound..<kept.lowerBound, kept.upperBound..<all.upperBound]
      return ends.filter { !$0.isEmpty }.map { .deleting($0) }
    }
  }

  /// Rewrites a `try` without changing it: two such edits conflict.
  private var sharedTry: [TextEdit] {
    guard let keyword = TryExprSyntax(plan.sharedTry)?.tryKeyword else { return [] }
    return [TextEdit(keyword.range, with: keyword.text)]
  }

  // MARK: - Properties

  private var propertyEdits: [TextEdit] {
    guard let property = VariableDeclSyntax(plan.property), let keyword = property.bindingSpecifier else {
      return []
    }
    let patches = plan.patches.map { TextEdit($0.range, with: $0.text) }
    let written = property.modifiers?.children.map(\.text) ?? []
    let added = plan.modifiers.split(separator: " ").filter { !written.contains(String($0)) }
    let words = (added + ["let"]).joined(separator: " ")
    return [TextEdit(keyword.range, with: words)] + initialization(of: property) + patches + replacements
  }

  /// The code of a getter as the initial value: `= K()`, or a closure that is called.
  private func initialization(of property: VariableDeclSyntax) -> [TextEdit] {
    let binding = PatternBindingSyntax(property.bindings?.children.only)
    guard let block = binding?.accessorBlock?.node else { return [] }
    if plan.statements.isEmpty, plan.patches.isEmpty, file.tree.comments(in: block.range).isEmpty {
      return [TextEdit(block.range, with: "= " + plan.value.text)]
    }
    return [
      .inserting("= ", at: block.range.lowerBound), .inserting("()", at: block.range.upperBound),
    ]
  }
}
