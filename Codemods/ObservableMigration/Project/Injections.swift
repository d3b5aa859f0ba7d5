import ProjectIndex
import SwiftCST

/// The uses of SwiftUI's modifier `environmentObject` in a project.
struct Injections: Sendable {
  /// A use, and the object passed on.
  struct Injection: Sendable {
    let use: Use
    let object: Node
  }

  /// The uses of the modifier, by the types of the objects that they pass on.
  let injections: ByType<Injection>
  /// The uses of the modifiers for the focused view, by the types of the objects that they take.
  let focused: ByType<Injection>
  /// The uses that name the modifier without calling it, or call it in parentheses.
  private(set) var unapplied: [Use] = []

  init(_ index: ProjectIndex) {
    focused = ByType(Self.focused(index)) { Self.concern($0, index) }
    var injections: [Injection] = []
    let isDeclared = !index.declarations(named: "environmentObject").isEmpty
    for use in index.uses(of: "environmentObject") where Self.isModifier(use, index) {
      if let injection = Self.injection(use) {
        injections.append(injection)
      } else if !isDeclared {
        unapplied.append(use)
      }
    }
    self.injections = ByType(injections) { Self.concern($0, index) }
  }

  private static func concern(_ injection: Injection, _ index: ProjectIndex) -> Concern {
    switch index.typeOfInjected(injection.object) {
    case .instance(.known(let type), _): Concern(types: [type])
    case .instance(.foreign("ObservableObject"), _): Concern(isOpen: true)
    case .instance(.foreign, _), .metatype: Concern()
    case .instance, .unknown: Concern(isOpen: true)
    }
  }

  private static func focused(_ index: ProjectIndex) -> [Injection] {
    let uses = ["focusedObject", "focusedSceneObject"].flatMap { index.uses(of: $0) }
    return uses.compactMap { use -> Injection? in
      guard case .member = use.role, let call = FunctionCallExprSyntax(use.expression.parent),
        let object = LabeledExprSyntax(call.arguments?.children.only)?.expression,
        object.kind != .nilLiteralExpr
      else { return nil }
      return Injection(use: use, object: object)
    }
  }

  private static func injection(_ use: Use) -> Injection? {
    guard let call = FunctionCallExprSyntax(use.expression.parent),
      call.calledExpression == use.expression,
      let object = LabeledExprSyntax(call.arguments?.children.first)?.expression
    else { return nil }
    return Injection(use: use, object: object)
  }

  /// SwiftUI's own modifier, on a view or on `self`.
  private static func isModifier(_ use: Use, _ index: ProjectIndex) -> Bool {
    switch use.role {
    case .member: return true
    case .reference:
      if case .unknown = index.lookUp(use.token.name, at: use.node) { return true }
      return false
    default: return false
    }
  }
}
