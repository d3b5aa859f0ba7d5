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

  private func isDrawnOutside(_ modifier: WrittenView.Modifier, _ place: Place) -> Bool {
    let call = modifier.call
    switch modifier.name {
    case "offset":
      let distance = call.argument(axis == .vertical ? "y" : "x")
      return distance.map { length($0).map { abs($0) > Self.overhang } ?? true } ?? false
    case "padding":
      let across: Set =
        axis == .vertical ? [".horizontal", ".leading", ".trailing"] : [".vertical", ".top", ".bottom"]
      let values = call.arguments.map(\.value)
      return !values.contains { across.contains($0.text) }
        && values.compactMap(length).contains { $0 < -Self.overhang }
    case "position": return place.isHeight
    case "scaleEffect":
      let factors = call.arguments.filter { $0.label != "anchor" }.flatMap { Array($0.value.subtree) }
      return factors.compactMap(length).contains { abs($0) > 2 }
    case "frame":
      let labels = axis == .vertical ? ["height", "minHeight"] : ["width", "minWidth"]
      let lengths = labels.compactMap(call.argument).compactMap(length)
      return !place.isLaidOut && lengths.contains { $0 > Self.rowLength }
    default: return false
    }
  }

  /// A number that is written out.
  private func length(_ value: Node) -> Double? {
    if Frame.isLiteral(value) { return Double(value.text.filter { $0 != "_" }) }
    guard value.kind == .prefixOperatorExpr, value.firstToken.text == "-",
      let number = value.children.first(where: Frame.isLiteral)
    else { return nil }
    return length(number).map { -$0 }
  }
}
