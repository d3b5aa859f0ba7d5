package import ProjectIndex

extension SwiftUIModel {
  /// The role of a type in SwiftUI, determined by its conformances anywhere in the project; a protocol of the
  /// project that refines one of SwiftUI's counts as that. Also ``TypeKind/none`` if it is unknown: check
  /// ``ProjectIndex/hasUndecidedInheritance(_:)`` if that matters.
  package func kind(of type: TypeID) -> TypeKind {
    memory.kinds.answer(Int(type.rawValue)) { index.kind(of: type) }
  }

  /// Whether a type is a view, a shape or a representable: it can be used as a view.
  package func isView(_ type: TypeID) -> Bool { kind(of: type).isView }
}
