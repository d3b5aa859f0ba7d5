package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether some list or loop has rows for values of a type, or of a type that it conforms to or inherits
  /// from.
  package func isRowElement(_ type: TypeID) -> Bool {
    let elements = rowElements
    return ([type] + index.supertypes(of: type)).contains(where: elements.contains)
  }

  /// Whether rows of a list or loop are identified by the `id` of the values of a type.
  package func identifiesRows(_ type: TypeID) -> Bool {
    let identifying = memory.rowElements.answer(1) { elements { ["id", nil].contains($0.identityName) } }
    return ([type] + index.supertypes(of: type)).contains(where: identifying.contains)
  }

  /// Whether rows for the values of a type are identified by their positions, where the `id` should identify them.
  package func isInRowsByPosition(_ type: TypeID) -> Bool {
    let numbered = memory.rowElements.answer(3) { elements { $0.identityName == "offset" } }
    return ([type] + index.supertypes(of: type)).contains(where: numbered.contains)
  }

  /// Whether SwiftUI asks the values of a type for their `id` to identify rows, or what a sheet shows.
  package func isIdentified(_ type: TypeID) -> Bool {
    let presented = memory.rowElements.answer(2) {
      let presenting = ["fullScreenCover", "navigationDestination", "popover", "sheet"]
      return Set(
        presenting.flatMap { index.uses(of: $0) }
          .compactMap { use in use.expression.callAsCallee.flatMap { typePresented(by: $0)?.known } })
    }
    return identifiesRows(type) || presented.contains(type)
  }

  /// The types of the project whose values lists and loops have rows for.
  private var rowElements: Set<TypeID> { memory.rowElements.answer(0) { elements { _ in true } } }

  private func elements(of isWanted: (Rows) -> Bool) -> Set<TypeID> {
    let makers = ["ForEach", "List", "OutlineGroup", "Table"].flatMap { index.uses(of: $0) }
    return Set(
      makers.compactMap { use in
        guard let rows = use.expression.callAsCallee.flatMap({ rows(of: $0.node) }), isWanted(rows) else {
          return nil
        }
        return elementType(of: rows)?.known
      })
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
