import Synchronization

/// A value that is computed once, on first access.
struct LazyValue<Value: Sendable>: ~Copyable, Sendable {
  private let stored = Mutex<Value?>(nil)

  /// The value; `make` computes it on first access, and must not access it itself.
  borrowing func value(_ make: () -> Value) -> Value {
    stored.withLock { stored in
      if let stored { return stored }
      let made = make()
      stored = made
      return made
    }
  }
}
