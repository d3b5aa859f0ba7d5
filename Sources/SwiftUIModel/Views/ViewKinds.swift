package import ProjectIndex

extension SwiftUIModel {
  /// What a type is to SwiftUI, by the protocols that it conforms to anywhere in the project; a protocol of
  /// the project that refines one of SwiftUI's counts as that. ``TypeKind/none`` also where nothing shows it:
  /// ask ``ProjectIndex/hasUndecidedInheritance(_:)`` where that matters.
  package func kind(of type: TypeID) -> TypeKind {
    memory.kinds.answer(Int(type.rawValue)) { index.kind(of: type) }
  }

  /// Whether a type is a view, a shape or a representable: what can be where a view is shown.
  package func isView(_ type: TypeID) -> Bool { kind(of: type).isView }
}
