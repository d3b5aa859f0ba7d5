import CodemodKit
import SwiftCST
import SwiftUIModel

// Rows that are larger than the scroll view because of frames with literal numbers.

extension CrossSize {
  /// The minimum width of a screen, in points.
  private static let screenWidth = 300.0

  /// Why rows shift: in an eager stack, rows wider than the scroll view shift the other rows, too.
  var shift: String? {
    guard let rows = FixedRows(index: index, axis: axis).size(of: found.contents), rows > Self.screenWidth
    else { return nil }
    return "a row is \(Int(rows)) wide; where that is too wide, 'VStack' moves all rows to the side"
  }

  /// Why rows overflow the scroll view. With an eager stack, the scroll view is as large as the rows,
  /// whatever the frame around it; with a lazy stack, it clips them.
  var overflow: String? {
    guard case .open = outcome(of: innerModifiers, side),
      let rows = FixedRows(index: index, axis: axis).size(of: found.contents)
    else { return nil }
    let labels = axis == .vertical ? ["width", "maxWidth"] : ["height"]
    let frame = scroll.modifiers.firstNonNil { modifier in
      modifier.name == "frame" ? labels.firstNonNil { modifier.call.argument($0).flatMap(Frame.length) } : nil
    }
    guard let frame, frame < rows else { return nil }
    let word = axis == .vertical ? "wider" : "higher"
    return "rows are \(word) than the scroll view, which clips them in '\(axis.lazyStack)'"
  }

  /// Whether rows display text, which may be higher than the frame around the scroll view: with an eager
  /// stack the scroll view is as high as the rows.
  func cutsText(_ shown: Set<String>) -> Bool {
    guard axis == .horizontal, isResized, case .fixed = outcome(of: scroll.modifiers, side) else {
      return false
    }
    return !shown.isDisjoint(with: Self.texts)
  }

  /// The views that display text.
  private static let texts: Set<String> = [
    "Button", "Label", "LabeledContent", "Link", "Menu", "NavigationLink", "Picker", "Text", "TextField",
    "Toggle",
  ]
}
