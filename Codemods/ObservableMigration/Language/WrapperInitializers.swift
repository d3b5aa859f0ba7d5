import ProjectIndex
import SwiftCST

extension Node {
  /// The object in `StateObject(wrappedValue: e)`, `Published(initialValue: e)`, `.init(wrappedValue: e)`.
  func wrappedValue(in wrapper: String) -> Node? {
    guard let call = FunctionCallExprSyntax(self), let callee = call.calledExpression,
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

extension ProjectIndex {
  /// Whether a type has a memberwise initializer: a struct without its own initializers.
  func hasMemberwiseInitializer(_ type: TypeID) -> Bool {
    self[type].kind == .struct
      && !ownMembers(named: "init", of: type).contains { initializer in
        initializer.parent.map { self[$0].kind == .struct } ?? false
      }
  }
}
