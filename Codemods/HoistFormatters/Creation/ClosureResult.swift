import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The only remaining statement of a closure: its value becomes that of the closure, which had none before.
struct ClosureResult {
  private let index: ProjectIndex
  private let closure: ClosureExprSyntax

  /// The statement that remains after removing the given ones: a `codeBlockItem`.
  private let item: Node

  /// Its content.
  private let rest: Node

  init?(without statements: [Node], _ index: ProjectIndex) {
    guard let list = statements.first?.parent, let closure = ClosureExprSyntax(list.parent),
      closure.signature?.returnClause == nil
    else { return nil }
    let left = list.children.filter { !statements.contains($0) }
    guard left.count == 1, let rest = CodeBlockItemSyntax(left[0])?.item else { return nil }
    self.index = index
    self.closure = closure
    self.item = left[0]
    self.rest = rest
  }

  /// The edit that keeps the closure without a value: `_ = ` before a call, a `return` below anything else.
  /// Nil if the closure has no inferred value.
  func edit(in file: FileContext) -> TextEdit? {
    guard isInferred else { return nil }
    return switch StatementValue(of: rest, index) {
    case .ofCall: .inserting("_ = ", at: rest.range.lowerBound)
    case .ofChange: returnBelow(in: file)
    case nil: nil
    }
  }

  private func returnBelow(in file: FileContext) -> TextEdit {
    let text = StatementRun(item).textRange
    guard item.firstToken.startsLine, item.lastToken.next?.startsLine == true else {
      return .inserting("; return", at: rest.range.upperBound)
    }
    let offset = file.lines.lineStarts[file.lines.lineIndex(of: text.upperBound) + 1]
    let base = file.indentation(at: item.range.lowerBound)
    return TextEdit(offset..<offset, with: file.style.render("return\n", base: base, at: .lineStart))
  }

  /// Whether the type of the closure is inferred from its body: for `let handler = { … }` and `Task { … }`.
  private var isInferred: Bool {
    let holder = closure.node.ancestors.first { !ClosureCheck.literals.contains($0.kind) }
    if let holder, holder.kind == .initializerClause {
      return PatternBindingSyntax(holder.parent)?.typeAnnotation == nil
    }
    guard let argument = ClosureArgument(closure.node), let callee = argument.call.calledExpression else {
      return false
    }
    let name = MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee.text
    let own = index.callables(called: callee).compactMap { argument.parameter(of: $0)?.type }
    guard own.isEmpty else { return own.contains(where: isGenericResult) }
    // The result of a task may be unused, and is if the task is a statement.
    let isStatement = argument.call.node.parent?.kind == .codeBlockItem
    return Self.generic.contains(name) || !isStatement && Self.tasks.contains(name)
  }

  private func isGenericResult(_ type: Node) -> Bool {
    guard let result = FunctionTypeSyntax(TypeShape(type).core)?.returnClause?.type else { return false }
    if case .parameter = index.resolve(result) { return true }
    return false
  }

  /// Functions of the SDK that return the result of their closure.
  private static let generic: Set = [
    "withAnimation", "withTransaction", "run", "sync", "autoreleasepool", "withLock",
    "assumeIsolated",
  ]

  private static let tasks: Set = ["Task", "detached"]
}
