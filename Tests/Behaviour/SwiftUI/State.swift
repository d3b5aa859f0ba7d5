// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol DynamicProperty {
  mutating func update()
  mutating func _install(in node: _PropertyOwner, slot: Int)
}

/// The node that a property belongs to, as the outside may see it.
public struct _PropertyOwner {
  let node: Node
}

extension DynamicProperty {
  public mutating func update() {}

  /// A struct of properties: each of its own ones belongs to the node.
  public mutating func _install(in owner: _PropertyOwner, slot: Int) {
    MainActor.assumeIsolated { SwiftUI.install(&self, in: owner.node, slot: slot) }
  }

  mutating func _install(in node: Node, slot: Int) { _install(in: _PropertyOwner(node: node), slot: slot) }
}

/// Where the value of a `@State` is kept.
final class StateLocation<Value> {
  private var value: Value
  private var readers: [ObjectIdentifier: () -> Node?] = [:]

  init(_ value: Value) { self.value = value }

  func read() -> Value {
    if let node = Graph.evaluating { readers[ObjectIdentifier(node)] = { [weak node] in node } }
    return value
  }

  /// Equal values change nothing.
  func write(_ newValue: Value) {
    guard !same(value, newValue) else { return }
    value = newValue
    for reader in readers.values { reader()?.invalidate() }
  }
}

@propertyWrapper public struct State<Value>: DynamicProperty, Comparing {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(
      identity: ObjectIdentifier(location), snapshot: nil, get: { location.read() },
      set: { location.write($0) })
  }

  public mutating func _install(in owner: _PropertyOwner, slot: Int) {
    let known = owner.node.stored[slot] as? StateLocation<Value> ?? StateLocation(initial)
    owner.node.stored[slot] = known
    location = known
  }

  func isSame(as other: Any) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

public typealias FocusState<Value> = State<Value>
