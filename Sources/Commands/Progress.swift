import Reports
import Synchronization
import Workspace

/// A line on the terminal that shows the current work of a long run; empty if standard error is not a
/// terminal.
final class Progress: Sendable {
  /// A phase of a run.
  enum Work: Sendable {
    case finding
    case reading(Int)
    case parsing(Int)
    case looking(Int)
    case writing(Int)
  }

  private let isOn: Bool
  private let start = ContinuousClock.now
  private let done = Atomic(0)
  private let state = Mutex(State())

  private struct State {
    /// The current work; nil while other output uses the terminal.
    var work: Work?
    var isShown = false
    var hasPainter = false
  }

  /// How long a run takes before it shows progress, and the interval between updates.
  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  /// Creates a progress line on standard error, if that is a terminal and `isWanted`.
  init(isWanted: Bool) {
    isOn = isWanted && StandardStream.error.isTerminal && HostProcess.environment("TERM") != "dumb"
  }

  /// Begins a phase.
  func begin(_ work: Work) {
    guard isOn else { return }
    done.store(0, ordering: .relaxed)
    let isFirst = state.withLock { state in
      state.work = work
      defer { state.hasPainter = true }
      return !state.hasPainter
    }
    // If there is no thread, there is just no progress line.
    if isFirst { try? runInBackground { self.paintOnAndOn() } }
  }

  /// Counts a finished file.
  func step() {
    if isOn { done.wrappingAdd(1, ordering: .relaxed) }
  }

  /// Removes the line, before other output is written.
  func end() {
    guard isOn else { return }
    state.withLock { state in
      if state.isShown { StandardStream.error.write("\r\u{1B}[K") }
      (state.work, state.isShown) = (nil, false)
    }
  }

  private func paintOnAndOn() {
    HostProcess.sleep(Self.patience)
    while true {
      state.withLock { state in
        guard let work = state.work else { return }
        state.isShown = true
        // A line that wraps at the edge could not be removed as a whole.
        let room = (StandardStream.error.columnCount ?? .max) - 1
        StandardStream.error.write("\r\u{1B}[K" + text(of: work).prefix(room))
      }
      HostProcess.sleep(Self.interval)
    }
  }

  private func text(of work: Work) -> String {
    let count = done.load(ordering: .relaxed)
    let seconds = (ContinuousClock.now - start).components.seconds
    return switch work {
    case .finding: "looking for files"
    case .reading(let total): "reading \(count) of \(total.counted("file"))"
    case .parsing(let total): "parsing \(count) of \(total.counted("file"))"
    case .looking(let total): "looking at \(total.counted("file")), \(seconds) s"
    case .writing(let total): "writing \(total.counted("file"))"
    }
  }
}
