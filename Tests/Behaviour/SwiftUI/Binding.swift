// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty, Comparing {
  /// What tells it from other bindings; none is the same as one that is made of functions.
  let identity: AnyHashable?
  /// What it held when it was made, where that decides whether a view has changed.
  let snapshot: Value?
  private let get: () -> Value
  private let set: (Value) -> Void

  init(
    identity: AnyHashable?, snapshot: Value?, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    self.identity = identity
    self.snapshot = snapshot
    self.get = get
    self.set = set
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(identity: nil, snapshot: get(), get: get, set: set)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(identity: "constant", snapshot: value, get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      identity: identity.map { [$0, path] as [AnyHashable] }, snapshot: snapshot.map { $0[keyPath: path] },
      get: { get()[keyPath: path] },
      set: {
        var value = get()
        value[keyPath: path] = $0
        set(value)
      })
  }

  func isSame(as other: Any) -> Bool {
    guard let other = other as? Self, let identity, identity == other.identity else { return false }
    guard let snapshot, let others = other.snapshot else { return true }
    return same(snapshot, others)
  }
}

extension Binding {
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      identity: base.identity, snapshot: value, get: { base.wrappedValue ?? value },
      set: { base.wrappedValue = $0 })
  }

  public func animation() -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  public subscript(position: Index) -> Binding<Value.Element> {
    let last = wrappedValue[position]
    return Binding<Value.Element>(
      identity: identity.flatMap { base in (position as? AnyHashable).map { [base, $0] as [AnyHashable] } },
      snapshot: snapshot.map { $0[position] },
      get: {
        let values = wrappedValue
        return values.indices.contains(position) ? values[position] : last
      },
      set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value: AnyObject & Observable>: Comparing {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding<Part>(
      identity: [ObjectIdentifier(object), path] as [AnyHashable], snapshot: nil,
      get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }

  func isSame(as other: Any) -> Bool { wrappedValue === (other as? Self)?.wrappedValue }
}
