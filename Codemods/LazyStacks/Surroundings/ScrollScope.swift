import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What the code around a scroll view implies about its stack.
struct ScrollScope {
  let index: ProjectIndex
  let scroll: WrittenView

  /// The stack types spelled out in the project.
  let spelled: SpelledTypes

  /// What is around the scroll view on each path outward.
  let ways: [[Surrounding]]

  init(_ file: FileContext, _ scroll: WrittenView) {
    index = file.index
    self.scroll = scroll
    spelled = file.project.shared(SpelledTypes.init)
    let elsewhere = file.project.shared(UsesElsewhere.init)
    ways = Surroundings(index: file.index, elsewhere: elsewhere).ways(from: scroll.expression)
  }

  /// The property or function with the scroll view, or otherwise the outermost statement.
  private var member: Node {
    if let declaration = index.enclosingDeclaration(of: scroll.root) { return declaration.node }
    return scroll.root.ancestors.first {
      $0.parent?.kind == .codeBlockItemList && $0.parent?.parent?.kind == .sourceFile
    }
      ?? scroll.root
  }

  // MARK: - Position

  /// What reads or sets the scroll position in the same body, or around a use of it.
  func positionUse(_ found: FoundStack) -> String? {
    let around = scroll.modifiers + ways.joined().flatMap(\.modifiers)
    if let modifier = around.first(where: placesContent) { return modifier.name }
    if let own = (found.view.modifiers + around).first(where: usesPosition) {
      return own.name == "modifier" ? own.call.argument(nil)?.shortText ?? own.name : own.name
    }
    if let reader = ways.joined().first(where: readsPosition) { return reader.name }
    let body = member
    if let name = Self.positions.sorted().first(where: { isNamed($0, in: body) }) { return name }
    return isNamed("frame", in: body, where: Self.asksForPlace) ? "frame(in:)" : nil
  }

  /// Whether `frame(in: …)` begins at a token, except `frame(in: .local)`.
  private static func asksForPlace(_ name: Token) -> Bool {
    guard let label = name.next?.next, name.next?.kind == .leftParen, label.kind == .in else { return false }
    let space = [label.next?.next, label.next?.next?.next]
    return space.map(\.?.text) != [".", "local"]
  }

  /// Whether an expression in a node has a name, at a token accepted by `isWanted`. Bodies with many scroll
  /// views are queried once for each.
  func isNamed(
    _ name: String, in node: Node, where isWanted: (Token) -> Bool = { _ in true }
  ) -> Bool {
    index.uses(of: name, in: node, where: isWanted).contains { $0.node.kind == .declReferenceExpr }
  }

  private static let positions: Set<String> = [
    "ScrollViewReader", "scrollPosition", "scrollTo", "onScrollGeometryChange",
  ]

  /// Whether a project modifier reads or sets the scroll position.
  private func usesPosition(_ modifier: WrittenView.Modifier) -> Bool {
    OwnModifier(modifier.call, index).mentions(anyOf: Self.positions.union(Self.positionModifiers))
  }

  /// Whether a surrounding element is a reader, or a project view that reads or sets the scroll position.
  private func readsPosition(_ surrounding: Surrounding) -> Bool {
    if surrounding.name == "ScrollViewReader" { return true }
    guard surrounding.kind == .container, let callee = surrounding.call?.syntax.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(callee)
    else { return false }
    return ViewMembers(index: index).bodies(of: type).compactMap(\.getterStatements).contains { body in
      body.subtree.contains { node in
        DeclReferenceExprSyntax(node)?.baseName.map { Self.positions.contains($0.text) } ?? false
      }
    }
  }

  /// Whether rows outside the scroll view are visible.
  var isUnclipped: Bool {
    let modifiers = scroll.modifiers + ways.joined().flatMap(\.modifiers)
    return modifiers.contains { $0.name == "scrollClipDisabled" && $0.call.argument(nil)?.text != "false" }
  }

  /// Whether a modifier positions a scroll view's content, or observes its position.
  private func placesContent(_ modifier: WrittenView.Modifier) -> Bool {
    if modifier.name == "scrollTargetBehavior", let behavior = modifier.call.argument(nil) {
      return ![".paging", ".viewAligned"].contains { behavior.text.hasPrefix($0) }
    }
    return Self.positionModifiers.contains(modifier.name)
  }

  /// Modifiers that position a scroll view's content, or observe its position.
  private static let positionModifiers: Set<String> = [
    "defaultScrollAnchor", "onScrollTargetVisibilityChange", "scrollPosition",
  ]

  // MARK: - Ideal size

  /// What measures the scroll view or its stack at the ideal size.
  func idealSizeAncestor(_ found: FoundStack, _ axis: ScrollAxis) -> String? {
    let own = found.view.modifiers + found.path.flatMap(\.modifiers) + scroll.modifiers
    if let modifier = own.first(where: fixesSize) { return modifier.name }
    if let modifier = scroll.modifiers.first(where: { scrollsView($0, axis) }) { return modifier.name }
    if scroll.modifiers.contains(where: hasComputedDetent) { return "presentationDetents" }
    return ways.firstNonNil { idealSizeAncestor(on: $0, axis) }
  }

  private func idealSizeAncestor(on way: [Surrounding], _ axis: ScrollAxis) -> String? {
    var modifiers = scroll.modifiers
    for surrounding in way {
      if let name = measures(surrounding, axis, modifiers) { return name }
      let fitting = surrounding.modifiers.first { fixesSize($0) || scrollsView($0, axis) }
      if let fitting { return fitting.name }
      if surrounding.modifiers.contains(where: hasComputedDetent) { return "presentationDetents" }
      if !isSized(modifiers), surrounding.modifiers.contains(where: fitsWindow) {
        return "windowResizability"
      }
      if surrounding.presents(index) { return nil }
      modifiers += surrounding.modifiers
    }
    return nil
  }

  /// Whether a modifier gives a view its ideal size: `fixedSize`, a project modifier that applies it, or a
  /// presentation that fits the view.
  private func fixesSize(_ modifier: WrittenView.Modifier) -> Bool {
    switch modifier.name {
    case "fixedSize": true
    case "presentationSizing": modifier.call.argument(nil)?.text.contains("fitted") == true
    default: OwnModifier(modifier.call, index).mentions(anyOf: ["fixedSize"])
    }
  }

  /// Whether a project modifier puts the view into one that scrolls in the same direction.
  private func scrollsView(_ modifier: WrittenView.Modifier, _ axis: ScrollAxis) -> Bool {
    OwnModifier(modifier.call, index).bodies.contains { body in
      OwnContainer.scrolls(["content", "self"], in: body, along: axis, index)
    }
  }

  /// The name of a surrounding element that asks its contents, which have these modifiers, for their ideal
  /// size; nil if it doesn't.
  private func measures(
    _ surrounding: Surrounding, _ axis: ScrollAxis, _ modifiers: [WrittenView.Modifier]
  ) -> String? {
    guard let call = surrounding.call else { return nil }
    let name = surrounding.name
    if surrounding.kind == .modifier {
      if name == "contextMenu" { return name }
      return isSized(modifiers) ? nil : fittedPresentation(surrounding, call)
    }
    if Self.hosts.contains(name), asksForSize(around: call.node) { return isSized(modifiers) ? nil : name }
    if Self.fittedHolders.contains(name) { return isSized(modifiers) ? nil : name }
    switch call.frameworkName(index) {
    case nil:
      let lets = !isBounded(modifiers, axis) && OwnContainer(call, index).scrollsContent(along: axis)
      return lets ? name : measuringPart(ofContainer: call)
    case "Grid", "GridRow", "Menu", "ViewThatFits": return name
    case "LazyVGrid", "LazyVStack": return !isBounded(modifiers, axis) && axis == .vertical ? name : nil
    case "LazyHGrid", "LazyHStack": return !isBounded(modifiers, axis) && axis == .horizontal ? name : nil
    case "ScrollView": return !isBounded(modifiers, axis) && ScrollAxis(of: call) == axis ? "ScrollView" : nil
    case "List", "Form": return !isBounded(modifiers, axis) && axis == .vertical ? name : nil
    default: return nil
    }
  }

  /// Containers that have the ideal size of their contents.
  private static let fittedHolders: Set<String> = [
    "MenuBarExtra", "Settings", "ToolbarItem", "ToolbarItemGroup", "UIHostingConfiguration",
  ]

  /// A modifier that displays its content at its ideal size: in a popover, a bar, a sheet on macOS, or a
  /// project modifier that applies one of these.
  private func fittedPresentation(_ surrounding: Surrounding, _ call: ViewCall) -> String? {
    let name = surrounding.name
    switch name {
    case "navigationBarItems", "popover", "toolbar": return name
    case "sheet":
      let isOnMac =
        index.buildSettings(at: scroll.root).deployment[.macOS] != nil
        && [scroll.root, call.node].allSatisfy { $0.mayBeCompiled(for: .macOS) }
      return isOnMac ? "a sheet on macOS" : nil
    case _ where SwiftUIModifiers.contain(name): return nil
    default:
      let isFitted = OwnModifier(call, index).mentions(anyOf: ["ViewThatFits", "fixedSize", "popover"])
      return isFitted ? name : nil
    }
  }

  /// What in the body of a project container measures at the ideal size; a layout may.
  private func measuringPart(ofContainer call: ViewCall) -> String? {
    guard let callee = call.syntax.calledExpression else { return nil }
    guard case .metatype(.known(let type)) = index.typeOfExpression(callee) else {
      return fittedPart(of: index.callables(called: callee).compactMap { $0.body?.statements })
    }
    if index.foreignSupertypes(of: type).contains("Layout") { return index[type].name }
    return fittedPart(of: ViewMembers(index: index).bodies(of: type).compactMap(\.getterStatements))
  }

  /// What in the statements of a container measures.
  private func fittedPart(of bodies: [Node]) -> String? {
    let parts = bodies.lazy.flatMap(\.subtree).compactMap { DeclReferenceExprSyntax($0)?.baseName?.text }
    return parts.first { $0 == "ViewThatFits" || $0 == "fixedSize" }
  }

  /// Whether frames set the ideal size of a view.
  private func isSized(_ modifiers: [WrittenView.Modifier]) -> Bool {
    [["width", "idealWidth"], ["height", "idealHeight"]].allSatisfy { labels in
      modifiers.contains { modifier in
        modifier.name == "frame"
          && labels.contains { label in
            modifier.call.argument(label).map { $0.kind != .nilLiteralExpr } ?? false
          }
      }
    }
  }

  /// Whether a frame limits the length along the axis.
  private func isBounded(_ modifiers: [WrittenView.Modifier], _ axis: ScrollAxis) -> Bool {
    let labels = axis == .vertical ? ["height", "maxHeight"] : ["width", "maxWidth"]
    return modifiers.contains { modifier in
      modifier.name == "frame"
        && labels.contains { label in modifier.call.argument(label).map { !Frame.isInfinity($0) } ?? false }
    }
  }

  /// `.presentationDetents([.height(measured)])`.
  private func hasComputedDetent(_ modifier: WrittenView.Modifier) -> Bool {
    guard modifier.name == "presentationDetents", let arguments = modifier.call.syntax.arguments else {
      return false
    }
    return arguments.subtree.contains { node in
      guard let call = FunctionCallExprSyntax(node),
        let access = MemberAccessExprSyntax(call.calledExpression),
        access.declName?.baseName?.text == "height", let value = ViewCall(call).argument(nil)
      else { return false }
      return !Frame.isLiteral(value)
    }
  }

  // MARK: - Images

  /// What renders the view to an image.
  var renderer: String? {
    let around = ways.joined().lazy.filter { $0.kind == .container }.map(\.name)
    if let renderer = around.first(where: Self.renderers.contains) { return renderer }
    let calls = ways.joined().compactMap(\.call)
    let modifiers = scroll.modifiers + ways.joined().flatMap(\.modifiers)
    let own = (calls + modifiers.map(\.call)).first { call in
      makesNoView(call) && OwnModifier(call, index).mentions(anyOf: Self.imageMakers)
    }
    if let own { return own.nameToken?.name ?? own.node.shortText }
    guard let type = index.enclosingType(of: scroll.root) else { return nil }
    let name = index[type].name
    for renderer in Self.renderers {
      for use in index.uses(of: renderer) where use.role == .reference {
        guard let call = use.node.ancestors.first(where: { $0.kind == .functionCallExpr }) else { continue }
        if index.enclosingType(of: use.node) == type || mentions(name, in: call) { return renderer }
      }
    }
    return nil
  }

  private static let renderers = ["ImageRenderer", "assertSnapshot", "verifySnapshot", "assertSnapshots"]

  /// Whether a call refers to a project function that doesn't return a view.
  private func makesNoView(_ call: ViewCall) -> Bool {
    let functions = call.syntax.calledExpression.map(index.callables) ?? []
    return !functions.isEmpty
      && functions.allSatisfy { function in
        function.resultType.map { !TypeShape($0).isOpaqueOrExistential } ?? true
      }
  }

  /// Names called by code that renders a view to an image.
  private static let imageMakers: Set<String> = [
    "ImageRenderer", "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions",
    "UIGraphicsImageRenderer", "bitmapImageRepForCachingDisplay", "cacheDisplay", "drawHierarchy",
  ]

  private func mentions(_ name: String, in call: Node) -> Bool {
    call.subtree.contains { DeclReferenceExprSyntax($0)?.baseName?.text == name }
  }
}
