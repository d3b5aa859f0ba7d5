package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether some list or loop has rows for values of a type, or of a type that it conforms to or inherits
  /// from.
  package func isRowElement(_ type: TypeID) -> Bool {
    let elements = rowElements
    return ([type] + index.supertypes(of: type)).contains(where: elements.contains)
  }

  /// The types of the project whose values lists and loops have rows for.
  private var rowElements: Set<TypeID> {
    memory.rowElements.answer(0) {
      let makers = ["ForEach", "List", "OutlineGroup", "Table"].flatMap { index.uses(of: $0) }
      return Set(
        makers.compactMap { use in
          use.expression.callAsCallee.flatMap { rows(of: $0.node) }.flatMap { elementType(of: $0)?.known }
        })
    }
  }

  /// Whether the project only throws and catches the values of a type, so that no view shows them.
  package func isOnlyThrown(_ type: TypeID) -> Bool {
    let uses = index.references(to: type).all.filter { use in
      use.role != .declaration && use.node.parent?.kind != .extensionDecl
        && use.node.enclosing { $0 == .typeAliasDecl } == nil
        && !index.enclosingTypes(of: use.node).contains(type)
    }
    return !uses.isEmpty && !isRowElement(type)
      && uses.allSatisfy { use in
        use.node.ancestors.contains { [.catchItem, .throwStmt].contains($0.kind) }
      }
  }
}
