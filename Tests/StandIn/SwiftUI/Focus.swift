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

nonisolated extension View {
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View
  public func focusable(_ isFocusable: Bool = true) -> some View
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View
}
