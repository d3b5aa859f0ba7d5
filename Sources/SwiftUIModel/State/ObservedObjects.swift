package import ProjectIndex

extension SwiftUIModel {
  /// The class of the object that a property observes as a whole, by `@ObservedObject`, `@StateObject` or
  /// `@EnvironmentObject`. Nil for an optional, and if the project doesn't declare the class exactly once.
  package func observedClass(of property: Declaration) -> TypeID? {
    guard let held = heldObject(in: property), held.observation == .whole, !index[held.type].isSplit else {
      return nil
    }
    if case .instance(_, let depth) = index.typeOfVariable(property.id), depth > 0 { return nil }
    return held.type
  }

  /// The wrappers that evaluate a view at each change which their object announces.
  package static let observingWrappers = ["ObservedObject", "StateObject", "EnvironmentObject"]
}
