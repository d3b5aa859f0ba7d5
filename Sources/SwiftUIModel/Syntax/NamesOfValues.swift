import SwiftCST

extension Node {
  /// Whether it names something whose value is taken there: a `declReferenceExpr`, or the name of `if let name` and
  /// of a capture, `[name]`.
  var namesValue: Bool {
    switch kind {
    case .declReferenceExpr: true
    case .identifierPattern: OptionalBindingConditionSyntax(parent).map { $0.initializer == nil } ?? false
    case .closureCapture: ClosureCaptureSyntax(self)?.initializer == nil
    default: false
    }
  }
}
