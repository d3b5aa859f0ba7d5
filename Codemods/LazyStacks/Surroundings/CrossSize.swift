import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines whether it matters that a lazy stack takes the full available width (or height, in a horizontal
/// scroll view), where an eager one is as wide as its widest row.
struct CrossSize {
  let index: ProjectIndex
  let axis: ScrollAxis
  let scroll: WrittenView
  let found: FoundStack
  let ways: [[Surrounding]]

  /// What may look different, or nil if nothing does.
  var reason: Obstacle? {
    let problem =
      overflow ?? (axis == .vertical ? widthProblem : heightProblem)
      ?? UnknownParts(index: index, modifiers: ownModifiers, ways: ways).reason
    return problem.map { Obstacle(axis == .vertical ? LazyRules.width : LazyRules.height, $0) }
  }

  /// Whether the scroll view gets larger with a lazy stack, though nothing else may look different.
  var isResized: Bool {
    guard case .open = outcome(of: innerModifiers, side) else { return false }
    return axis == .horizontal || rowWidth == .unsure
  }

  /// The width of the widest row.
  private var rowWidth: WideViews.Width {
    let around = ownModifiers + ways.joined().flatMap(\.modifiers)
    return WideViews(index: index, inside: around).width(of: found.contents)
  }

  /// The side on which the eager stack places rows smaller than others.
  var side: CrossSide {
    guard case .stack = found.form, let call = found.view.call else { return .center }
    return CrossSide(of: call, across: axis)
  }

  /// The modifiers from the stack to the scroll view, including the scroll view's own, innermost first.
  private var ownModifiers: [WrittenView.Modifier] { innerModifiers + scroll.modifiers }

  /// The same without the scroll view's own modifiers.
  var innerModifiers: [WrittenView.Modifier] {
    guard case .stack = found.form else { return [] }
    return found.view.modifiers + found.path.reversed().flatMap(\.modifiers)
  }

  // MARK: - Height

  private var heightProblem: String? {
    guard case .stack = found.form else {
      return "the rows are in a horizontal scroll view without a stack"
    }
    let unfixed = "no fixed height: '\(axis.lazyStack)' is as high as its first item, or fills its parent"
    switch outcome(of: ownModifiers, side) {
    case .fixed: return nil
    case .problem(let text): return text
    case .open: return unfixed
    }
  }

  // MARK: - Width

  private var widthProblem: String? {
    if let outer = ways.joined().first(where: isOtherScroll) {
      return "inside a horizontal '\(outer.name)' the stack is as wide as its first row"
    }
    let width = rowWidth
    if width == .wide { return side == .center ? nil : shift }
    switch outcome(of: ownModifiers, side) {
    case .fixed: return nil
    case .problem(let text): return text
    case .open: break
    }
    // Without rows, nothing in the stack can move, but the stack can move what is around it.
    return (width == .unsure ? placeProblem : nil) ?? ways.firstNonNil(problem)
  }

  /// Why rows may visibly move within the stack, or with it.
  private var placeProblem: String? {
    guard side == .center else {
      return "rows narrower than the scroll view move to the edge"
    }
    return found.path.first { !isCentered($0) }.map { stack in
      "'\(stack.call?.nameToken?.name ?? "")' around the stack does not center it"
    }
  }

  private func isCentered(_ view: WrittenView) -> Bool {
    view.call.map { CrossSide(of: $0, across: axis) == .center } ?? true
  }

  private func isOtherScroll(_ surrounding: Surrounding) -> Bool {
    guard let call = surrounding.call else { return false }
    return call.frameworkName(index) == "ScrollView" && ScrollAxis(of: call) != axis
  }

  /// Whether an edge isn't known to be an end of the scroll axis: it may be along the scroll direction.
  private func isAtSide(_ edge: Node) -> Bool {
    let ends = axis == .vertical ? ["top", "bottom"] : ["leading", "trailing"]
    return !ends.contains(MemberAccessExprSyntax(edge)?.declName?.baseName?.name ?? "")
  }

  /// What in the views around the scroll view depends on its width.
  private func problem(on way: [Surrounding]) -> String? {
    for surrounding in way {
      if surrounding.kind == .modifier {
        guard SwiftUIModifiers.traits(of: surrounding.name).contains(.presentation) else {
          return "it is inside '.\(surrounding.name)', which may place it by its width"
        }
        if surrounding.call?.argument("edge").map(isAtSide) == true {
          return "'.\(surrounding.name)' at the side is as wide as it"
        }
        return surrounding.call?.argument("alignment").map { _ in "'.\(surrounding.name)' aligns it" }
      }
      if surrounding.presents(index) || Self.windows.contains(surrounding.name) { return nil }
      if let call = surrounding.call, let text = problem(in: surrounding, call) { return text }
      switch outcome(of: surrounding.modifiers, .center) {
      case .fixed: return nil
      case .problem(let text): return text
      case .open: continue
      }
    }
    return nil
  }

  /// Containers that own a window or screen.
  static let windows: Set<String> = [
    "WindowGroup", "Window", "Settings", "DocumentGroup", "UIHostingController",
    "ActivityConfiguration", "AppIntentConfiguration", "IntentConfiguration", "StaticConfiguration",
  ]

  private func problem(in container: Surrounding, _ call: ViewCall) -> String? {
    switch call.frameworkName(index) {
    case "VStack", "ZStack":
      CrossSide(of: call, across: axis) == .center
        ? nil : "'\(container.name)' around the scroll view does not center it"
    case "AnyView", "Group", "Section", "ScrollViewReader": nil
    case "HStack": "'HStack' around the scroll view gives it more width"
    case "GeometryReader": "'GeometryReader' around the scroll view puts it in the corner"
    default: "'\(container.name)' around the scroll view may place it by its width"
    }
  }

  // MARK: - Modifiers

  enum SizeOutcome {
    /// The size is invisible from outside.
    case fixed
    /// The size is still undecided.
    case open
    /// The size is visible.
    case problem(String)
  }

  func outcome(
    of modifiers: [WrittenView.Modifier], _ side: CrossSide, depth: Int = 0
  ) -> SizeOutcome {
    for modifier in modifiers {
      let name = modifier.name
      if name == "frame" {
        switch outcome(ofFrame: modifier.call, side) {
        case .open: continue
        case let decided: return decided
        }
      }
      if SwiftUIModifiers.traits(of: name).contains(.drawing) {
        return .problem("'.\(name)' shows the bounds of the stack")
      }
      let isKnown = SwiftUIModifiers.contain(name)
      if isKnown
        ? SwiftUIModifiers.traits(of: name).contains(.placing) : !isComposed(modifier.call, depth: depth)
      {
        return .problem("'.\(name)' may depend on the size of the stack")
      }
    }
    return .open
  }

  /// Whether a project modifier only applies other modifiers that don't make the size visible.
  private func isComposed(_ call: ViewCall, depth: Int) -> Bool {
    let functions = call.syntax.calledExpression.map(index.callables)?.filter { $0.kind == .function } ?? []
    return depth < 4 && !functions.isEmpty
      && functions.allSatisfy { function in
        guard let modifiers = modifiersOfSelf(in: function),
          case .open = outcome(of: modifiers, .other, depth: depth + 1)
        else { return false }
        return true
      }
  }

  /// The modifiers that a function of an extension applies to `self`, if it does nothing else.
  private func modifiersOfSelf(in function: Declaration) -> [WrittenView.Modifier]? {
    guard let statements = function.body?.statements else { return nil }
    let items = BuilderItem.all(in: statements)
    guard items.count == 1, case .view(let node) = items[0] else { return nil }
    let view = WrittenView(node)
    if view.isSplit { return nil }
    guard let first = view.call else { return view.root.text == "self" ? view.modifiers : nil }
    guard first.syntax.calledExpression?.kind == .declReferenceExpr, let name = first.nameToken?.name,
      SwiftUIModifiers.contain(name)
    else { return nil }
    return [WrittenView.Modifier(name: name, call: first)] + view.modifiers
  }

  private func outcome(ofFrame call: ViewCall, _ side: CrossSide) -> SizeOutcome {
    let (least, most) = axis == .vertical ? ("minWidth", "maxWidth") : ("minHeight", "maxHeight")
    // With both, the frame takes the proposed size within these limits, whatever its content.
    if call.argument(least) != nil, axis == .horizontal || call.argument(most) == nil {
      return .problem("'.frame(\(least):)' places the stack by its size")
    }
    let given =
      axis == .vertical ? call.argument("width") ?? call.argument("maxWidth") : call.argument("height")
    guard let size = given else { return .open }
    if size.kind == .nilLiteralExpr { return .open }
    guard isFixed(size) else { return .problem("'.frame' gives no fixed size") }
    guard side != .other, Frame.side(call, across: axis) == side else {
      return .problem("the frame around the stack and the stack align their content differently")
    }
    return .fixed
  }

  /// Whether a size is a definite number: a literal, `.infinity`, a measured width or height, or a constant.
  private func isFixed(_ size: Node) -> Bool {
    if Frame.isLiteral(size) { return true }
    if let member = MemberAccessExprSyntax(size)?.declName?.baseName?.text, Self.measures.contains(member) {
      return true
    }
    guard size.kind == .declReferenceExpr || size.kind == .memberAccessExpr else { return false }
    return ConstantExpressions(index).variablePart(of: size) == nil
  }

  private static let measures: Set<String> = ["infinity", "width", "height"]
}
