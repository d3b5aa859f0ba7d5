import Synchronization

/// A thread that does one piece of work after another, for whoever needs it next.
///
/// A run has many steps that several threads take together, most of them short; a new thread for each would
/// begin when the others are half done.
final class Helper: Sendable {
  /// Those that have nothing to do.
  private static let idle = Mutex<[Helper]>([])

  private let gate = Gate()
  private let work = Mutex<(@Sendable () -> Void)?>(nil)
  private let isBusy = Atomic(false)

  private init() {}

  /// Has `work` done on a thread that has nothing else to do, or on a new one, with a stack of so many bytes;
  /// nil where the system gives none.
  static func begin(stackSize: Int, _ work: @escaping @Sendable () -> Void) -> Helper? {
    let helper = idle.withLock { $0.popLast() } ?? start(stackSize: stackSize)
    helper?.take(work)
    return helper
  }

  /// Waits until the work is done; then the helper is there for others.
  func finish() {
    gate.wait { !isBusy.load(ordering: .acquiring) }
    Self.idle.withLock { $0.append(self) }
  }

  private static func start(stackSize: Int) -> Helper? {
    let helper = Helper()
    let thread = POSIX.startThread(stackSize: stackSize) { while true { helper.workOnce() } }
    return thread == nil ? nil : helper
  }

  private func take(_ work: @escaping @Sendable () -> Void) {
    self.work.withLock { $0 = work }
    gate.change { isBusy.store(true, ordering: .releasing) }
  }

  private func workOnce() {
    gate.wait { isBusy.load(ordering: .acquiring) }
    // What the work holds on to is given up before it counts as done.
    work.withLock { $0.take() }?()
    gate.change { isBusy.store(false, ordering: .releasing) }
  }
}
