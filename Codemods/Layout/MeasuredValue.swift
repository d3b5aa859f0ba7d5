import ProjectIndex
import SwiftCST
import SwiftUIModel

/// A value of a `GeometryProxy`: `proxy.size.width`, `proxy.frame(in: .global).minY`.
struct MeasuredValue: Sendable {
  /// The expression as written.
  let text: String
  /// The name of its type.
  let type: String
  /// The coordinate space of a measured frame.
  private let space: Node?

  /// Nil if the expression may differ between a view and its background.
  init?(_ expression: Node, _ proxy: String) {
    var parts: [String] = []
    var space: Node?
    var current = expression
    while current.text != proxy {
      if let access = MemberAccessExprSyntax(current), let base = access.base {
        parts.insert(access.declName?.baseName?.name ?? "", at: 0)
        current = base
      } else if let call = FunctionCallExprSyntax(current), call.calledName == "frame",
        call.argumentLabels == ["in"], let callee = call.calledExpression
      {
        space = call.argumentValues.first
        current = callee
      } else {
        return nil
      }
    }
    guard let type = Self.types[parts.joined(separator: ".")] else { return nil }
    (self.text, self.type, self.space) = (expression.text, type, space)
  }

  private static let types: [String: String] = {
    var types = ["size": "CGSize", "frame": "CGRect", "frame.size": "CGSize", "frame.origin": "CGPoint"]
    for part in ["width", "height"] {
      for base in ["size.", "frame.", "frame.size."] { types[base + part] = "CGFloat" }
    }
    for part in ["minX", "minY", "midX", "midY", "maxX", "maxY", "origin.x", "origin.y"] {
      types["frame." + part] = "CGFloat"
    }
    return types
  }()

  /// Whether the coordinate space is constant.
  func hasConstantSpace(_ constants: ConstantExpressions) -> Bool {
    space.map { constants.variablePart(of: $0) == nil } ?? true
  }
}
