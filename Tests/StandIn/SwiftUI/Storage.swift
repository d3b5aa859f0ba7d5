// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool?
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int?
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double?
  public init(_ key: String, store: UserDefaults? = nil) where Value == String?
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL?
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data?
}

@frozen @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool
  public init(wrappedValue: Value, _ key: String) where Value == Int
  public init(wrappedValue: Value, _ key: String) where Value == Double
  public init(wrappedValue: Value, _ key: String) where Value == String
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Int?
  public init(_ key: String) where Value == String?
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value)
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
  public var wrappedValue: Value { get }
}

@frozen @propertyWrapper public struct Namespace: DynamicProperty {
  @frozen public struct ID: Hashable, Sendable {}
  public init()
  public var wrappedValue: ID { get }
}
