extension ProjectIndex {
  /// The role of a type in SwiftUI, determined by its conformances anywhere in the project.
  package func kind(of type: TypeID) -> TypeKind {
    foreignSupertypes(of: type).lazy.compactMap(SwiftUIProtocols.kind).min() ?? .none
  }

  /// The types that SwiftUI evaluates, and evaluates again when something that they read changes.
  package var evaluatedTypes: Set<TypeID> {
    Set(types.map(\.id).filter { kind(of: $0).isEvaluated })
  }
}
