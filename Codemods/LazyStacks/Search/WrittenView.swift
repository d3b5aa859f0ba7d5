import CodemodKit
import ProjectIndex
import SwiftCST

/// A view as it is written: the expression that makes it, and the modifiers after that.
struct WrittenView: Sendable {
  /// One modifier of a chain.
  struct Modifier: Sendable {
    /// The name of the function.
    let name: String
    /// The call, with everything before the period in it.
    let call: ViewCall
  }

  /// The whole chain.
  let expression: Node

  /// What stands before the first modifier.
  let root: Node

  /// The modifiers, innermost first.
  let modifiers: [Modifier]

  /// Whether `#if` stands among the modifiers.
  let isSplit: Bool

  /// Takes a chain apart.
  init(_ expression: Node) {
    var current = expression
    var found: [Modifier] = []
    var isSplit = false
    while true {
      if let split = PostfixIfConfigExprSyntax(current), let base = split.base {
        isSplit = true
        current = base
        continue
      }
      guard let call = FunctionCallExprSyntax(current),
        let access = MemberAccessExprSyntax(call.calledExpression),
        let base = access.base, let name = access.declName?.baseName?.name, Self.isModifier(name, of: base)
      else { break }
      found.append(Modifier(name: name, call: ViewCall(call)))
      current = base
    }
    self.expression = expression
    self.isSplit = isSplit
    root = current
    modifiers = found.reversed()
  }

  /// Whether a function called on `base` is a modifier of a view, and not what makes the view:
  /// `SwiftUI.VStack { }`, `Outer.Row()`, `model.row(for: item)`.
  private static func isModifier(_ name: String, of base: Node) -> Bool {
    switch base.kind {
    case .declReferenceExpr:
      let isType = base.text.first.map { $0.isUppercase || $0 == "`" } ?? false
      return !isType && SwiftUIModifiers.contain(name)
    case .memberAccessExpr: return SwiftUIModifiers.contain(name)
    default: return true
    }
  }

  /// The call that makes the view.
  var call: ViewCall? { FunctionCallExprSyntax(root).map { ViewCall($0) } }

  /// The first modifier of a name.
  func modifier(_ name: String) -> Modifier? { modifiers.first { $0.name == name } }

  /// The outermost chain that a call is the root of, or a modifier in.
  static func chain(around call: Node) -> Node {
    var current = call
    while let parent = current.parent {
      if let access = MemberAccessExprSyntax(parent), access.base == current,
        let call = FunctionCallExprSyntax(parent.parent), call.calledExpression == parent
      {
        current = call.node
      } else if PostfixIfConfigExprSyntax(parent)?.base == current {
        current = parent
      } else {
        break
      }
    }
    return current
  }
}
