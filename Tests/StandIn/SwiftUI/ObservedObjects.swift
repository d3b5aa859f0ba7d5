// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
  public var wrappedValue: ObjectType { get }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
  nonisolated public mutating func update()
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { get }
  }

  nonisolated public init(initialValue: ObjectType)
  nonisolated public init(wrappedValue: ObjectType)
  public var wrappedValue: ObjectType { get set }
  public var projectedValue: Wrapper { get }
  nonisolated public mutating func update()
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { get }
  }

  nonisolated public init()
  public var wrappedValue: ObjectType { get }
  public var projectedValue: Wrapper { get }
  nonisolated public mutating func update()
}

nonisolated extension View {
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View
}

extension Scene {
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene
}
