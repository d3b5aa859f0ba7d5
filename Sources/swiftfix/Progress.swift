import Synchronization
import Workspace

/// A line on the terminal that tells how far a long run is; nothing where nobody watches.
final class Progress: Sendable {
  private let isOn: Bool
  private let done = Atomic(0)
  private let state: Mutex<State>

  private struct State {
    var total = 0
    var isShown = false
    /// When the line is to be written next.
    var next: ContinuousClock.Instant
  }

  /// How long a run goes on before it tells of itself, and how often it does then.
  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  /// A line on standard error, if that is a terminal and `isWanted`.
  init(isWanted: Bool) {
    isOn = isWanted && StandardStream.error.isTerminal && HostProcess.environment("TERM") != "dumb"
    state = Mutex(State(next: .now + Self.patience))
  }

  /// Begins a piece of work on so many files.
  func begin(_ total: Int) {
    guard isOn else { return }
    done.store(0, ordering: .relaxed)
    state.withLock { $0.total = total }
  }

  /// Tells that a file is done.
  func step() {
    guard isOn else { return }
    let count = done.wrappingAdd(1, ordering: .relaxed).newValue
    // Whoever finds the line being written goes on working.
    _ = state.withLockIfAvailable { state in
      guard ContinuousClock.now >= state.next else { return }
      state.next = .now + Self.interval
      state.isShown = true
      StandardStream.error.write("\r\u{1B}[K\(count) of \(state.total) files")
    }
  }

  /// Takes the line away, before anything else is written.
  func end() {
    guard isOn else { return }
    state.withLock { state in
      if state.isShown { StandardStream.error.write("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
