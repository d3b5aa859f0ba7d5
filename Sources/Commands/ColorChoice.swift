import Reports
import Workspace

/// When output has colours.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// What `--color` says; `auto` where it is not given.
  init(_ arguments: Arguments) throws(UsageError) {
    guard let word = arguments.value(.color) else {
      self = .auto
      return
    }
    guard let choice = ColorChoice(rawValue: word) else {
      throw UsageError("--color takes auto, always or never, not '\(word)'")
    }
    self = choice
  }

  /// The colours and the width of what is written to `stream`.
  func paint(for stream: StandardStream) -> Paint {
    Paint(isOn: isOn(for: stream), columnCount: stream.columnCount)
  }

  /// Whether what is written to `stream` has colours: on a terminal that shows them, unless `NO_COLOR` is
  /// set.
  func isOn(for stream: StandardStream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && HostProcess.environment("NO_COLOR") == nil
        && HostProcess.environment("TERM") != "dumb"
    }
  }
}
