import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Tells which views are as wide as they may be, whatever is in them.
struct WideViews {
  let index: ProjectIndex

  /// Whether the views stand beside each other: a divider between them is upright.
  private var isRow = false

  /// The styles that buttons get from further out.
  private let buttonStyles: [ViewCall]

  /// How wide the label is of a button whose style is looked at.
  private var label: Width?

  /// What is around the views may style the buttons in them.
  init(index: ProjectIndex, inside outer: [WrittenView.Modifier] = []) {
    self.index = index
    buttonStyles = (outer + outer.flatMap { OwnModifier($0.call, index).modifiers })
      .filter { $0.name == "buttonStyle" }.map(\.call)
  }

  /// How wide a view is, by what is sure of it.
  enum Width: Comparable, Sendable {
    /// As wide as what is in it, for all that can be told.
    case unsure
    /// As wide as it may be, if its collections are not empty; else there is nothing of it.
    case wideOrEmpty
    /// As wide as it may be.
    case wide
  }

  /// How wide the views are, one above the other, that statements make.
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

  /// How many views lie one in the other at most; less than 16, as the answers are remembered by it.
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

  /// Whether a `containerRelativeFrame` is as wide as the container, and no part of it.
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

  /// Whether a modifier of the project sets no width and no size.
  private func keepsWidth(_ call: ViewCall) -> Bool {
    let own = OwnModifier(call, index)
    return !own.bodies.isEmpty
      && !own.modifiers.contains { SwiftUIModifiers.traits(of: $0.name).contains(.sizing) }
  }

  /// How wide a button is whose label is so wide. It may have another style that is nearer, so that none makes
  /// it wider for certain.
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
      // What stands above or below the rows is there without them.
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

  /// The same question about views that stand beside each other, or don't.
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

  /// Whether the columns of a grid share all the width there is: none is fixed or has a greatest width.
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

  /// How wide a view of the project is.
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

  /// How wide the result of statements is that do not return one thing or another.
  private func width(ofResult list: Node?, depth: Int) -> Width {
    guard let list, ViewBuilderContext.returns(in: list).count < 2 else { return .unsure }
    // What is around the statements decides how wide a button in them is.
    guard buttonStyles.isEmpty, label == nil, let place = index.place(of: list) else {
      return width(of: list, depth: depth)
    }
    return index.shared { _ in KnownWidths() }.widths.answer((place << 1 | (isRow ? 1 : 0)) << 4 | depth) {
      width(of: list, depth: depth)
    }
  }
}

/// How wide the results of statements are, by their place, whether they stand in a row, and how deep they lie.
private final class KnownWidths: Sendable {
  let widths = Memory<Int, WideViews.Width>()
}
