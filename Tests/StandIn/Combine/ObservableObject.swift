// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Swift
import _Concurrency

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { get }
}

final public class ObservableObjectPublisher: _DeclaredPublisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init()
  final public func send()
}

@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value)
  public init(initialValue: Value)

  public struct Publisher: _DeclaredPublisher {
    public typealias Output = Value
    public typealias Failure = Never
  }

  public var projectedValue: Publisher { mutating get set }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value { get set }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value { get set }
}

@available(*, unavailable)
extension Published: @unchecked Sendable {}
