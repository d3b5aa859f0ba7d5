import SwiftCST
import SwiftUIModel

/// A side across the scroll axis.
enum CrossSide {
  case center, start, end, other

  /// The side of an alignment: of a frame, of a `ZStack`, or of a stack along the axis.
  init(_ alignment: String, across axis: ScrollAxis) {
    switch (axis, alignment) {
    case (.vertical, "center"), (.vertical, "top"), (.vertical, "bottom"): self = .center
    case (.vertical, "leading"), (.vertical, "topLeading"), (.vertical, "bottomLeading"): self = .start
    case (.vertical, "trailing"), (.vertical, "topTrailing"), (.vertical, "bottomTrailing"): self = .end
    case (.horizontal, "center"), (.horizontal, "leading"), (.horizontal, "trailing"): self = .center
    case (.horizontal, "top"), (.horizontal, "topLeading"), (.horizontal, "topTrailing"): self = .start
    case (.horizontal, "bottom"), (.horizontal, "bottomLeading"), (.horizontal, "bottomTrailing"): self = .end
    default: self = .other
    }
  }

  /// The side of the rows in a stack.
  init(of stack: ViewCall, across axis: ScrollAxis) {
    guard let alignment = stack.argument("alignment") else {
      self = .center
      return
    }
    guard let access = MemberAccessExprSyntax(alignment),
      ["", "Alignment", "HorizontalAlignment", "VerticalAlignment"].contains(access.base?.text ?? "")
    else {
      self = .other
      return
    }
    self.init(access.declName?.baseName?.text ?? "", across: axis)
  }
}
