import SwiftCST

extension Node {
  /// Whether it is a name whose value is read there: a `declReferenceExpr`, or the name in `if let name` and
  /// in a capture, `[name]`.
  var namesValue: Bool {
    switch kind {
    case .declReferenceExpr: !namesKeyPathMember
    case .identifierPattern: OptionalBindingConditionSyntax(parent).map { $0.initializer == nil } ?? false
    case .closureCapture: ClosureCaptureSyntax(self)?.initializer == nil
    default: false
    }
  }

  /// Whether it is the name of a member in a key path: `name` in `\.name`.
  var namesKeyPathMember: Bool { parent?.kind == .keyPathPropertyComponent }
}
