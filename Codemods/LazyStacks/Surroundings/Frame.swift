import SwiftCST
import SwiftUIModel

/// What a `.frame(…)` sets for one dimension.
enum Frame {
  /// Whether an expression is `.infinity`.
  static func isInfinity(_ value: Node) -> Bool {
    MemberAccessExprSyntax(value)?.declName?.baseName?.text == "infinity"
  }

  /// Whether an expression is a number literal.
  static func isLiteral(_ value: Node) -> Bool {
    value.kind == .integerLiteralExpr || value.kind == .floatLiteralExpr
  }

  /// The value of a number literal.
  static func length(_ value: Node) -> Double? {
    if isLiteral(value) { return Double(value.text.filter { $0 != "_" }) }
    guard value.kind == .prefixOperatorExpr, value.firstToken.text == "-",
      let number = value.children.first(where: isLiteral)
    else { return nil }
    return length(number).map { -$0 }
  }

  /// The side on which a frame places content smaller than the frame, across the scroll axis.
  static func side(_ call: ViewCall, across axis: ScrollAxis) -> CrossSide {
    guard let alignment = call.argument("alignment") else { return .center }
    guard let access = MemberAccessExprSyntax(alignment), ["", "Alignment"].contains(access.base?.text ?? "")
    else {
      return .other
    }
    return CrossSide(access.declName?.baseName?.text ?? "", across: axis)
  }
}
