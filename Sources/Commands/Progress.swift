import Reports
import Synchronization
import Workspace

/// A line on the terminal that tells what a long run is at; nothing where nobody watches.
final class Progress: Sendable {
  /// A piece of a run.
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
    /// What is done now; nil where something else has the terminal.
    var work: Work?
    var isShown = false
    var hasPainter = false
  }

  /// How long a run goes on before it tells of itself, and how often it does then.
  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  /// A line on standard error, if that is a terminal and `isWanted`.
  init(isWanted: Bool) {
    isOn = isWanted && StandardStream.error.isTerminal && HostProcess.environment("TERM") != "dumb"
  }

  /// Begins a piece of work.
  func begin(_ work: Work) {
    guard isOn else { return }
    done.store(0, ordering: .relaxed)
    let isFirst = state.withLock { state in
      state.work = work
      defer { state.hasPainter = true }
      return !state.hasPainter
    }
    // Without a thread there is no line, which is no loss.
    if isFirst { try? runInBackground { self.paintOnAndOn() } }
  }

  /// Tells that a file is done.
  func step() {
    if isOn { done.wrappingAdd(1, ordering: .relaxed) }
  }

  /// Takes the line away, before anything else is written.
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
        // A line that goes over the edge could not be taken away as one.
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
