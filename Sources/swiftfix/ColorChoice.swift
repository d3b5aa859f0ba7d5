import Workspace

/// When output has colours.
enum ColorChoice {
  case auto, always, never

  init(_ word: String?) throws(UsageError) {
    switch word {
    case nil, "auto": self = .auto
    case "always": self = .always
    case "never": self = .never
    case .some(let other): throw UsageError("--color takes auto, always or never, not '\(other)'")
    }
  }

  /// Whether what is written to `stream` has colours: on a terminal, unless `NO_COLOR` is set.
  func isOn(for stream: StandardStream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: stream.isTerminal && !HostProcess.hasEnvironment("NO_COLOR") && !HostProcess.hasEnvironment("CI")
    }
  }
}
