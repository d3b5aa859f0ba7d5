// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Swift
import _Concurrency

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send()
}

final public class PassthroughSubject<Output, Failure: Error>: Subject, _DeclaredPublisher {
  public init()
  final public func send(_ input: Output)
  final public func send(completion: Subscribers.Completion<Failure>)
  final public func send(subscription: any Subscription)
}

final public class CurrentValueSubject<Output, Failure: Error>: Subject, _DeclaredPublisher {
  final public var value: Output
  public init(_ value: Output)
  final public func send(_ input: Output)
  final public func send(completion: Subscribers.Completion<Failure>)
  final public func send(subscription: any Subscription)
}

@available(*, unavailable)
extension PassthroughSubject: @unchecked Sendable {}
@available(*, unavailable)
extension CurrentValueSubject: @unchecked Sendable {}
