import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  mutating func rewriteWrapperStorage(of property: Declaration, _ name: String) {
    // The storage of a wrapper is private: other files can't mean it.
    for use in memberUses.uses(of: "_" + name).concerning(lineage)
    where use.file == property.id.file && refers(use, to: property) != false {
      guard let assignment = Assignment(target: use.expression), assignment.isPlain,
        let value = assignment.value, let initial = wrappedValue(of: value, in: "Published")
      else {
        record(
          ObservableRules.publisher, "uses the publisher '$\(name)' — Observation has none", at: use.node)
        continue
      }
      let isPlain = property.initialValue == nil && !property.hasObservers
      if isPlain { change(TextEdit(use.expression.range, with: "self." + name), near: use.node) }
      change(TextEdit(value.range, with: initial.text), near: use.node)
    }
  }

  /// The object in `StateObject(wrappedValue: e)`, `Published(initialValue: e)`, `.init(wrappedValue: e)`.
  func wrappedValue(of expression: Node, in wrapper: String) -> Node? {
    guard let call = FunctionCallExprSyntax(expression), let callee = call.calledExpression,
      call.trailingClosure == nil
    else { return nil }
    let name = GenericSpecializationExprSyntax(callee)?.expression?.text ?? callee.text
    guard [wrapper, ".init", wrapper + ".init", "SwiftUI." + wrapper, "Combine." + wrapper].contains(name)
    else {
      return nil
    }
    guard let argument = LabeledExprSyntax(call.arguments?.children.only),
      ["wrappedValue", "initialValue"].contains(argument.label?.name ?? "")
    else { return nil }
    return argument.expression
  }
}
