import SwiftCST

/// What a `.frame(…)` says about one dimension.
enum Frame {
  /// Whether an expression is `.infinity`.
  static func isInfinity(_ value: Node) -> Bool {
    MemberAccessExprSyntax(value)?.declName?.baseName?.text == "infinity"
  }

  /// Whether an expression is a number that is written out.
  static func isLiteral(_ value: Node) -> Bool {
    value.kind == .integerLiteralExpr || value.kind == .floatLiteralExpr
  }

  /// Where a frame puts what is smaller than it, across the scroll axis.
  static func side(_ call: ViewCall, across axis: ScrollAxis) -> CrossSide {
    guard let alignment = call.argument("alignment") else { return .center }
    guard let access = MemberAccessExprSyntax(alignment), ["", "Alignment"].contains(access.base?.text ?? "")
    else {
      return .other
    }
    return CrossSide(access.declName?.baseName?.text ?? "", across: axis)
  }
}

/// A side across the scroll axis.
enum CrossSide {
  case center, start, end, other

  /// The side that an alignment names: of a frame, of a `ZStack`, or of a stack along the axis.
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
