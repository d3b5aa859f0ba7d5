package import CodemodKit
import ProjectIndex
package import Rewriting
package import SwiftCST
import SwiftUIModel

/// Finds stacks that defeat the laziness of the stack or list around them, and lazy stacks without rows.
///
/// ## What it does
///
/// Finds a lazy stack of rows in a row of a lazy stack of the same direction or of a `List`, a stack of all rows in
/// a section of one, and a lazy stack in a row that contains no rows itself. The stacks may be in properties,
/// functions and views of the project.
///
/// ## Why
///
/// A lazy container creates its own rows as they scroll in. A stack is one row for it: it has to know that row's
/// height, and the rows in it are created with it. Lazy stacks inside each other estimate each other's heights, so
/// that scrolling jumps. In a row, a lazy stack of a few written views only adds the cost of a lazy stack.
///
/// ## Example
///
/// ```swift
/// LazyVStack {
///     ForEach(days) { day in
///         Section(day.name) {
///             LazyVStack {
///                 ForEach(day.hikes) { HikeRow(hike: $0) }
///             }
///         }
///     }
/// }
/// ```
///
/// should be
///
/// ```swift
/// LazyVStack {
///     ForEach(days) { day in
///         Section(day.name) {
///             ForEach(day.hikes) { HikeRow(hike: $0) }
///         }
///     }
/// }
/// ```
///
/// ## Fix safety
///
/// Never safe: `VStack` is as wide as its content, `LazyVStack` takes all the width (NL201). Rows that become rows of
/// the outer stack have its spacing and alignment (NL202). There is no fix for a stack with modifiers, in a list, or
/// in another stack in the row.
///
/// ## Not changed when
///
/// - a scroll view is between the two, or a container that isn't known
/// - the rows are few, as far as the code shows
/// - the inner stack has a height, or a background or a shape around all rows
/// - what a lazy stack contains isn't known
package struct NestedLazy: Codemod {
  static let plain = Rule(
    "NL201", .unsafe, "A 'VStack' is as wide as its content, where a lazy stack takes all the width.",
    remedy:
      "Look at the width of the rows; add 'frame(maxWidth: .infinity)' where it matters. Then allow NL201.")
  static let flat = Rule(
    "NL202", .unsafe, "The rows of an inner lazy stack then have the spacing and alignment of the outer one.",
    remedy: "Look at the space between the rows, and add padding to them where it matters. Then allow NL202.")
  static let lazy = Rule(
    "NL501", .hint, "A row of a lazy stack or list is a lazy stack itself.",
    remedy: "Put the rows of the inner stack into the row or section of the outer one, without a stack.")
  static let eager = Rule(
    "NL502", .hint, "A section of a lazy stack or list is one stack of all its rows.",
    remedy: "Put the 'ForEach' into the section, without the stack around it.")

  package static let metadata = CodemodMetadata(
    id: "nested-lazy", summary: "Finds stacks that defeat the laziness of the container around them.",
    category: .laziness, targets: [.calls(["HStack", "LazyHStack", "LazyVStack", "VStack"])],
    rules: [plain, flat, lazy, eager])

  /// The inner stack, and the container around it.
  package struct State: Sendable {
    let inner: String
    let outer: String
    let call: FunctionCallExprSyntax
  }

  package init() {}

  package func match(_ node: Node, in file: FileContext) -> [Match<State>] {
    guard let call = FunctionCallExprSyntax(node).map(ViewCall.init),
      let name = call.frameworkName(file.index),
      let token = call.nameToken, file.model.isLookedAt(node), !node.isMacroArgument
    else { return [] }
    let view = WrittenView(CallChain.whole(around: node))
    guard view.root == node, !view.isSplit, !NestedContainers.isSized(view.modifiers) else { return [] }
    let containers = NestedContainers(file)
    guard let (rule, outer) = finding(call, name, view, containers, file) else { return [] }
    return [Match(rule, at: token.range, State(inner: name, outer: outer, call: call.syntax))]
  }

  private func finding(
    _ call: ViewCall, _ name: String, _ view: WrittenView, _ containers: NestedContainers, _ file: FileContext
  ) -> (Rule, String)? {
    guard name.hasPrefix("Lazy") else {
      guard file.wantsHints, containers.isOnlyRows(call), !NestedContainers.isOneShape(view.modifiers) else {
        return nil
      }
      return containers.section(around: view, axis(name)).map { (Self.eager, $0) }
    }
    if containers.hasManyRows(call) {
      guard let outer = containers.lazyRows(around: view, axis(name)) else { return nil }
      if outer.isDirect, outer.name != "List", isRemovable(call, file) { return (Self.flat, outer.name) }
      return file.wantsHints ? (Self.lazy, outer.name) : nil
    }
    guard call.argument("pinnedViews") == nil, containers.isWithoutRows(call), isInRow(view, file) else {
      return nil
    }
    return (Self.plain, "")
  }

  /// Whether a stack is a statement or result of its own, with one view in it that can take its place.
  private func isRemovable(_ stack: ViewCall, _ file: FileContext) -> Bool {
    guard stack.argument("pinnedViews") == nil, stack.closures.count == 1, let contents = stack.content,
      contents.children.only != nil, case .view? = BuilderItem.all(in: contents).only,
      stack.contentClosure?.signature == nil,
      file.tree.multilineStrings(in: contents.range).isEmpty,
      stack.node.parent?.kind == .codeBlockItem || stack.node.parent?.kind == .returnStmt,
      let scope = ViewBuilderContext.scope(of: stack.node)
    else { return false }
    let result = ViewBuilderContext(file.index).declaration(of: scope)?.resultType
    return scope.kind == .closureExpr || result.map { TypeShape($0).isOpaqueOrExistential } == true
  }

  private func axis(_ stack: String) -> ScrollAxis { stack.hasSuffix("VStack") ? .vertical : .horizontal }

  /// Whether a view is shown in a row, and its type isn't written.
  private func isInRow(_ view: WrittenView, _ file: FileContext) -> Bool {
    if file.model.presentRow(around: view.root) != nil { return true }
    guard let type = file.index.enclosingType(of: view.root), file.model.isOutermost(view.root, of: type),
      let member = file.index.enclosingDeclaration(of: view.root),
      member.resultType.map({ TypeShape($0).isOpaqueOrExistential }) == true
    else { return false }
    return file.model.rowShowings(of: type).contains { !$0.isConstant }
  }

  package func message(for match: Match<State>, in file: FileContext) -> String {
    let (inner, outer) = (match.state.inner, match.state.outer)
    return switch match.rule {
    case Self.lazy:
      "this '\(inner)' is in the rows of a '\(outer)', which has to know its height: its rows may all be created, and "
        + "scrolling may jump; make them rows of the '\(outer)', such as in a 'Section'"
    case Self.flat:
      "this '\(inner)' is in the rows of a '\(outer)', which has to know its height: its rows may all be created, and "
        + "scrolling may jump; without it, they are rows of the '\(outer)'"
    case Self.eager:
      "this '\(inner)' makes one view of all rows of a section, so the '\(outer)' creates them together; put the "
        + "'ForEach' into the section without a stack"
    default:
      "this '\(inner)' has no rows that could be created later, and each row pays for a lazy stack; use "
        + "'\(inner.dropFirst(4))'"
    }
  }

  package func fix(_ match: Match<State>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    if match.rule == Self.flat {
      let stack = match.state.call.node
      return try EditGroup([TextEdit(stack.range, with: contents(of: stack, in: file))], in: file.number)
    }
    guard let name = ViewCall(match.state.call).nameToken else { return try EditGroup([], in: file.number) }
    let plain = String(match.state.inner.dropFirst(4))
    let isQualified = name.previous?.kind == .period
    let written = isQualified ? plain : file.index.nameOfSwiftUI(plain, at: match.state.call.node)
    return try EditGroup([TextEdit(name.range, with: written)], in: file.number)
  }
  /// The text of what is in a stack, at its place.
  private func contents(of stack: Node, in file: FileContext) -> [UInt8] {
    guard let contents = FunctionCallExprSyntax(stack).map(ViewCall.init)?.content else { return [] }
    let (start, inner) = (stack.range.lowerBound, contents.range.lowerBound)
    return IndentShift(from: file.indentation(at: inner), to: file.indentation(at: start))
      .apply(to: contents.range, of: file.tree.source, lines: file.lines)
  }
}
