/// What `--help` prints for a command.
struct HelpText: CustomStringConvertible {
  let command: CommandDeclaration

  var description: String {
    var text = command.summary + "\n\nUsage: " + usage + "\n"
    if command.name.isEmpty { text += "\nCommands:\n" + rows(commands) }
    text += "\nOptions:\n" + rows((command.options + CommandDeclaration.common).map(Self.row))
    text += "\nExamples:\n" + rows(command.examples.map { ($0.command, $0.meaning) })
    return text
  }

  private var usage: String {
    ["swiftfix", command.name, "[OPTIONS]", command.operands].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var commands: [(String, String)] {
    CommandDeclaration.all.filter { !$0.name.isEmpty }.map { ("\($0.name) \($0.operands)", $0.summary) }
  }

  private static func row(_ option: OptionDeclaration) -> (String, String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    return (short + "--" + option.name + (option.placeholder.map { " " + $0 } ?? ""), option.help)
  }

  private func rows(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right + "\n"
    }.joined()
  }
}
