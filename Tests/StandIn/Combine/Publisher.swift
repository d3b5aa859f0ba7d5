// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Swift
import _Concurrency

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

/// A publisher of this stand-in, which nobody will ever run.
public protocol _DeclaredPublisher: Publisher {}

extension _DeclaredPublisher {
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self>
}

public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public enum Subscribers {
  public struct Demand: Equatable, Hashable, Sendable {
    public static let unlimited: Demand
    public static let none: Demand
    public static func max(_ value: Int) -> Demand
  }

  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void)
  public init<C: Cancellable>(_ canceller: C)
  final public func cancel()
  final public func hash(into hasher: inout Hasher)
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool
}

@available(*, unavailable)
extension AnyCancellable: @unchecked Sendable {}

extension Cancellable {
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable
  public func store(in set: inout Set<AnyCancellable>)
}

public struct AnyPublisher<Output, Failure: Error>: _DeclaredPublisher {
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure
}
