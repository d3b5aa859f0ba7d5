import Synchronization

/// A value that is worked out when it is first asked for. Where two threads ask at once both may work it out,
/// and one answer holds for all.
struct OnDemand<Value: Sendable>: ~Copyable, Sendable {
  private let stored = AtomicLazyReference<Box>()

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// The value; `make` works it out if nobody has before.
  borrowing func value(_ make: () -> Value) -> Value {
    if let known = stored.load() { return known.value }
    return stored.storeIfNil(Box(make())).value
  }
}
