// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @frozen @propertyWrapper public struct Binding {
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: Binding { get }
  }

  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding { get }
  public init() where Value == Bool
  public init<T: Hashable>() where Value == T?
}

@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { get }
  }

  nonisolated public init()
  public var wrappedValue: ObjectType? { get }
  public var projectedValue: Wrapper? { get }
}

nonisolated extension View {
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View
  public func focusable(_ isFocusable: Bool = true) -> some View
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View
}
