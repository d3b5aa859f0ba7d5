import CodemodKit

/// The completion script for fish: a line for each command and each option.
struct FishCompletions {
  let commands: [CommandDeclaration]
  let passes: [CodemodMetadata]

  var script: String {
    "# fish completion for swiftfix\ncomplete -c swiftfix -f\n"
      + named.map(line).joined() + commands.map(lines).joined()
  }

  private var named: [CommandDeclaration] { commands.filter { !$0.name.isEmpty } }

  private func line(for command: CommandDeclaration) -> String {
    "complete -c swiftfix -n __fish_use_subcommand -a \(command.name) -d \(Shell.quoted(command.summary))\n"
  }

  private func lines(for command: CommandDeclaration) -> String {
    let names = named.map(\.name).joined(separator: " ")
    let seen = "__fish_seen_subcommand_from "
    let condition = Shell.quoted(command.name.isEmpty ? "not \(seen)\(names)" : seen + command.name)
    let start = "complete -c swiftfix -n \(condition)"
    return command.allOptions.map { "\(start) \(option($0))\n" }.joined()
      + suggestions(command.operandKind).map { "\(start) \($0)\n" }.joined()
  }

  private func option(_ option: OptionDeclaration) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    let value =
      option.placeholder == nil ? [] : [option.values == .path ? "-r" : "-x"] + suggestions(option.values)
    return (["-l \(option.name.rawValue)\(short)", "-d \(Shell.quoted(option.help))"] + value).joined(
      separator: " ")
  }

  private func suggestions(_ kind: ValueKind) -> [String] {
    switch kind {
    case .text, .nothing: []
    case .path: ["-F"]
    case .word(let words): ["-a \(Shell.quoted(words.words(passes).joined(separator: " ")))"]
    case .assignment(let words):
      ["-a \(Shell.quoted(words.words(passes).map { $0 + "=" }.joined(separator: " ")))"]
    case .list(let words):
      ["-a \(Shell.quoted("(__fish_append , \(words.words(passes).joined(separator: " ")))"))"]
    }
  }
}
