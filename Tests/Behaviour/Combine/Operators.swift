// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Publisher {
  /// A publisher whose values pass through `step`, which may hand on any number of others.
  private func stepped<T>(
    _ makeStep: @escaping () -> (Output, (T) -> Void) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher<T, Failure>(attachment: { end in
      let step = makeStep()
      return attach(End(receive: { step($0, end.receive) }, complete: end.complete))
    })
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    stepped { { value, hand in hand(transform(value)) } }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    stepped { { value, hand in transform(value).map(hand) } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    stepped { { value, hand in if isIncluded(value) { hand(value) } } }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    stepped {
      var left = count
      return { value, hand in
        if left > 0 { left -= 1 } else { hand(value) }
      }
    }
  }

  public func scan<T>(_ first: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    stepped {
      var sum = first
      return { value, hand in
        sum = next(sum, value)
        hand(sum)
      }
    }
  }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    stepped {
      var last: Output?
      return { value, hand in
        guard value != last else { return }
        last = value
        hand(value)
      }
    }
  }

  public func handleEvents(receiveOutput: @escaping (Output) -> Void) -> AnyPublisher<Output, Failure> {
    stepped {
      { value, hand in
        receiveOutput(value)
        hand(value)
      }
    }
  }

  public func merge(with other: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
    AnyPublisher<Output, Failure>(attachment: { end in
      let both = [attach(end), other.attach(end)]
      return AnyCancellable { both.forEach { $0.cancel() } }
    })
  }

  public func combineLatest<T>(_ other: some Publisher<T, Failure>) -> AnyPublisher<(Output, T), Failure> {
    AnyPublisher<(Output, T), Failure>(attachment: { end in
      var mine: Output?
      var others: T?
      func hand() {
        if let mine, let others { end.receive((mine, others)) }
      }
      let first = attach(
        End(
          receive: {
            mine = $0; hand()
          }, complete: end.complete))
      let second = other.attach(
        End(
          receive: {
            others = $0; hand()
          }, complete: { _ in }))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    })
  }

  /// Later values cancel what an earlier one started.
  public func debounce<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher<Output, Failure>(attachment: { end in
      var waiting: AnyCancellable?
      let source = attach(
        End(
          receive: { value in
            waiting = VirtualTime.after(interval.seconds) { end.receive(value) }
          }, complete: end.complete))
      return AnyCancellable {
        source.cancel()
        waiting?.cancel()
      }
    })
  }

  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher<Output, Failure>(attachment: { end in
      var waiting: [AnyCancellable] = []
      let source = attach(
        End(
          receive: { value in
            waiting.append(VirtualTime.after(interval.seconds) { end.receive(value) })
          }, complete: end.complete))
      return AnyCancellable {
        source.cancel()
        waiting.forEach { $0.cancel() }
      }
    })
  }

  /// On the next turn, even if the scheduler is the one that is running, as Apple's queues and run loops do.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    delay(for: 0, scheduler: scheduler)
  }
}
