import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Reports a `GeometryReader` that is a row of a lazy container, or measures nothing.
///
/// ## What it does
///
/// Finds a `GeometryReader` in a row of a `List` or lazy stack or grid: where the row is written, or as the
/// outermost view of the row's type. And one whose proxy nothing uses, wherever it is.
///
/// On iOS 17 it also reports a reader around a scroll view whose size is only given to frames in that, and on iOS 16
/// one whose size only actions read, such as those of a gesture.
///
/// ## Why
///
/// A `GeometryReader` takes the offered size and reports nothing about its content. A lazy container can't
/// estimate such a row, and its content is evaluated a second time. A reader whose proxy isn't used has the
/// same cost, and only fills the space and puts its content in the corner.
///
/// ## Example
///
/// ```swift
/// LazyVStack {
///     ForEach(photos) { photo in
///         GeometryReader { proxy in
///             PhotoView(photo: photo).frame(width: proxy.size.width)
///         }
///     }
/// }
/// ```
///
/// should be
///
/// ```swift
/// LazyVStack {
///     ForEach(photos) { photo in
///         PhotoView(photo: photo).frame(maxWidth: .infinity)
///     }
/// }
/// ```
///
/// ## Fix safety
///
/// There is no fix: the position, the height and the size that is proposed all differ without the reader.
///
/// ## Not changed when
///
/// - the reader is in a background, an overlay or a mask, or in what is presented elsewhere
/// - the reader, or the view that it is the outermost part of, has a height or an aspect ratio
/// - it gives a minimum size to one part and a size to another, or to what stretches: content with a `Spacer`,
///   unless that is centred between two, or with `frame(maxHeight: .infinity)`
struct GeometryInLazy: Codemod {
  static let row = Rule(
    "GL501", .hint, "A row of a lazy container is a GeometryReader.",
    remedy: "Measure the container once, outside of the rows, and pass the size on; or use "
      + "'containerRelativeFrame'.")
  static let unused = Rule(
    "GL502", .hint, "Nothing uses the proxy of a GeometryReader.",
    remedy: "Remove the reader. Where its content should fill the space, use 'frame(maxWidth: .infinity, "
      + "maxHeight: .infinity, alignment: .topLeading)'.")

  static let sizing = Rule(
    "GL503", .hint, "A GeometryReader only sizes what scrolls in it.",
    remedy:
      "Use 'containerRelativeFrame' on what scrolls, or on a clear color behind it, and remove the reader.")

  static let acting = Rule(
    "GL504", .hint, "Only actions read what a GeometryReader measures.",
    remedy:
      "Measure the view with 'onGeometryChange', and keep the size in a property that only the actions read.")

  static let metadata = CodemodMetadata(
    id: "geometry-in-lazy",
    summary: "Finds a GeometryReader that is a row of a lazy container, or measures nothing.",
    category: .layout, targets: [.calls(["GeometryReader"])], rules: [row, unused, sizing, acting])

  func match(_ node: Node, in file: FileContext) -> [Match<String>] {
    guard let call = FunctionCallExprSyntax(node), let callee = call.calledExpression,
      file.index.isForeign(callee),
      file.model.isLookedAt(node), let closure = call.onlyClosure
    else { return [] }
    if !isUsed(proxy(of: closure), in: closure) {
      return [Match(Self.unused, at: callee.range, isEmpty(closure, in: file) ? "Color.clear" : "")]
    }
    if let sizing = sizing(of: closure, in: file) { return [Match(Self.sizing, at: callee.range, sizing)] }
    if case .met = file.index.satisfies(.iOS(16), at: node), let content = closure.statements,
      !isBeside(node), readsOnlySize(proxy(of: closure), in: content),
      file.model.isOnlyReadByActions(proxy(of: closure), in: content)
    {
      return [Match(Self.acting, at: callee.range, proxy(of: closure))]
    }
    guard !isSized(call), !isBeside(node), isRow(node, in: file) else { return [] }
    return [Match(Self.row, at: callee.range, advice(for: closure, in: file))]
  }

  /// Whether a reader contains nothing: it only fills the space, for its modifiers.
  private func isEmpty(_ closure: ClosureExprSyntax, in file: FileContext) -> Bool {
    closure.items.allSatisfy { item in
      FunctionCallExprSyntax(item).flatMap { ViewCall($0).frameworkName(file.index) } == "EmptyView"
    }
  }

  /// Whether code reads nothing else of a proxy than its size, or a part of that.
  private func readsOnlySize(_ proxy: String, in code: Node) -> Bool {
    code.subtree.allSatisfy { node in
      guard DeclReferenceExprSyntax(node)?.baseName?.name == proxy else { return true }
      let access = MemberAccessExprSyntax(node.parent)
      return access?.base == node && access?.declName?.baseName?.name == "size"
    }
  }

  /// Whether a reader is in a row that a lazy container creates, or is the outermost view of a type that is
  /// one.
  private func isRow(_ node: Node, in file: FileContext) -> Bool {
    if let row = file.model.presentRow(around: node) {
      return file.model.rows(of: row).map { file.model.lazyContainer(of: $0) != nil } ?? false
    }
    guard let type = file.index.enclosingType(of: node), file.model.isOutermost(node, of: type) else {
      return false
    }
    return file.model.rowShowings(of: type).contains { showing in
      showing.isLazy && !showing.isConstant && isWholeRow(showing)
        && !(FunctionCallExprSyntax(showing.call).map(isSized) ?? false)
    }
  }

  /// Whether a view is a row, rather than a part of one such as the icon of its label.
  private func isWholeRow(_ showing: RowShowing) -> Bool {
    var call = showing.call
    while let closure = CallChain.whole(around: call).enclosing({ $0 == .closureExpr }) {
      if closure == showing.row { return true }
      guard let around = ClosureArgument(closure)?.call,
        ["Button", "Group", "NavigationLink"].contains(around.calledName ?? "")
      else { return false }
      call = around.node
    }
    return false
  }

  /// Whether a reader only measures the view that it is a background, overlay or similar of, or is one layer of a
  /// stack of others, which give the row its size.
  private func isBeside(_ node: Node) -> Bool {
    node.ancestors.contains { around in
      if let stack = ClosureArgument(around), stack.call.calledName == "ZStack" {
        return (ClosureExprSyntax(around)?.items.count ?? 0) > 1
      }
      guard let call = FunctionCallExprSyntax(around).flatMap({ MemberCall($0) }), !call.base.contains(node)
      else {
        return false
      }
      return Self.besides.contains(call.name)
    }
  }

  private static let besides: Set = [
    "background", "chartBackground", "chartOverlay", "listRowBackground", "mask", "overlay",
  ]

  /// Whether a reader has its own height.
  private func isSized(_ call: FunctionCallExprSyntax) -> Bool {
    CallChain.calls(behind: call.node).contains { call in
      call.name == "aspectRatio"
        || call.name == "frame"
          && call.call.argumentLabels.contains { ["height", "minHeight"].contains($0 ?? "") }
    }
  }

  /// The name of the reader's proxy: `$0` if none is declared.
  func proxy(of closure: ClosureExprSyntax) -> String {
    closure.parameterNames?.first?.name ?? "$0"
  }

  private func isUsed(_ proxy: String, in closure: ClosureExprSyntax) -> Bool {
    guard let statements = closure.statements else { return false }
    return statements.tokenIndices.contains { closure.node.tree.token(at: $0).name == proxy }
  }

  /// The replacement for a reader, depending on the values of its proxy that are read.
  private func advice(for closure: ClosureExprSyntax, in file: FileContext) -> String {
    let proxy = proxy(of: closure)
    let text = closure.node.text
    if text.contains("\(proxy).frame(in") { return "use 'visualEffect' or 'scrollTransition' (iOS 17)" }
    let isScaled = ["* ", "/ "].contains { text.contains("\(proxy).size.width \($0)") }
    if isScaled { return "use 'containerRelativeFrame' (iOS 17)" }
    let stores = file.model.changes(in: closure.node).contains { $0.declaration != nil }
    if stores { return "use 'onGeometryChange'" }
    let isWidthOnly = text.contains("\(proxy).size.width") && !text.contains("\(proxy).size.height")
    return isWidthOnly ? "use 'frame(maxWidth: .infinity)'" : "let the row have its own size"
  }

  func message(for match: Match<String>, in file: FileContext) -> String {
    if match.rule == Self.sizing { return match.state }
    if match.rule == Self.acting {
      return
        "only actions read '\(match.state)', but this GeometryReader evaluates its content again whenever the "
        + "size changes; store the size with 'onGeometryChange'"
    }
    if match.rule == Self.unused, !match.state.isEmpty {
      return "nothing uses what this GeometryReader measures, and it adds a layout pass; "
        + "write '\(match.state)' in its place"
    }
    return match.rule == Self.unused
      ? "nothing uses what this GeometryReader measures, and it adds a layout pass; remove it, or write "
        + "'frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)' in its place"
      : "the lazy container can't measure this row, because a GeometryReader takes the offered size and "
        + "doesn't report its content's size; \(match.state)"
  }
}
