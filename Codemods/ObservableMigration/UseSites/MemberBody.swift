import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The body of a function or accessor, as a place for a new first statement, such as a local `@Bindable`.
struct MemberBody: Sendable {
  /// The function, or the computed variable.
  let declaration: Declaration

  /// The statements of the body.
  let statements: Node

  /// Whether the body is a single expression with an implicit return.
  let needsReturn: Bool

  /// A node on the line of the opening brace.
  let braceLine: Node

  /// The outermost body of a member around a node.
  init?(around node: Node, _ index: ProjectIndex) {
    var found: (declaration: Declaration, statements: Node, holder: Node)?
    for ancestor in node.ancestors {
      if ancestor.kind == .codeBlockItemList, let holder = Self.holder(of: ancestor),
        let declaration = Self.declaration(of: holder, index)
      {
        found = (declaration, ancestor, holder)
      }
      if ancestor.kind == .memberBlock { break }
    }
    guard let found else { return nil }
    declaration = found.declaration
    statements = found.statements
    braceLine = found.holder.kind == .accessorDecl ? found.holder : found.declaration.node
    let isSetter = AccessorDeclSyntax(found.holder).map { $0.accessorSpecifier?.kind != .get } ?? false
    needsReturn = !isSetter && Self.isImplicitReturn(found.declaration, found.statements, index)
    // `return` can't precede `#if`.
    if needsReturn, CodeBlockItemSyntax(found.statements.children.first)?.item?.kind == .ifConfigDecl {
      return nil
    }
  }

  private static func holder(of statements: Node) -> Node? {
    guard let parent = statements.parent else { return nil }
    switch parent.kind {
    case .accessorBlock: return parent
    case .codeBlock:
      let around = parent.parent
      return around?.kind == .functionDecl || around?.kind == .accessorDecl ? around : nil
    default: return nil
    }
  }

  private static func declaration(of holder: Node, _ index: ProjectIndex) -> Declaration? {
    if holder.kind == .functionDecl { return index.declaration(at: holder) }
    guard
      let binding = holder.ancestors.first(where: { $0.kind == .patternBinding || $0.kind == .memberBlock }),
      binding.kind == .patternBinding
    else { return nil }
    return index.declaration(at: binding)
  }

  private static func isImplicitReturn(_ declaration: Declaration, _ statements: Node, _ index: ProjectIndex)
    -> Bool
  {
    if case .builder = index.builder(of: declaration.id) { return false }
    guard let item = CodeBlockItemSyntax(statements.children.only)?.item, isValue(item) else { return false }
    if declaration.kind == .function {
      guard let result = declaration.resultType, result.text != "Void", result.text != "()" else {
        return false
      }
    }
    return true
  }

  /// Whether a statement is an expression: an `if` or `switch` with its own `return` is not.
  private static func isValue(_ item: Node) -> Bool {
    let expression = ExpressionStmtSyntax(item)?.expression ?? item
    switch expression.kind {
    case .ifExpr, .switchExpr:
      return !expression.subtree.contains { node in
        node.kind == .returnStmt
          && node.ancestors.first { $0 == expression || functions.contains($0.kind) } == expression
      }
    default: return !statements.contains(expression.kind)
    }
  }

  private static let functions: Set<SyntaxKind> = [
    .closureExpr, .functionDecl, .accessorDecl, .accessorBlock, .initializerDecl, .subscriptDecl,
  ]

  private static let statements: Set<SyntaxKind> = [
    .returnStmt, .throwStmt, .doStmt, .forStmt, .whileStmt, .repeatStmt, .guardStmt, .deferStmt, .labeledStmt,
  ]
}

// MARK: - Edits

extension MemberBody {
  /// The edits that insert a line of code before the first statement.
  func edits(adding code: String, in project: ProjectContext) -> [TextEdit] {
    let first = statements.firstToken
    // A closure or a member would continue the preceding code.
    let isContinuing = !needsReturn && [.leftBrace, .period].contains(first.kind)
    let line = code + (isContinuing ? ";" : "")
    let returnKeyword = needsReturn ? "return " : ""
    guard first.startsLine else { return editsOfOneLine(line, returnKeyword, in: project) }
    let start = Self.leadingComment(of: first) ?? first.range.lowerBound
    return [
      TextEdit(start..<start, with: project.render("\(line)\n", at: statements)),
      .inserting(returnKeyword, at: first.range.lowerBound),
    ]
  }

  /// A one-line `{ TextField(…) }` is split into lines.
  private func editsOfOneLine(
    _ line: String, _ returnKeyword: String, in project: ProjectContext
  ) -> [TextEdit] {
    let first = statements.firstToken
    guard let before = first.previous, let after = statements.lastToken.next else { return [] }
    let flags = first.tree.tokens.flags
    let hasComment = flags[first.index].contains(.hasCommentBefore)
    let start = hasComment ? first.range.lowerBound : before.range.upperBound
    let lead = project.render("\n\(line)\n\(returnKeyword)", at: braceLine, extraLevels: 1)
    let opening = TextEdit(start..<first.range.lowerBound, with: lead)
    guard !after.startsLine, !flags[after.index].contains(.hasCommentBefore) else { return [opening] }
    let end = statements.range.upperBound..<after.range.lowerBound
    return [opening, TextEdit(end, with: project.render("\n", at: braceLine))]
  }

  /// The start of the comments on their own lines before a token: they are about the code after them.
  private static func leadingComment(of token: Token) -> Int? {
    let source = token.tree.source
    let pieces = TriviaPieces(of: token.triviaBefore, in: source).drop { !$0.kind.isNewline }
    return pieces.first { $0.kind.isComment }?.range.lowerBound
  }
}
