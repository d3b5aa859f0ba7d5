import SwiftCST

/// Rows that are drawn where their frame is not: a lazy stack makes a row when its frame comes on screen, and
/// throws it away when that leaves.
extension RowAudit {
  /// How far outside of its frame, in points, a row may be drawn so that nobody sees it come late.
  private static let overhang = 40.0

  /// How high something laid over a row may be, in points, to be no higher than rows are.
  private static let rowLength = 300.0

  mutating func lookAtDrawing(_ modifier: WrittenView.Modifier, _ place: Place) {
    guard isDrawnOutside(modifier, place) else { return }
    let holder = modifier.name == "frame" ? "over the rows" : "on the rows"
    add(
      LazyRules.contributions,
      "'.\(modifier.name)' \(holder): a row is not there while its place is off screen")
  }

  /// A path with a point that is far from where the row begins.
  mutating func lookAtPath(_ call: ViewCall) {
    let lengths = call.node.subtree.compactMap(Frame.length)
    guard lengths.contains(where: { abs($0) > Self.rowLength }) else { return }
    add(LazyRules.contributions, "'Path' in the rows: a row is not there while its place is off screen")
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
        && values.compactMap(Frame.length).contains { $0 < -Self.overhang }
    case "position": return place.isHeight || isPlacedFreely(call)
    case "rotationEffect": return place.isHeight && !(call.argument(nil).map(isHalfTurn) ?? false)
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

  /// The length along the axis in what may be `CGSize(width: …, height: …)`; nil where it is `.zero`.
  private func lengthOfSize(_ size: Node) -> Node? {
    if MemberAccessExprSyntax(size)?.declName?.baseName?.text == "zero" { return nil }
    let call = FunctionCallExprSyntax(size).map { ViewCall($0) }
    return call?.argument(axis == .vertical ? "height" : "width") ?? size
  }

  /// Whether a view is placed in a row by anything but the size of the row, or of a view in it.
  private func isPlacedFreely(_ call: ViewCall) -> Bool {
    guard let place = call.argument(axis == .vertical ? "y" : "x") ?? call.argument(nil) else { return false }
    let names = place.subtree.compactMap { DeclReferenceExprSyntax($0)?.baseName?.text }
    guard names.allSatisfy({ $0 == "CGPoint" }) else { return Self.sizes.isDisjoint(with: names) }
    return place.subtree.compactMap(Frame.length).contains { abs($0) > Self.rowLength }
  }

  /// What tells how large something is, and where in it a point is.
  private static let sizes: Set<String> = [
    "bounds", "center", "frame", "height", "maxX", "maxY", "midX", "midY", "minX", "minY", "rect", "size",
    "width",
  ]

  /// Whether an angle turns a row upside down, or all around: it is drawn where its frame is.
  private func isHalfTurn(_ angle: Node) -> Bool {
    let numbers = Set(angle.subtree.compactMap(Frame.length).map(abs))
    guard let number = numbers.first else { return [".zero", ".pi)"].contains { angle.text.hasSuffix($0) } }
    return numbers.count == 1 && angle.text.contains("degrees")
      && number.truncatingRemainder(dividingBy: 180) == 0
  }
}
