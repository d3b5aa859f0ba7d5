import CodemodKit
import SwiftCST
import SwiftUIModel

// Rows that are larger than the scroll view, by frames with numbers.

extension CrossSize {
  /// How wide a screen is at least, in points.
  private static let screenWidth = 300.0

  /// Rows that are wider than the scroll view take the others along in an eager stack.
  var shift: String? {
    guard let rows = FixedRows(index: index, axis: axis).size(of: found.contents), rows > Self.screenWidth
    else { return nil }
    return "a row is \(Int(rows)) wide; where that is too wide, 'VStack' moves all rows to the side"
  }

  /// How rows stand out of the scroll view. With an eager stack it is as large as they are, whatever the
  /// frame around it; it clips what stands out of a lazy one.
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

  /// Whether rows show text, which may be higher than the frame around the scroll view: with an eager stack
  /// the scroll view is as high as they are.
  func cutsText(_ shown: Set<String>) -> Bool {
    guard axis == .horizontal, isResized, case .fixed = outcome(of: scroll.modifiers, side) else {
      return false
    }
    return !shown.isDisjoint(with: Self.texts)
  }

  /// The views that show text.
  private static let texts: Set<String> = [
    "Button", "Label", "LabeledContent", "Link", "Menu", "NavigationLink", "Picker", "Text", "TextField",
    "Toggle",
  ]
}
