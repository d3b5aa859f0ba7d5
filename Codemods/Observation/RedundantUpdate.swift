import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Keeps handlers that run at each frame from announcing values that are the same.
///
/// ## What it does
///
/// Finds assignments to a `@Published` property in a handler that runs many times a second, of a value that is mostly
/// the same: a comparison, a `Bool`, `nil`, `[]`, a rounded number. The value is assigned only if it differs.
///
/// ## Why
///
/// A `@Published` property announces each assignment, equal or not, and every view that observes the object is
/// evaluated: at each frame of a scroll or drag. `@State` and `@Observable` compare by themselves.
///
/// ## Example
///
/// ```swift
/// .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in
///     model.isPinned = y > 32
/// }
/// ```
///
/// becomes
///
/// ```swift
/// .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in
///     let isPinned = y > 32
///     if model.isPinned != isPinned { model.isPinned = isPinned }
/// }
/// ```
///
/// ## Fix safety
///
/// Safe where nothing but views hears of the property: it has no observers, and nobody uses its publisher or the
/// object's `objectWillChange`. Otherwise these no longer run where the value is the same.
///
/// ## Not changed when
///
/// - the property is `@State`, a binding, or one of an `@Observable` class
/// - the value is the handler's own, which only comes when it differs
/// - a condition around the assignment reads the property
/// - the property's type isn't known to be `Equatable`
struct RedundantUpdate: Codemod {
  static let silent = Rule(
    "RU100", .safe, "An equal value is no longer announced; only views hear of the property.",
    remedy: "Nothing to check. Run swiftfix.")
  static let heard = Rule(
    "RU201", .unsafe, "Observers of the property no longer run when the value is the same.",
    remedy: "Check that no observer needs to run for an equal value. Then allow RU201.")
  static let untyped = Rule(
    "RU301", .refusal, "The value needs the property's type, which isn't written.",
    remedy: "Write the type of the property, then run again.")

  static let metadata = CodemodMetadata(
    id: "redundant-update", summary: "Frequent handlers announce a value only if it differs.",
    category: .observation, targets: [.calls(SwiftUIClosures.namesOfFrequentEvents + ["onReceive"])],
    rules: [silent, heard, untyped])

  func match(_ node: Node, in file: FileContext) -> [Match<FrequentUpdate>] {
    guard let call = FunctionCallExprSyntax(node), file.model.isLookedAt(node) else { return [] }
    let closures = (call.argumentValues + call.trailingClosures).compactMap { ClosureExprSyntax($0) }
    return closures.filter { file.model.isHotHandler($0.node) }
      .flatMap { FrequentUpdate.all(in: $0, file.model) }
      .map { update in Match(rule(of: update, in: file), at: update.statement.range, update) }
  }

  private func rule(of update: FrequentUpdate, in file: FileContext) -> Rule {
    if update.needsType, update.property.typeAnnotation == nil { return Self.untyped }
    return update.isHeard(in: file.index) ? Self.heard : Self.silent
  }

  func message(for match: Match<FrequentUpdate>, in file: FileContext) -> String {
    let target = match.state.target.text
    let fact =
      "'\(target)' is announced at each call of the handler, equal or not, and every view that observes "
    return match.rule == Self.untyped
      ? fact + "it runs: compare first, with a type for the value"
      : fact + "it runs: assign it only if it differs"
  }

  func fix(_ match: Match<FrequentUpdate>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let update = match.state
    let base = file.indentation(at: match.range.lowerBound)
    let assign: Snippet =
      "if \(update.target.text) != \(update.newName) { \(update.target.text) = \(update.newName) }"
    guard let name = update.constant else {
      return try EditGroup(
        [TextEdit(match.range, with: file.style.render(assign, base: base))], in: file.number)
    }
    let bind: Snippet = "let \(name)\(update.typeAnnotation(in: file.index)) = \(update.value)"
    let isAlone = file.lines.isFirstOnLine(match.range.lowerBound, in: file.tree.source)
    let snippet: Snippet = isAlone ? "\(bind)\n\(assign)" : "\(bind); \(assign)"
    return try EditGroup(
      [TextEdit(match.range, with: file.style.render(snippet, base: base))], in: file.number)
  }
}
