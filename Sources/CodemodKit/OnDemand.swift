import Synchronization

/// A value that is worked out when it is first asked for, and once only.
struct OnDemand<Value: Sendable>: ~Copyable, Sendable {
  private let stored = Mutex<Value?>(nil)

  /// The value; `make` works it out the first time, and must not ask for it itself.
  borrowing func value(_ make: () -> Value) -> Value {
    stored.withLock { stored in
      if let stored { return stored }
      let made = make()
      stored = made
      return made
    }
  }
}
