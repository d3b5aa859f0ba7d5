// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A source of values. There is no back pressure: whoever attaches gets everything.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches an end to the publisher, until what it returns is cancelled or let go.
  func attach(_ end: End<Output, Failure>) -> AnyCancellable
}

/// Where values arrive.
public struct End<Output, Failure: Error> {
  let receive: (Output) -> Void
  let complete: (Subscribers.Completion<Failure>) -> Void
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ action: @escaping () -> Void) { self.action = action }

  public convenience init(_ other: some Cancellable) { self.init { other.cancel() } }

  deinit { action?() }

  public func cancel() {
    let last = action
    action = nil
    last?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store(in list: inout [AnyCancellable]) { list.append(self) }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attachment: (End<Output, Failure>) -> AnyCancellable

  init(attachment: @escaping (End<Output, Failure>) -> AnyCancellable) { self.attachment = attachment }

  public init(_ base: some Publisher<Output, Failure>) { attachment = base.attach }

  public func attach(_ end: End<Output, Failure>) -> AnyCancellable { attachment(end) }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func sink(
    receiveCompletion complete: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue receive: @escaping (Output) -> Void
  ) -> AnyCancellable {
    attach(End(receive: receive, complete: complete))
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue receive: @escaping (Output) -> Void) -> AnyCancellable {
    attach(End(receive: receive, complete: { _ in }))
  }

  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.assignments.append(sink { [weak storage] value in storage?.set(value) })
  }
}
