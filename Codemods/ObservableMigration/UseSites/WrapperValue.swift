import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// What is assigned to a wrapper's storage.
struct WrapperValue {
  /// The whole value.
  let whole: Node
  /// The object in it.
  let object: Node
  /// The name of the wrapper, where it is written.
  let calledName: Range<Int>?
}

extension Migration {
  /// The assignments of `_m`. Other uses of it stand against the migration.
  mutating func storageAssignments(of property: ObservedProperty) -> [(use: Use, value: WrapperValue)] {
    guard let name = property.declaration.name, let owner = index.type(of: property.declaration.id) else {
      return []
    }
    var result: [(use: Use, value: WrapperValue)] = []
    for use in index.uses(of: "_" + name, inside: [owner] + index.subtypes(of: owner)) {
      switch use.role {
      case .reference:
        guard index.lookUp(use.token.name, at: use.node).declarations.contains(property.declaration.id) else {
          continue
        }
      case .member(let base?):
        guard base.text == "self", index.enclosingType(of: use.node) == owner else { continue }
      default: continue
      }
      guard let assignment = Assignment(target: use.expression), assignment.isPlain,
        let value = assignment.value, let object = wrappedValue(of: value, in: property.wrapper.rawValue)
      else {
        record(ObservableRules.wrapperItself, "the wrapper '_\(name)' itself is used", at: use.node)
        continue
      }
      let callee = FunctionCallExprSyntax(value)?.calledExpression
      let isNamed = callee?.text.hasPrefix(".") == false
      let called = callee?.subtree.first { $0.text == property.wrapper.rawValue }?.range
      result.append((use, WrapperValue(whole: value, object: object, calledName: isNamed ? called : nil)))
    }
    return result
  }
}
