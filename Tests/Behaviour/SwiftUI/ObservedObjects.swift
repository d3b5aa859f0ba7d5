// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Combine

/// What an object's changes do to a view, as long as this is kept.
private struct Observation {
  let object: AnyObject
  let cancellable: AnyCancellable
}

extension Node {
  /// Has the view evaluated whenever the object says that it will change.
  fileprivate func observe<Object: ObservableObject>(_ object: Object, slot: Int) {
    if let known = stored[slot] as? Observation, known.object === object { return }
    let cancellable = object.objectWillChange.sink { [weak self] _ in self?.invalidate() }
    stored[slot] = Observation(object: object, cancellable: cancellable)
  }
}

@MainActor @preconcurrency @dynamicMemberLookup public struct ObjectBindings<Object: ObservableObject> {
  let object: Object

  public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
    let object = object
    return Binding<Part>(
      identity: [ObjectIdentifier(object), path] as [AnyHashable], snapshot: object[keyPath: path],
      get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, Comparing {
  nonisolated(unsafe) private let make: () -> ObjectType
  nonisolated(unsafe) private var object: ObjectType?

  nonisolated public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

  /// Before the view is installed each use makes another object, of which SwiftUI warns.
  public var wrappedValue: ObjectType { object ?? make() }
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }

  nonisolated public mutating func _install(in owner: _PropertyOwner, slot: Int) {
    let known = owner.node.stored[-slot - 1] as? ObjectType ?? make()
    owner.node.stored[-slot - 1] = known
    owner.node.observe(known, slot: slot)
    object = known
  }

  nonisolated func isSame(as other: Any) -> Bool { true }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, Comparing {
  public typealias Wrapper = ObjectBindings<ObjectType>
  nonisolated(unsafe) public var wrappedValue: ObjectType

  nonisolated public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  nonisolated public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  nonisolated public mutating func _install(in owner: _PropertyOwner, slot: Int) {
    owner.node.observe(wrappedValue, slot: slot)
  }

  nonisolated func isSame(as other: Any) -> Bool {
    wrappedValue === (other as? Self)?.wrappedValue
  }
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, Comparing {
  nonisolated(unsafe) private var object: ObjectType?

  nonisolated public init() {}

  public var wrappedValue: ObjectType {
    guard let object else { fatalError("no object of type \(ObjectType.self) is in the environment") }
    return object
  }
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }

  nonisolated public mutating func _install(in owner: _PropertyOwner, slot: Int) {
    object = owner.node.read { $0.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType }
    if let object { owner.node.observe(object, slot: slot) }
  }

  nonisolated func isSame(as other: Any) -> Bool { true }
}

extension View {
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    Wrapped<Self, Tags.Environment>(content: self) { $0.objects[ObjectIdentifier(T.self)] = object }
  }
}
