import Reports
import Workspace

/// When to color the output.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// The value of `--color`; `auto` if it is not set.
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

  /// The colors and the width for output to `stream`.
  func paint(for stream: StandardStream) -> Paint {
    let isOn = isOn(for: stream)
    return Paint(
      isOn: isOn, hasLinks: isOn && stream.isTerminal && Self.showsLinks, columnCount: stream.columnCount)
  }

  /// Whether the terminal supports links (OSC 8). This is unknown within tmux and screen.
  private static var showsLinks: Bool {
    let term = HostProcess.environment("TERM") ?? ""
    guard HostProcess.environment("TMUX") == nil, !term.hasPrefix("screen"), !term.hasPrefix("tmux") else {
      return false
    }
    if ["WT_SESSION", "KONSOLE_VERSION", "DOMTERM"].contains(where: { HostProcess.environment($0) != nil }) {
      return true
    }
    if let version = HostProcess.environment("VTE_VERSION").flatMap({ Int($0) }), version >= 5000 {
      return true
    }
    let program = HostProcess.environment("TERM_PROGRAM") ?? ""
    return ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby"].contains(program)
      || ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"].contains(term)
  }

  /// Whether output to `stream` is colored: on a terminal with colors, unless `NO_COLOR` is set.
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
