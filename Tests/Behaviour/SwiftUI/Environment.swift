// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  var values: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The look of what is beneath, as it is printed.
  var look: [String: String] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func isSame(as other: EnvironmentValues) -> Bool {
    look == other.look && objects.count == other.objects.count && values.count == other.values.count
      && objects.allSatisfy { other.objects[$0] === $1 }
      && values.allSatisfy { key, value in other.values[key].map { same(value, $0) } ?? false }
  }
}

extension Node {
  /// Reads the environment, and has the view evaluated when the answer is another one.
  func read<Value>(_ read: @escaping (EnvironmentValues) -> Value?) -> Value? {
    let value = read(environment)
    environmentReads.append((value, read))
    return value
  }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty, Comparing {
  private let read: (EnvironmentValues) -> Value?
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0.objects[ObjectIdentifier(objectType)] as? Value }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0.objects[ObjectIdentifier(objectType)] as? T) }
  }

  public var wrappedValue: Value {
    guard let value = value ?? read(EnvironmentValues()) else {
      fatalError("no object of type \(Value.self) is in the environment")
    }
    return value
  }

  public mutating func _install(in owner: _PropertyOwner, slot: Int) { value = owner.node.read(read) }

  func isSame(as other: Any) -> Bool { true }
}

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    Wrapped<Self, Tags.Environment>(content: self) { $0[keyPath: keyPath] = value }
  }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    Wrapped<Self, Tags.Environment>(content: self) { $0.objects[ObjectIdentifier(T.self)] = object }
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(action: {}) }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

public enum ColorScheme: Sendable { case light, dark }
public enum ScenePhase: Sendable { case background, inactive, active }

public struct DismissAction {
  let action: @MainActor () -> Void

  @MainActor public func callAsFunction() { action() }
}
