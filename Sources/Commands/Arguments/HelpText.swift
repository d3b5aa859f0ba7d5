/// What `--help` prints for a command: what it does, what it takes, and examples, on one screen.
struct HelpText: CustomStringConvertible {
  let command: CommandDeclaration
  /// Whether every option is told, or those of every day.
  let isComplete: Bool

  var description: String {
    var text = command.summary + "\n\nUsage: " + usage + "\n"
    if command.name.isEmpty { text += "\nCommands:\n" + rows(commands) }
    for group in OptionGroup.allCases { text += section(group) }
    text += "\nExamples:\n" + rows(command.examples.map { ($0.command, $0.meaning) })
    if command.name.isEmpty { text += Self.exitStatus }
    return text
  }

  private static let exitStatus =
    "\nExit status: 0 the run succeeded, 1 --check found something to fix, 2 an error.\n"

  private var usage: String {
    [command.invocation, "[OPTIONS]", command.operands].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The commands, other than what shows this text; those of every day alone where not all options are told.
  private var commands: [(String, String)] {
    let shown = CommandDeclaration.all.filter { command in
      !command.name.isEmpty && command.command != .help && (isComplete || command.command.isEveryday)
    }
    return shown.map { ("\($0.name) \($0.operands.replacing(" [PATH…]", with: ""))", $0.summary) }
  }

  /// A command with few options shows them all under one title.
  private var isGrouped: Bool { command.options.contains { $0.group != .everyday } }

  private func section(_ group: OptionGroup) -> String {
    guard isGrouped else {
      return group == .everyday ? "\n\(group.rawValue):\n" + rows(command.allOptions.map(Self.row)) : ""
    }
    guard isComplete || group == .everyday else { return "" }
    let options = command.allOptions.filter { $0.group == group }
    return options.isEmpty ? "" : "\n\(group.rawValue):\n" + rows(options.map(Self.row))
  }

  private static func row(_ option: OptionDeclaration) -> (String, String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    return (short + option.name.description + (option.placeholder.map { " " + $0 } ?? ""), option.help)
  }

  /// Two columns, the right one as near as the widest text on the left lets it.
  private func rows(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right + "\n"
    }.joined()
  }
}
