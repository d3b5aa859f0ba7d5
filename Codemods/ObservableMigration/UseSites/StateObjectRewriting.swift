import ProjectIndex
import Rewriting
import SwiftCST

/// `@StateObject var m = C()` → `@State var m = C()`.
struct StateObjectRewriting {
  private(set) var step = MigrationStep()

  private let declaration: Declaration
  private let index: ProjectIndex

  init(_ property: ObservedProperty, _ index: ProjectIndex, _ names: NamesInSight) {
    declaration = property.declaration
    self.index = index
    let wrapper = names.spelling(of: "State", at: declaration.node)
    step.change(property.attribute.renamed(to: wrapper), near: property.attribute.node)
    let assignments = StorageAssignments(of: property, index)
    step += assignments.reasons
    for assigned in assignments.all {
      if let name = assigned.calledName {
        step.change(TextEdit(name, with: wrapper), near: assigned.use.node)
      }
    }
    removeDefault(assignments.all.map(\.use))
    if let use = useInInit {
      step.addReason(
        ObservableRules.useInInit,
        "'\(property.name)' is used in 'init', where SwiftUI creates an object for each use of a "
          + "@StateObject; @State returns the one that the view keeps", at: use.node)
    }
  }

  /// The first use of the property in `init`: before a view has its object, SwiftUI creates another one for
  /// each use of a `@StateObject`.
  private var useInInit: Use? {
    guard let name = declaration.name, let owner = index.type(of: declaration.id) else { return nil }
    return index.ownMembers(named: "init", of: owner).compactMap(\.body?.node).firstNonNil { body in
      index.uses(of: name, in: body).first { index.isOwn($0, declaration.id, in: [owner]) }
    }
  }

  /// A `@State` with a default can't be assigned in `init` (Xcode 27): the default is removed if every `init`
  /// assigns it.
  private mutating func removeDefault(_ assignments: [Use]) {
    guard let initializer = declaration.binding?.initializer, !assignments.isEmpty,
      let owner = index.type(of: declaration.id)
    else { return }
    let initializers = index.ownMembers(named: "init", of: owner).compactMap(\.body?.node)
    let all = initializers.allSatisfy { body in assignments.contains { body.contains($0.node) } }
    let type = declaration.typeAnnotation == nil ? initializer.value.flatMap(createdType) : ""
    guard all, let type else {
      step.addReason(
        ObservableRules.stateSetInInit, "@State default plus init assignment (Xcode 27)", at: declaration.node
      )
      return
    }
    let annotation = type.isEmpty ? "" : ": " + type
    step.change(TextEdit(TextSpans.fromPrevious(initializer.node), with: annotation), near: declaration.node)
  }

  /// The type that a value names explicitly: `Store()`, `Store.shared`.
  private func createdType(_ value: Node) -> String? {
    if let base = MemberAccessExprSyntax(value)?.base, base.kind == .declReferenceExpr,
      case .metatype(.known(let type)) = index.typeOfExpression(base), !index.isGeneric(type),
      case .instance(.known(type), optionalDepth: 0) = index.typeOfExpression(value)
    {
      return base.text
    }
    guard let callee = FunctionCallExprSyntax(value)?.calledExpression, callee.kind == .declReferenceExpr,
      case .metatype(.known(let type)) = index.typeOfExpression(callee), !index.isGeneric(type)
    else { return nil }
    return callee.text
  }
}
