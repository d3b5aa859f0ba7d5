import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Rows that draw outside of their frame: a lazy stack creates a row when its frame comes on screen, and
/// discards it when the frame leaves.
extension RowAudit {
  /// How far outside of its frame, in points, a row may draw without visibly appearing late.
  private static let overhang = 40.0

  /// The maximum height, in points, of an overlay that counts as no higher than a row.
  private static let rowLength = 300.0

  mutating func lookAtDrawing(_ modifier: WrittenView.Modifier, _ place: Place) {
    let effects =
      ["scrollTransition", "visualEffect"].contains(modifier.name) ? effects(of: modifier.call) : []
    guard let drawn = ([modifier] + effects).first(where: { isDrawnOutside($0, place) }) else { return }
    addDrawing("'.\(drawn.name)' \(drawn.name == "frame" ? "over" : "on") the rows")
  }

  /// The modifiers that the closure of a modifier applies to the view passed to it.
  private func effects(of call: ViewCall) -> [WrittenView.Modifier] {
    call.closures.flatMap(\.syntax.node.subtree).compactMap { node in
      guard let call = FunctionCallExprSyntax(node), let member = MemberCall(call) else { return nil }
      return WrittenView.Modifier(name: member.name, call: ViewCall(call))
    }
  }

  mutating func addDrawing(_ what: String) {
    add(LazyRules.contributions, "\(what): a row doesn't exist while it is off screen")
  }

  /// Reports a stack of many views, or of a fixed size, that is laid over a row and may be longer than the
  /// row: a menu that opens.
  mutating func lookAtLength(of view: WrittenView, _ place: Place) {
    guard !place.isLaidOut, let call = view.call, let name = call.frameworkName(index),
      name.hasSuffix(axis.stack)
    else { return }
    let isOfItsOwnSize = view.modifiers.contains { modifier in
      modifier.name == "fixedSize" && modifier.call.argument(axis.word)?.text != "false"
    }
    if isOfItsOwnSize || call.content.map(holdsMany) == true { addDrawing("'\(name)' over the rows") }
  }

  /// Whether statements create a view for each item of a collection of any size.
  private func holdsMany(_ list: Node) -> Bool {
    BuilderItem.all(in: list).contains { item in
      switch item {
      case .view(let node):
        let call = WrittenView(node).call
        guard call?.frameworkName(index) == "ForEach", let data = call?.arguments.first else { return false }
        return ItemCount(index: index).limit(of: data.value) == nil
      case .branches(let lists, _): return lists.contains(where: holdsMany)
      case .directive, .other: return false
      }
    }
  }

  /// Reports a path with a point far from the start of the row.
  mutating func lookAtPath(_ call: ViewCall) {
    let lengths = call.node.subtree.compactMap(Frame.length)
    guard lengths.contains(where: { abs($0) > Self.rowLength }) else { return }
    addDrawing("'Path' in the rows")
  }

  private func isDrawnOutside(_ modifier: WrittenView.Modifier, _ place: Place) -> Bool {
    let call = modifier.call
    switch modifier.name {
    case "blur", "shadow":
      return call.argument("radius").flatMap(Frame.length).map { $0 > Self.overhang } ?? false
    case "offset":
      let distance = call.argument(axis == .vertical ? "y" : "x") ?? call.argument(nil).flatMap(lengthOfSize)
      return distance.map { Frame.length($0).map { abs($0) > Self.overhang } ?? true } ?? false
    case "padding":
      let across: Set =
        axis == .vertical ? [".horizontal", ".leading", ".trailing"] : [".vertical", ".top", ".bottom"]
      let values = call.arguments.map(\.value)
      return !values.contains { across.contains($0.text) }
        && values.flatMap(\.subtree).contains { isNegative($0, beyond: Self.overhang) }
    case "position": return place.isHeight || isPlacedFreely(call)
    case "rotation3DEffect" where isUpright(call) && call.argument("anchorZ") == nil: return false
    case "rotation3DEffect", "rotationEffect":
      return place.isHeight && !(call.argument(nil).map(isHalfTurn) ?? false)
    case "scaleEffect":
      let factors = call.arguments.filter { $0.label != "anchor" }.flatMap { Array($0.value.subtree) }
      let lengths = factors.compactMap(Frame.length)
      return lengths.isEmpty || lengths.contains { abs($0) > 2 }
    case "projectionEffect", "transformEffect": return true
    case "frame":
      let labels = axis == .vertical ? ["height", "minHeight"] : ["width", "minWidth"]
      let lengths = labels.compactMap(call.argument).compactMap(Frame.length)
      return !place.isLaidOut && lengths.contains { $0 > Self.rowLength }
    default: return false
    }
  }

  /// Whether an expression is, or may be, a negative length of at least this magnitude.
  private func isNegative(_ value: Node, beyond length: Double) -> Bool {
    value.kind == .prefixOperatorExpr && value.firstToken.text == "-"
      && Frame.length(value).map { $0 < -length } ?? true
  }

  /// The length along the axis in what may be `CGSize(width: …, height: …)`; nil for `.zero`.
  private func lengthOfSize(_ size: Node) -> Node? {
    if MemberAccessExprSyntax(size)?.declName?.baseName?.text == "zero" { return nil }
    let call = FunctionCallExprSyntax(size).map { ViewCall($0) }
    return call?.argument(axis == .vertical ? "height" : "width") ?? size
  }

  /// Whether a view's position in a row doesn't depend on the size of the row, or of a view in it, and may be
  /// far from the row.
  private func isPlacedFreely(_ call: ViewCall) -> Bool {
    guard let place = call.argument(axis == .vertical ? "y" : "x") ?? call.argument(nil) else { return false }
    let names = place.subtree.compactMap { DeclReferenceExprSyntax($0)?.baseName?.text }
    guard names.allSatisfy({ $0 == "CGPoint" }) else { return Self.sizes.isDisjoint(with: names) }
    return place.subtree.compactMap(Frame.length).contains { abs($0) > Self.rowLength }
  }

  /// Names for the size of something, or for a point in it.
  private static let sizes: Set<String> = [
    "bounds", "center", "frame", "height", "maxX", "maxY", "midX", "midY", "minX", "minY", "rect", "size",
    "width",
  ]

  /// Whether a view is rotated about an axis in its own plane, so that it gets no longer.
  private func isUpright(_ rotation: ViewCall) -> Bool {
    let parts = TupleExprSyntax(rotation.argument("axis"))?.elements.map { Array($0.children) } ?? []
    return LabeledExprSyntax(parts.last)?.expression.flatMap(Frame.length) == 0
  }

  /// Whether an angle turns a row upside down or a full turn: the row is drawn within its frame.
  private func isHalfTurn(_ angle: Node) -> Bool {
    let numbers = Set(angle.subtree.compactMap(Frame.length).map(abs))
    guard let number = numbers.first else { return [".zero", ".pi)"].contains { angle.text.hasSuffix($0) } }
    return numbers.count == 1 && angle.text.contains("degrees")
      && number.truncatingRemainder(dividingBy: 180) == 0
  }
}
