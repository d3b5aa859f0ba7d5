// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update()
}

@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value)
  public init(initialValue value: Value)
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init()
}

@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void)
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void)
  public static func constant(_ value: Value) -> Binding<Value>
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
  public init(projectedValue: Binding<Value>)
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    get
  }
  public var transaction: Transaction
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V?
  public init?(_ base: Binding<Value?>)
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable
  public func transaction(_ transaction: Transaction) -> Binding<Value>
  public func animation(_ animation: Animation? = .default) -> Binding<Value>
}

extension Binding: Identifiable where Value: Identifiable {
  public typealias ID = Value.ID
  public var id: Value.ID { get }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { get }
  public var endIndex: Index { get }
  public var indices: Indices { get }
  public func index(after i: Index) -> Index
  public func formIndex(after i: inout Index)
  public subscript(position: Index) -> Element { get }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index
  public func formIndex(before i: inout Index)
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { get }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value)
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>)
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { get }
}

extension Bindable where Value: ObservableObject {
  @available(
    *, unavailable,
    message:
      "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."
  )
  public init(wrappedValue: Value)
}

extension Bindable where Value: Observable {
  public init(wrappedValue: Value)
  public init(_ wrappedValue: Value)
  public init(projectedValue: Bindable<Value>)
}

extension Bindable: Identifiable where Value: Identifiable {
  public typealias ID = Value.ID
  public var id: Value.ID { get }
}

extension Bindable: Sendable where Value: Sendable {}
