import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The assignments to the storage of a wrapper, `_m`.
struct StorageAssignments {
  struct Assigned {
    /// The name `_m`.
    let use: Use
    /// The whole value.
    let value: Node
    /// The object in it.
    let object: Node
    /// The name of the wrapper, if it is explicit.
    let calledName: Range<Int>?
  }

  private(set) var all: [Assigned] = []

  /// The other uses of the storage, which prevent a migration.
  private(set) var reasons: [LocatedReason] = []

  /// The assignments of the storage of a property.
  init(of property: ObservedProperty, _ index: ProjectIndex) {
    guard let owner = index.type(of: property.declaration.id) else { return }
    for use in index.uses(of: "_" + property.name, inside: [owner] + index.subtypes(of: owner))
    where index.isOwn(use, property.declaration.id, in: [owner]) {
      guard let assigned = Self.assigned(at: use, property.wrapper.rawValue) else {
        reasons.append(
          LocatedReason(
            ObservableRules.wrapperItself, "the wrapper '_\(property.name)' itself is used", at: use.node))
        continue
      }
      all.append(assigned)
    }
  }

  private static func assigned(at use: Use, _ wrapper: String) -> Assigned? {
    guard let assignment = Assignment(target: use.expression), assignment.isPlain,
      let value = assignment.value, let object = value.wrappedValue(in: wrapper)
    else { return nil }
    let callee = FunctionCallExprSyntax(value)?.calledExpression
    let isNamed = callee?.text.hasPrefix(".") == false
    let called = callee?.subtree.first { $0.text == wrapper }?.range
    return Assigned(use: use, value: value, object: object, calledName: isNamed ? called : nil)
  }
}

extension Attribute {
  /// The edit that renames an attribute.
  func renamed(to name: String) -> TextEdit { TextEdit(typeName?.range ?? node.range, with: name) }
}
