// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What several ends listen to. Values arrive in the order in which the ends were attached.
final class Ends<Output, Failure: Error> {
  private var ends: [(number: Int, end: End<Output, Failure>)] = []
  private var last = 0

  func add(_ end: End<Output, Failure>) -> AnyCancellable {
    last += 1
    let number = last
    ends.append((number, end))
    return AnyCancellable { [weak self] in self?.ends.removeAll { $0.number == number } }
  }

  func send(_ value: Output) {
    for (_, end) in ends { end.receive(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let all = ends
    ends = []
    for (_, end) in all { end.complete(completion) }
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let ends = Ends<Output, Failure>()

  public init() {}

  public func attach(_ end: End<Output, Failure>) -> AnyCancellable { ends.add(end) }

  public func send(_ value: Output) { ends.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { ends.send(completion: completion) }
}

extension PassthroughSubject where Output == Void {
  public func send() { send(()) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let ends = Ends<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func attach(_ end: End<Output, Failure>) -> AnyCancellable {
    end.receive(current)
    return ends.add(end)
  }

  public func send(_ value: Output) {
    current = value
    ends.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { ends.send(completion: completion) }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  private let value: Output

  public init(_ value: Output) { self.value = value }

  public func attach(_ end: End<Output, Never>) -> AnyCancellable {
    end.receive(value)
    end.complete(.finished)
    return AnyCancellable {}
  }
}
