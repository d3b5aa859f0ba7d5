import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines which views take the full available width, whatever their contents.
struct WideViews {
  let index: ProjectIndex

  /// Whether the views are arranged in a row: a divider between them is vertical.
  private var isRow = false

  /// The styles that outer modifiers apply to buttons.
  private let buttonStyles: [ViewCall]

  /// The width of the label of the button whose style is being analyzed.
  private var label: Width?

  /// The outer modifiers may style the buttons in the views.
  init(index: ProjectIndex, inside outer: [WrittenView.Modifier] = []) {
    self.index = index
    buttonStyles = (outer + outer.flatMap { OwnModifier($0.call, index).modifiers })
      .filter { $0.name == "buttonStyle" }.map(\.call)
  }

  /// The width of a view, ordered by certainty.
  enum Width: Comparable, Sendable {
    /// The width of its contents, as far as is known.
    case unsure
    /// The full width if its collections are not empty; otherwise it is empty.
    case wideOrEmpty
    /// The full width.
    case wide
  }

  /// The width of the views that statements create, stacked vertically.
  func width(of list: Node, depth: Int = 0) -> Width {
    let widths = BuilderItem.all(in: list).compactMap { item -> Width? in
      switch item {
      case .view(let node): return width(ofView: node, depth: depth)
      case .branches(let lists, let isExhaustive):
        return isExhaustive ? lists.map { width(of: $0, depth: depth) }.min() : .unsure
      case .directive: return .unsure
      case .other: return nil
      }
    }
    if widths.contains(.wide) { return .wide }
    return widths.min() ?? .unsure
  }

  /// The maximum nesting depth of views; less than 16, because the cache key includes the depth in 4 bits.
  private static let depthLimit = 12

  private func width(ofView expression: Node, depth: Int) -> Width {
    guard depth < Self.depthLimit else { return .unsure }
    let view = WrittenView(expression)
    guard !view.isSplit else { return .unsure }
    let root = width(ofRoot: view.root, depth: depth + 1)
    return view.modifiers.reduce(root) { after($1, $0, depth: depth + 1) }
  }

  private func after(_ modifier: WrittenView.Modifier, _ width: Width, depth: Int) -> Width {
    if modifier.name == "buttonStyle" { return self.width(styledBy: modifier.call, width, depth: depth) }
    if let most = modifier.call.argument("maxWidth"), modifier.name == "frame" {
      return Frame.isInfinity(most) ? .wide : .unsure
    }
    if modifier.name == "containerRelativeFrame" { return isWhole(modifier.call) ? .wide : .unsure }
    return keepsWidth(modifier) ? width : .unsure
  }

  /// Whether a `containerRelativeFrame` takes the full width of the container, not a fraction.
  private func isWhole(_ call: ViewCall) -> Bool {
    call.closures.isEmpty && call.arguments.first?.value.text == ".horizontal"
      && call.arguments.dropFirst().allSatisfy { $0.label == "alignment" }
  }

  private func keepsWidth(_ modifier: WrittenView.Modifier) -> Bool {
    switch modifier.name {
    case "frame": modifier.call.argument("width") == nil
    case "fixedSize": modifier.call.argument("horizontal")?.text == "false"
    case "aspectRatio", "scaledToFit", "scaledToFill", "modifier": false
    case _ where SwiftUIModifiers.contain(modifier.name): true
    default: keepsWidth(modifier.call)
    }
  }

  /// Whether a project modifier sets no width and no size.
  private func keepsWidth(_ call: ViewCall) -> Bool {
    let own = OwnModifier(call, index)
    return !own.bodies.isEmpty && !own.setsSize
  }

  /// The width of a button with a label of this width. An inner style may override this one, so a style never
  /// makes the button wider for certain.
  private func width(styledBy style: ViewCall, _ label: Width, depth: Int) -> Width {
    let types = style.arguments.flatMap { index.types(ofStyle: $0.value) }
    var views = self
    views.label = label
    let widths = types.map { type in
      let makers = index.members(named: "makeBody", of: type)
      return makers.count == 1 ? views.width(ofResult: makers[0].body?.statements, depth: depth) : .unsure
    }
    return widths.reduce(label, min)
  }

  private func width(ofRoot root: Node, depth: Int) -> Width {
    if let label, MemberAccessExprSyntax(root)?.declName?.baseName?.text == "label" { return label }
    if let member = ViewMembers(index: index).member(madeBy: root) {
      return width(ofResult: member.getterStatements ?? member.body?.statements, depth: depth)
    }
    guard let call = FunctionCallExprSyntax(root).map({ ViewCall($0) }) else {
      return MemberAccessExprSyntax(root)?.base?.text == "Color" ? .wide : .unsure
    }
    guard let name = call.frameworkName(index) else { return width(ofType: call, depth: depth) }
    let content = { call.content.map { width(of: $0, depth: depth) } ?? .unsure }
    let stacked = { (isRow: Bool) in
      call.content.map { arranged(inRow: isRow).width(of: $0, depth: depth) } ?? .unsure
    }
    switch name {
    case "HStack": return call.content.map(hasSpacer) == true ? .wide : stacked(true)
    case "VStack", "ZStack": return stacked(false)
    case "Group": return content()
    case "Divider": return isRow ? .unsure : .wide
    case "ForEach": return FilledCollection(index).isData(of: call) ? content() : min(content(), .wideOrEmpty)
    case "Section":
      // Views above or below the rows exist without them.
      let isPlain = call.arguments.isEmpty && call.closures.count == 1
      return isPlain || content() == .wide ? content() : .unsure
    case "Button", "NavigationLink":
      let label = call.label(ofView: name).map { width(of: $0, depth: depth) } ?? .unsure
      return buttonStyles.reduce(label) { width(styledBy: $1, $0, depth: depth) }
    case "LazyVGrid": return fillsWidth(call) ? .wide : .unsure
    case "ScrollView": return ScrollAxis(of: call) == .horizontal ? .wide : .unsure
    default: return SwiftUIViews.traits(of: name).contains(.wide) ? .wide : .unsure
    }
  }

  /// The same query for views arranged in a row, or not.
  private func arranged(inRow isRow: Bool) -> WideViews {
    var views = self
    views.isRow = isRow
    return views
  }

  private func hasSpacer(_ list: Node) -> Bool {
    BuilderItem.all(in: list).contains { item in
      guard case .view(let node) = item else { return false }
      let view = WrittenView(node)
      return view.call?.frameworkName(index) == "Spacer"
        && !view.modifiers.contains { ["fixedSize", "frame"].contains($0.name) }
    }
  }

  /// Whether the columns of a grid share the full width: none is fixed or has a maximum width.
  private func fillsWidth(_ grid: ViewCall) -> Bool {
    guard let columns = grid.argument("columns") else { return false }
    let text = (value(ofName: columns) ?? columns).text
    return text.contains("GridItem") && !text.contains(".fixed") && !text.contains("maximum")
  }

  private func value(ofName expression: Node) -> Node? {
    let name = MemberAccessExprSyntax(expression)?.declName?.node ?? expression
    guard name.kind == .declReferenceExpr else { return nil }
    if name == expression, case .local(let binding) = index.lookUp(name) { return binding.value }
    let found = index.declarations(referencedBy: name)
    return found.count == 1 ? index[found[0]].initialValue : nil
  }

  /// The width of a view of the project.
  private func width(ofType call: ViewCall, depth: Int) -> Width {
    guard let callee = call.syntax.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(callee),
      !index[type].isSplit, index.kind(of: type) == .view
    else { return .unsure }
    let bodies = ViewMembers(index: index).bodies(of: type)
    guard bodies.count == 1, let statements = bodies[0].getterStatements,
      BuilderItem.all(in: statements).filter(\.makesViews).count == 1
    else { return .unsure }
    return width(ofResult: statements, depth: depth)
  }

  /// The width of the result of statements that don't return alternative values.
  private func width(ofResult list: Node?, depth: Int) -> Width {
    guard let list, ViewBuilderContext.returns(in: list).count < 2 else { return .unsure }
    // The outer modifiers determine the width of a button in the statements.
    guard buttonStyles.isEmpty, label == nil, let place = index.place(of: list) else {
      return width(of: list, depth: depth)
    }
    return index.shared { _ in KnownWidths() }.widths.answer((place << 1 | (isRow ? 1 : 0)) << 4 | depth) {
      width(of: list, depth: depth)
    }
  }
}

/// The widths of the results of statements, by their location, whether they are in a row, and their depth.
private final class KnownWidths: Sendable {
  let widths = Memory<Int, WideViews.Width>()
}
