import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports text that is parsed each time a view is evaluated.
///
/// ## What it does
///
/// Reports `NSAttributedString` made from HTML or rich text in the code that SwiftUI runs to evaluate a view,
/// and
/// `AttributedString(markdown:)` in the rows of a list.
///
/// ## Why
///
/// The HTML importer runs WebKit on the main thread, for milliseconds to seconds, at each update. Markdown is
/// cheaper, and a row that parses it does so each time it scrolls in.
///
/// ## Example
///
/// ```swift
/// var body: some View {
///     if let notes = try? NSAttributedString(
///         data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
///         documentAttributes: nil)
///     { Text(AttributedString(notes)) }
/// }
/// ```
///
/// is reported. Make it in `.task(id: html)` and keep it in `@State`.
///
/// ## Fix safety
///
/// There is no fix: where to store the text is a design decision.
///
/// ## Not changed when
///
/// - the document is plain text
/// - Markdown is a literal, or is parsed outside of rows
/// - the call is in an action, a task, or a value that is kept
/// - HTML is parsed in a view without properties, which is evaluated once
struct MarkdownInBody: Codemod {
  static let importing = Rule(
    "MD401", .warning, "HTML or rich text is parsed each time a view is evaluated.",
    remedy: "Parse the text once, in a model or in 'task', and store the result.")
  static let parsing = Rule(
    "MD501", .hint, "Markdown is parsed for each row.",
    remedy: "Parse the text once for each element, and store the 'AttributedString'.")

  static let metadata = CodemodMetadata(
    id: "markdown-in-body", summary: "Finds text parsed while views are evaluated.", category: .workInBody,
    targets: [.calls(["NSAttributedString", "NSMutableAttributedString", "AttributedString"])],
    rules: [importing, parsing])

  func match(_ node: Node, in file: FileContext) -> [Match<Evaluation>] {
    guard let call = FunctionCallExprSyntax(node), let rule = rule(for: call), file.model.isLookedAt(node),
      let callee = call.calledExpression, file.index.isForeign(callee),
      let evaluation = file.model.evaluation(of: node)
    else { return [] }
    if rule == Self.importing, evaluation.view.map(file.model.isEvaluatedOnce) ?? false { return [] }
    guard rule == Self.importing || evaluation.inRow || isRow(evaluation, in: file) else { return [] }
    return [Match(rule, at: node.range, evaluation)]
  }

  func message(for match: Match<Evaluation>, in file: FileContext) -> String {
    let time = file.words(for: match.state)
    return match.rule == Self.importing
      ? "HTML or rich text is imported \(time), on the main thread; import it in '.task(id:)' and keep it in "
        + "'@State'"
      : "Markdown is parsed \(time); parse it where the text changes, in the model, and pass the result"
  }

  private func rule(for call: FunctionCallExprSyntax) -> Rule? {
    guard let callee = call.calledExpression, let first = call.argumentLabels.first else { return nil }
    if callee.text == "AttributedString" {
      let isLiteral = call.argumentValues.first?.kind == .stringLiteralExpr
      return first == "markdown" && !isLiteral ? Self.parsing : nil
    }
    if first == "html" || first == "rtf" { return Self.importing }
    let text = call.node.text
    return text.contains("DocumentType.html") || text.contains("DocumentType.rtf") ? Self.importing : nil
  }

  /// Whether the view is created in a row.
  private func isRow(_ evaluation: Evaluation, in file: FileContext) -> Bool {
    evaluation.view.flatMap { file.model.makingInBodyCode(of: $0) }?.inRow ?? false
  }
}
