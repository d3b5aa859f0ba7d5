/// What `--help` prints for a command: what it does, what it takes, and examples, on one screen.
struct HelpText: CustomStringConvertible {
  let command: CommandDeclaration

  var description: String {
    var text = command.summary + "\n\nUsage: " + usage + "\n"
    if command.name.isEmpty { text += "\nCommands:\n" + rows(commands) }
    text += "\nOptions:\n" + rows(command.allOptions.map(Self.row))
    text += "\nExamples:\n" + rows(command.examples.map { ($0.command, $0.meaning) })
    if command.name.isEmpty { text += Self.exitStatus }
    return text
  }

  private static let exitStatus = "\nExit status: 0 where all went well, 2 where something didn't.\n"

  private var usage: String {
    [command.invocation, "[OPTIONS]", command.operands].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var commands: [(String, String)] {
    CommandDeclaration.all.filter { !$0.name.isEmpty }.map { ("\($0.name) \($0.operands)", $0.summary) }
  }

  private static func row(_ option: OptionDeclaration) -> (String, String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    return (short + "--" + option.name + (option.placeholder.map { " " + $0 } ?? ""), option.help)
  }

  /// Two columns, the right one as near as the widest text on the left lets it.
  private func rows(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right + "\n"
    }.joined()
  }
}
