import Reports

/// The output of `--help` for a command: what it does, its arguments, and examples, on one screen.
struct HelpText {
  let command: CommandDeclaration
  /// Whether to list every option, or only the common ones.
  let isComplete: Bool
  /// The style and the width of the terminal.
  let paint: Paint

  /// The text, with a trailing newline.
  var text: String {
    var text = paint.paragraph(command.summary) + "\nUsage: " + usage + "\n"
    if command.name.isEmpty { text += "\nCommands:\n" + paint.rows(commands) }
    for group in OptionGroup.allCases { text += section(group) }
    text += "\nExamples:\n" + paint.rows(command.examples.map { ($0.command, $0.meaning) })
    if command.name.isEmpty { text += "\n" + paint.paragraph(Self.exitStatus) }
    return text
  }

  private static let exitStatus =
    "Exit status: 0 the run succeeded, 1 --check found something to fix, 2 an error."

  private var usage: String {
    [command.invocation, "[OPTIONS]", command.operands].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The commands except the ones that show this text; only the everyday ones unless all options are shown.
  private var commands: [(String, String)] {
    let shown = CommandDeclaration.all.filter { command in
      !command.name.isEmpty && command.command != .help && (isComplete || command.command.isEveryday)
    }
    return shown.map { command in
      let operands = command.operands.replacing(" [PATH…]", with: "")
      return (operands.isEmpty ? command.name : "\(command.name) \(operands)", command.summary)
    }
  }

  /// A command with few options shows them all under one title.
  private var isGrouped: Bool { command.options.contains { $0.group != .everyday } }

  private func section(_ group: OptionGroup) -> String {
    guard isGrouped else {
      return group == .everyday ? "\n\(group.rawValue):\n" + paint.rows(command.allOptions.map(Self.row)) : ""
    }
    guard isComplete || group == .everyday else { return "" }
    let options = command.allOptions.filter { $0.group == group }
    return options.isEmpty ? "" : "\n\(group.rawValue):\n" + paint.rows(options.map(Self.row))
  }

  private static func row(_ option: OptionDeclaration) -> (String, String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    return (short + option.name.description + (option.placeholder.map { " " + $0 } ?? ""), option.help)
  }
}
