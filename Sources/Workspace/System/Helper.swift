import Synchronization

/// A worker thread that executes one task after another.
///
/// A run has many short steps that several threads execute together; a new thread for each step would begin
/// when the others are half done.
final class Helper: Sendable {
  /// The idle helpers.
  private static let idle = Mutex<[Helper]>([])

  private let gate = Gate()
  private let work = Mutex<(@Sendable () -> Void)?>(nil)
  private let isBusy = Atomic(false)

  private init() {}

  /// Executes `work` on an idle thread, or on a new one with the given stack size in bytes; nil if the system
  /// can't create one.
  static func begin(stackSize: Int, _ work: @escaping @Sendable () -> Void) -> Helper? {
    let helper = idle.withLock { $0.popLast() } ?? start(stackSize: stackSize)
    helper?.take(work)
    return helper
  }

  /// Waits until the work is done; the helper is then available again.
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
    // Release everything that the work retains before it counts as done.
    work.withLock { $0.take() }?()
    gate.change { isBusy.store(false, ordering: .releasing) }
  }
}
