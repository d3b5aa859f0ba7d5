// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let ends = Ends<Void, Never>()

  public init() {}

  public func attach(_ end: End<Void, Never>) -> AnyCancellable { ends.add(end) }

  public func send() { ends.send(()) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that `@Published` sends to. A class that writes one of its own sends by hand.
  public var objectWillChange: ObservableObjectPublisher { SynthesizedPublishers.publisher(of: self) }
}

/// The publishers of objects that don't store one, by object. Apple's keeps them in the `@Published`
/// properties.
enum SynthesizedPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = known(of: object) { return known }
    let publisher = ObservableObjectPublisher()
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return publisher
  }

  static func known(of object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object != nil else { return nil }
    return entry.publisher
  }
}

@propertyWrapper
public struct Published<Value> {
  /// The value, where a publisher can get at it.
  final class Storage {
    var value: Value
    let ends = Ends<Value, Never>()
    var assignments: [AnyCancellable] = []
    /// Sends the `objectWillChange` of the object that the property is of, once that is known.
    var willChange: () -> Void = {}

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      willChange()
      ends.send(newValue)
      value = newValue
    }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage

    public func attach(_ end: End<Value, Never>) -> AnyCancellable {
      let cancellable = storage.ends.add(end)
      end.receive(storage.value)
      return cancellable
    }
  }

  let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public init(initialValue: Value) { storage = Storage(initialValue) }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage path: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: path].storage.value }
    set { connected(owner, path).set(newValue) }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    projected _: KeyPath<Owner, Publisher>,
    storage path: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get { Publisher(storage: connected(owner, path)) }
    set {}
  }

  private static func connected<Owner: AnyObject>(
    _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Storage {
    let storage = owner[keyPath: path].storage
    storage.willChange = { [weak owner] in
      guard let owner else { return }
      SynthesizedPublishers.known(of: owner)?.send()
    }
    return storage
  }
}
