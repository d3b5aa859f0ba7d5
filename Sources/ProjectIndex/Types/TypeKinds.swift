extension ProjectIndex {
  /// What a type is to SwiftUI, by the protocols that it conforms to anywhere in the project.
  package func kind(of type: TypeID) -> TypeKind {
    foreignSupertypes(of: type).lazy.compactMap(SwiftUIProtocols.kind).min() ?? .none
  }

  /// The types that SwiftUI evaluates, and evaluates again when what that read changes.
  package var evaluatedTypes: Set<TypeID> {
    Set(types.map(\.id).filter { kind(of: $0).isEvaluated })
  }
}
