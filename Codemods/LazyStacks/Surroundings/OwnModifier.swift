import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The code of the project's own that a modifier runs: the body of the function, of what `.modifier` is
/// given, and of those that these call.
struct OwnModifier {
  let bodies: [Node]

  init(_ call: ViewCall, _ index: ProjectIndex) {
    var reached: [Node] = []
    Self.reach(call, index, depth: 0, &reached)
    bodies = reached
  }

  private static func reach(_ call: ViewCall, _ index: ProjectIndex, depth: Int, _ reached: inout [Node]) {
    guard depth < 4, let callee = call.syntax.calledExpression else { return }
    var bodies = index.callables(called: callee).compactMap { $0.kind == .function ? $0.body?.node : nil }
    if MemberAccessExprSyntax(callee)?.declName?.baseName?.text == "modifier" || callee.text == "modifier",
      let made = FunctionCallExprSyntax(call.argument(nil))?.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(made)
    {
      bodies += ViewMembers(index: index).bodies(of: type).compactMap { $0.body?.node }
    }
    for body in bodies where !reached.contains(body) {
      reached.append(body)
      for node in body.subtree {
        guard let inner = FunctionCallExprSyntax(node) else { continue }
        reach(ViewCall(inner), index, depth: depth + 1, &reached)
      }
    }
  }

  /// Whether the code names something.
  func mentions(anyOf names: Set<String>) -> Bool {
    bodies.contains { body in
      body.subtree.contains { DeclReferenceExprSyntax($0)?.baseName.map { names.contains($0.text) } ?? false }
    }
  }

  /// The calls of members in the code: `.buttonStyle(…)`, also without what stands before the period.
  var modifiers: [WrittenView.Modifier] {
    bodies.flatMap(\.subtree).compactMap { node in
      guard let call = FunctionCallExprSyntax(node).map(ViewCall.init), let name = call.nameToken?.name else {
        return nil
      }
      return WrittenView.Modifier(name: name, call: call)
    }
  }
}
