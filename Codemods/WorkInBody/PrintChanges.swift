import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Removes debugging output from views.
///
/// ## What it does
///
/// Finds statements that are nothing but `Self._printChanges()` or `Self._logChanges()`, and `let _ =
/// print(…)` and the like among the views of a builder.
///
/// ## Why
///
/// They write at each evaluation of a view. `_printChanges` is for debugging only: in a released app it costs
/// time and fills the log.
///
/// ## Example
///
/// ```swift
/// var body: some View {
///     let _ = Self._printChanges()
///     Text(name)
/// }
/// ```
///
/// becomes
///
/// ```swift
/// var body: some View {
///     Text(name)
/// }
/// ```
///
/// ## Fix safety
///
/// Safe for `_printChanges` and `_logChanges`: a `let` adds nothing to a view, and only the output is
/// removed. The output of `print` may be wanted, so removing it is never safe.
///
/// ## Not changed when
///
/// - the statement is in `#if`, a preview or a test, or is the only statement of a function
/// - the arguments of `print` have side effects
/// - a comment belongs to the statement
/// - with the option `keep-in-debug`, other code is on its line
struct PrintChanges: Codemod {
  static let removed = Rule(
    "PC100", .safe, "The changed properties are no longer printed.",
    remedy: "Nothing to check. Run swiftfix.")
  static let kept = Rule(
    "PC101", .safe, "The changed properties are printed in debug builds only.",
    remedy: "Nothing to check. Run swiftfix.")
  static let logged = Rule(
    "PC201", .unsafe, "The log at each evaluation is removed.",
    remedy: "Check that nobody needs the log in release builds. Then allow PC201.")
  static let working = Rule(
    "PC301", .refusal, "The arguments of the log statement have side effects.",
    remedy: "Move the work out of the log statement, then run again.")
  static let interval = Rule(
    "PC302", .refusal, "A signpost is one end of an interval.",
    remedy: "Remove both ends of the interval by hand, or keep them.")

  static let metadata = CodemodMetadata(
    id: "print-changes", summary: "Removes debugging output from views.", category: .workInBody,
    words: ["_printChanges", "_logChanges", "let _ ="],
    targets: [.calls(["_printChanges", "_logChanges"] + ForeignCalls.logging.sorted())],
    rules: [removed, kept, logged, working, interval],
    options: [CodemodOption("keep-in-debug", .flag(false), "Keep '_printChanges' in debug builds.")])

  /// A statement with output.
  struct Output: Sendable {
    let name: String
    let statement: Node
    /// Whether it is the only statement in the braces of a builder, or of a case in one.
    let isOnlyInBuilder: Bool
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Output>] {
    guard let call = FunctionCallExprSyntax(node), let name = call.calledName,
      let statement = Self.statement(of: node), let list = statement.parent,
      file.model.isLookedAt(node), !Self.isConditional(statement),
      let type = file.index.enclosingType(of: node), file.model.kind(of: type).isEvaluated
    else { return [] }
    let isLet = CodeBlockItemSyntax(statement)?.item?.kind == .variableDecl
    let output = Output(
      name: ForeignCalls.loggerMethods.contains(name) ? "Logger.\(name)" : name,
      statement: statement,
      isOnlyInBuilder: isLet && list.children.only != nil && file.model.timing(of: node).isBodyCode)
    guard ForeignCalls.logging.contains(name) else {
      guard Self.isOfView(call), !Self.isPurpose(of: list) else { return [] }
      guard file.options.isOn("keep-in-debug") else {
        return [Match(Self.removed, at: statement.range, output)]
      }
      return isAlone(statement, in: file) ? [Match(Self.kept, at: statement.range, output)] : []
    }
    guard isLet, isLog(call, in: file),
      let evaluation = file.model.timing(of: node).evaluation, evaluation.through.isEmpty
    else { return [] }
    return [Match(rule(for: call, in: file), at: statement.range, output)]
  }

  /// The statement that a call is, alone or assigned to `_`.
  private static func statement(of call: Node) -> Node? {
    guard let item = call.enclosing({ $0 == .codeBlockItem }) else { return nil }
    let code = CodeBlockItemSyntax(item)?.item?.text ?? ""
    if code == call.text { return item }
    let prefixes = ["let _ = ", "_ = "]
    return prefixes.contains { code == $0 + call.text } ? item : nil
  }

  /// Whether a statement is inside `#if`.
  private static func isConditional(_ statement: Node) -> Bool {
    statement.ancestors.prefix { $0.kind != .memberBlock }.contains { $0.kind == .ifConfigClause }
  }

  /// Whether a statement occupies whole lines, so that `#if` can be put around it.
  private func isAlone(_ statement: Node, in file: FileContext) -> Bool {
    file.lines.isFirstOnLine(statement.range.lowerBound, in: file.tree.source)
      && file.lines.isLastOnLine(statement.range.upperBound, in: file.tree.source)
  }

  /// Whether it is SwiftUI's own function for views.
  private static func isOfView(_ call: FunctionCallExprSyntax) -> Bool {
    guard let base = MemberAccessExprSyntax(call.calledExpression)?.base else { return false }
    return call.argumentValues.isEmpty && (base.kind == .declReferenceExpr || base.text == "type(of: self)")
  }

  /// Whether statements only print and return `self`.
  private static func isPurpose(of list: Node) -> Bool {
    let items = list.children.map(\.self)
    guard let function = list.parent?.parent, function.kind == .functionDecl else { return false }
    return items.count == 1 || items.count == 2 && ["return self", "self"].contains(items[1].text)
  }

  /// Whether a call writes to the console or the log, and isn't declared in the project.
  private func isLog(_ call: FunctionCallExprSyntax, in file: FileContext) -> Bool {
    guard let callee = call.calledExpression, call.trailingClosures.isEmpty else { return false }
    guard let access = MemberAccessExprSyntax(callee) else {
      return file.index.isForeign(callee) && !ForeignCalls.loggerMethods.contains(callee.text)
    }
    guard let base = access.base, let name = access.declName?.baseName?.name else { return false }
    return ForeignCalls.loggerMethods.contains(name)
      && file.index.typeOfExpression(base).resolution?.foreign == "Logger"
  }

  private func rule(for call: FunctionCallExprSyntax, in file: FileContext) -> Rule {
    let values = call.argumentValues
    if call.calledName == "os_signpost" {
      return values.first?.text == ".event" ? Self.logged : Self.interval
    }
    return values.allSatisfy { file.model.purity(ofExpression: $0).isYes } ? Self.logged : Self.working
  }

  func message(for match: Match<Output>, in file: FileContext) -> String {
    let name = "'\(match.state.name)' logs at each evaluation of the view"
    return switch match.rule {
    case Self.kept: "\(name), also in released apps; keep it in debug builds"
    case Self.working: "\(name), and its arguments have side effects; move them elsewhere"
    case Self.interval: "\(name); measure the body with Instruments"
    case Self.logged: "\(name); remove it, or log where the value changes"
    default: "\(name), also in released apps; remove it"
    }
  }

  func fix(_ match: Match<Output>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let output = match.state
    let empty = file.index.nameOfSwiftUI("EmptyView", at: output.statement) + "()"
    if match.rule == Self.kept { return try EditGroup([debugEdit(output, empty, in: file)], in: file.number) }
    if output.isOnlyInBuilder {
      return try EditGroup([TextEdit(output.statement.range, with: empty)], in: file.number)
    }
    let range = file.lines.rangeWithComments(of: output.statement, in: file.tree)
    return try EditGroup([file.lines.removal(of: range, in: file.tree.source)], in: file.number)
  }

  /// The edit that puts `#if DEBUG` around a statement.
  private func debugEdit(_ output: Output, _ empty: String, in file: FileContext) -> TextEdit {
    let range = output.statement.range
    let text = CodeBlockItemSyntax(output.statement)?.item?.text ?? ""
    let instead: Snippet = output.isOnlyInBuilder ? "\n#else\n\(empty)" : ""
    let snippet: Snippet = "#if DEBUG\n\(text)\(instead)\n#endif"
    return TextEdit(range, with: file.style.render(snippet, base: file.indentation(at: range.lowerBound)))
  }
}
