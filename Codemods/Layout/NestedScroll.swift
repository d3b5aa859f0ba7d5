import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports scroll views within scroll views of the same direction.
///
/// ## What it does
///
/// Finds a `ScrollView`, `List`, `Form` or `Table` in the content of a `ScrollView` that scrolls the same
/// way: where it is written, or as the outermost view of a row's type.
///
/// ## Why
///
/// The inner one has no height of its own. A drag moves one or the other, and a `List` in a `ScrollView`
/// collapses, or loads all of its rows.
///
/// ## Example
///
/// ```swift
/// ScrollView {
///     Header()
///     List(items) { ItemRow(item: $0) }
/// }
/// ```
///
/// should be
///
/// ```swift
/// List {
///     Header()
///     ForEach(items) { ItemRow(item: $0) }
/// }
/// ```
///
/// ## Fix safety
///
/// There is no fix: which of the two to remove is a design decision.
///
/// ## Not changed when
///
/// - the axes differ, or one isn't written as a literal
/// - the inner one has a fixed size along the axis, unless the option `ignore-fixed-height` is off, or
///   doesn't scroll
/// - it is a `Form` of another style than `grouped`, and nothing shows that the code is built for iOS; a grouped
///   one is then a hint
/// - it is in a background, an overlay, a page of a `TabView`, or is presented elsewhere
struct NestedScroll: Codemod {
  static let nested = Rule(
    "NS401", .warning, "A scroll view is inside another one of the same direction.",
    remedy: "Remove one of the scroll views, or let them scroll in different directions.")

  static let form = Rule(
    "NS501", .hint, "A form is inside a scroll view of the same direction.",
    remedy: "Remove the scroll view around the form, or add 'scrollDisabled(true)' to the form.")

  static let metadata = CodemodMetadata(
    id: "nested-scroll", summary: "Finds scroll views inside scroll views of the same direction.",
    category: .layout, targets: [.calls(ScrollContainers.names)], rules: [nested, form],
    options: [
      CodemodOption(
        "ignore-fixed-height", .flag(true),
        "Ignore inner scroll views with a fixed size along "
          + "the axis.")
    ])

  /// A scroll view, the enclosing one, and the scroll axis of both.
  struct Nesting: Sendable {
    let inner: String
    let axis: String
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Nesting>] {
    guard let call = FunctionCallExprSyntax(node), let callee = call.calledExpression,
      file.index.isForeign(callee),
      let name = call.calledName, let axis = Self.axis(of: call), file.model.isLookedAt(node),
      !isStill(call, axis, in: file), scrolls(call, in: file), isInScrollView(node, axis, in: file)
    else { return [] }
    // A grouped form on macOS has the height of its content.
    let isForm = name == "Form" && !file.model.isBuiltForIOS(node)
    guard !isForm || file.wantsHints else { return [] }
    return [Match(isForm ? Self.form : Self.nested, at: callee.range, Nesting(inner: name, axis: axis))]
  }

  /// The scroll axis of a view: `vertical` or `horizontal`; nil if it isn't a single literal axis.
  private static func axis(of call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledName, !ScrollContainers.isVertical(name) else { return "vertical" }
    guard let first = call.labeledArguments.first, first.label == nil else { return "vertical" }
    let axis = first.expression?.text.drop { $0 == "." }
    return axis == "vertical" || axis == "horizontal" ? axis.map(String.init) : nil
  }

  /// Whether a view doesn't scroll, or intentionally has a fixed size.
  private func isStill(_ call: FunctionCallExprSyntax, _ axis: String, in file: FileContext) -> Bool {
    CallChain.calls(behind: call.node).contains { modifier in
      if modifier.name == "scrollDisabled" { return modifier.call.argumentValues.first?.text == "true" }
      if modifier.name == "fixedSize" { return fixes(axis, modifier.call) }
      guard modifier.name == "frame", file.options.isOn("ignore-fixed-height") else { return false }
      let labels = axis == "vertical" ? ["height", "maxHeight"] : ["width", "maxWidth"]
      return modifier.call.labeledArguments.contains { argument in
        labels.contains(argument.label?.name ?? "") && argument.expression?.text != ".infinity"
      }
    }
  }

  /// Whether `fixedSize` gives a view the size of its content along an axis.
  private func fixes(_ axis: String, _ call: FunctionCallExprSyntax) -> Bool {
    call.labeledArguments.isEmpty
      || call.labeledArguments.contains { $0.label?.name == axis && $0.expression?.text == "true" }
  }

  /// Whether a view scrolls on a platform that the code is seen to be for: without a style, a form is a grid
  /// with a size of its own on macOS.
  private func scrolls(_ call: FunctionCallExprSyntax, in file: FileContext) -> Bool {
    guard call.calledName == "Form" else { return true }
    let styles = CallChain.calls(behind: call.node).filter { $0.name == "formStyle" }
    switch styles.first?.call.argumentValues.first?.text {
    case ".grouped", "GroupedFormStyle()": return true
    case ".columns", "ColumnsFormStyle()": return false
    default: return file.model.isBuiltForIOS(call.node)
    }
  }

  private func isInScrollView(_ node: Node, _ axis: String, in file: FileContext) -> Bool {
    if scrolls(around: node, axis, in: file) { return true }
    guard let type = file.index.enclosingType(of: node), file.model.isOutermost(node, of: type) else {
      return false
    }
    return file.model.rowShowings(of: type).contains { scrolls(around: $0.call, axis, in: file) }
  }

  /// Whether a node is in the content of a `ScrollView` that scrolls along an axis.
  private func scrolls(around node: Node, _ axis: String, in file: FileContext) -> Bool {
    for around in node.ancestors {
      if file.index.declaration(at: around) != nil { return false }
      guard around.kind == .closureExpr else { continue }
      guard [.content, .row, .label].contains(file.model.role(of: around)),
        let call = ClosureArgument(around)?.call,
        call.calledExpression?.kind == .declReferenceExpr
      else { return false }
      if call.calledName == "TabView" { return false }
      if call.calledName == "ScrollView" { return Self.axis(of: call) == axis }
    }
    return false
  }

  func message(for match: Match<Nesting>, in file: FileContext) -> String {
    let (inner, axis) = (match.state.inner, match.state.axis)
    return match.rule == Self.form
      ? "'\(inner)' scrolls inside a \(axis) 'ScrollView': remove the outer one, or add 'scrollDisabled(true)'"
      : "'\(inner)' scrolls inside a \(axis) 'ScrollView' and has no size of its own there: use one scroll view with "
        + "sections"
  }
}
