import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Skips assignments of equal values in handlers that run in each frame.
///
/// ## What it does
///
/// Finds assignments to a `@Published` property in a handler that runs many times a second, of a value that
/// is mostly the same: a comparison, a `Bool`, `nil`, `[]`, a rounded number; also in a function that the
/// handler calls each time. The value is assigned only if it differs.
///
/// On request it also finds methods of observable objects that assign a literal or a parameter and run again
/// and again: where a value changes, a publisher sends, or in a loop. And it reports state that a handler
/// sets at each frame and that is only compared with constants.
///
/// ## Why
///
/// A `@Published` property publishes each assignment, equal or not, and every view that observes the object
/// is evaluated: at each frame of a scroll or drag. `@State` compares by itself, and `@Observable` does so
/// since Swift 6.2 (option `sdk`).
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
/// Safe where only views observe the property: it has no observers, and no code uses its publisher or the
/// object's `objectWillChange`. Otherwise these no longer run for an equal value.
///
/// ## Not changed when
///
/// - the property is `@State` or a binding, or in a handler one of an `@Observable` class
/// - the value is the handler's own, which only comes when it differs
/// - a condition around the assignment reads the property
/// - the property's type isn't known to be `Equatable`
struct RedundantUpdate: Codemod {
  static let silent = Rule(
    "RU100", .safe, "An equal value is no longer published; only views observe the property.",
    remedy: "Nothing to check. Run swiftfix.")
  static let heard = Rule(
    "RU201", .unsafe, "Observers of the property no longer run when the value is the same.",
    remedy: "Check that no observer needs to run for an equal value. Then allow RU201.")
  static let repeated = Rule(
    "RU202", .unsafe, isQuiet: true,
    "Observers of the properties no longer run when the value is the same.",
    remedy: "Check that no observer needs to run for an equal value. Then allow RU202.")
  static let compared = Rule(
    "RU501", .hint, "State is set at each frame, and only compared with constants.",
    remedy: "Make the comparison where the value is measured, and store what it says.")
  static let untyped = Rule(
    "RU301", .refusal, "The value needs the property's type, which isn't written.",
    remedy: "Write the type of the property, then run again.")

  static let metadata = CodemodMetadata(
    id: "redundant-update", summary: "Skips assignments of equal values in frequent handlers.",
    category: .observation,
    words: SwiftUIClosures.namesOfFrequentEvents + ["onReceive", "@Published", "@Observable", "extension "],
    targets: [
      .calls(SwiftUIClosures.namesOfFrequentEvents + ["onReceive"]), .nodes([.functionDecl]),
    ],
    rules: [silent, heard, repeated, untyped, compared],
    options: [CodemodOption(CodemodOption.sdk, .number(0), "The major version of Xcode's SDK; 0 is any.")])

  /// The kind of place.
  enum Place: Sendable {
    case handler(FrequentUpdate)
    case method(RepeatedAssignment)
    case state(ComparedPosition)
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Place>] {
    guard let call = FunctionCallExprSyntax(node) else { return match(method: node, in: file) }
    guard file.model.isLookedAt(node) else { return [] }
    let closures = (call.argumentValues + call.trailingClosures).compactMap { ClosureExprSyntax($0) }
    let handlers = closures.filter { file.model.isHotHandler($0.node) }
    let updates = handlers.flatMap { FrequentUpdate.all(in: $0.node, file.model) }
      .map { update in Match(rule(of: update, in: file), at: update.statement.range, Place.handler(update)) }
    let positions = handlers.compactMap { ComparedPosition($0, file.model) }
      .map { Match(Self.compared, at: $0.statement.range, Place.state($0)) }
    return updates + positions
  }

  private func match(method node: Node, in file: FileContext) -> [Match<Place>] {
    if let body = FunctionDeclSyntax(node)?.body?.node,
      case let updates = FrequentUpdate.all(in: body, file.model), !updates.isEmpty,
      let function = file.index.declaration(at: node), file.model.isRunByHotHandler(function),
      file.model.isLookedAt(node)
    {
      return updates.map { Match(rule(of: $0, in: file), at: $0.statement.range, .handler($0)) }
    }
    guard let found = RepeatedAssignment(node, file.model), file.model.isLookedAt(node),
      !found.isTracked || file.options.number(CodemodOption.sdk) < 26
    else { return [] }
    return [Match(Self.repeated, at: found.steps[0].statement.range, .method(found))]
  }

  private func rule(of update: FrequentUpdate, in file: FileContext) -> Rule {
    if update.needsType, update.property.typeAnnotation == nil { return Self.untyped }
    return update.isHeard(in: file.index) ? Self.heard : Self.silent
  }

  func message(for match: Match<Place>, in file: FileContext) -> String {
    switch match.state {
    case .handler(let update): message(for: update, match.rule)
    case .method(let found): message(for: found)
    case .state(let position):
      "'\(position.name)' is set at each frame, and only compared: make the comparison where the value is measured, so "
        + "that the view runs when '\(position.comparison.shortText)' changes"
    }
  }

  private func message(for update: FrequentUpdate, _ rule: Rule) -> String {
    let fact =
      "'\(update.target.text)' is published at each call of the handler, equal or not, and every view that "
      + "observes "
    return rule == Self.untyped
      ? fact + "it runs; compare first, and write the type of the value"
      : fact + "it runs; assign it only if it differs"
  }

  private func message(for found: RepeatedAssignment) -> String {
    let names = found.steps.map { "'\($0.property.name ?? "")'" }
    let subject =
      names.count > 2 ? "\(names[0]) and \(names.count - 1) more" : names.joined(separator: " and ")
    let are = names.count == 1 ? "is" : "are"
    let compiler = found.isTracked ? " before Swift 6.2" : ""
    return
      "\(subject) \(are) announced\(compiler) each time '\(found.method)' runs, equal or not: assign only what differs"
  }

  func fix(_ match: Match<Place>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    switch match.state {
    case .handler(let update): return try fix(update, match.range, in: file)
    case .method(let found):
      let edits = found.steps.map { step in
        TextEdit(
          step.statement.range,
          with: "if \(step.condition) { \(step.statement.text) }")
      }
      return try EditGroup(edits, in: file.number)
    case .state: return try EditGroup([], in: file.number)
    }
  }

  private func fix(
    _ update: FrequentUpdate, _ range: Range<Int>, in file: FileContext
  ) throws(EditGroup.Overlap) -> EditGroup {
    let base = file.indentation(at: range.lowerBound)
    let assign: Snippet =
      "if \(update.target.text) != \(update.newName) { \(update.target.text) = \(update.newName) }"
    guard let name = update.constant else {
      return try EditGroup(
        [TextEdit(range, with: file.style.render(assign, base: base))], in: file.number)
    }
    let bind: Snippet = "let \(name)\(update.typeAnnotation(in: file.index)) = \(update.value)"
    let isAlone = file.lines.isFirstOnLine(range.lowerBound, in: file.tree.source)
    let snippet: Snippet = isAlone ? "\(bind)\n\(assign)" : "\(bind); \(assign)"
    return try EditGroup(
      [TextEdit(range, with: file.style.render(snippet, base: base))], in: file.number)
  }
}
