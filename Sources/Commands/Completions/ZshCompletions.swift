import CodemodKit

/// The completion script for zsh: the options of each command, in the format of `_arguments`.
struct ZshCompletions {
  let commands: [CommandDeclaration]
  let passes: [CodemodMetadata]

  var script: String {
    """
    #compdef swiftfix

    local -a commands=(
    \(named.map { "  " + Shell.quoted("\($0.name):\($0.summary)") + "\n" }.joined()))

    case ${words[2]} in
    \(named.map(branch).joined())  *)
        ((CURRENT == 2)) && [[ $PREFIX != -* ]] && _describe -t commands command commands
        _arguments -s -S \(arguments(of: main)) ;;
    esac

    """
  }

  private var named: [CommandDeclaration] { commands.filter { !$0.name.isEmpty } }

  private var main: [CommandDeclaration] { commands.filter(\.name.isEmpty) }

  private func branch(_ command: CommandDeclaration) -> String {
    // The word that names the command is not one of its arguments.
    "  \(command.name))\n    ((CURRENT == 2)) && _describe -t commands command commands\n"
      + "    ((CURRENT > 2)) && shift words && ((CURRENT--))\n"
      + "    _arguments -s -S \(arguments(of: [command])) ;;\n"
  }

  private func arguments(of commands: [CommandDeclaration]) -> String {
    commands.flatMap { command in
      command.allOptions.flatMap(specifications) + operand(of: command)
    }.map { "\\\n      " + Shell.quoted($0) }.joined(separator: " ")
  }

  private func specifications(_ option: OptionDeclaration) -> [String] {
    let help = "[" + option.help.replacing("[", with: "(").replacing("]", with: ")") + "]"
    let star = option.isRepeatable ? "*" : ""
    let value = option.placeholder.map { "=\(help):\($0):\(action(option.values))" } ?? help
    return ["\(star)\(option.name)\(value)"] + (option.short.map { ["-\($0)\(help)"] } ?? [])
  }

  private func operand(of command: CommandDeclaration) -> [String] {
    switch command.operandKind {
    case .nothing: []
    case .word: ["1:\(command.operands):\(action(command.operandKind))"]
    default: ["*:\(command.operands):\(action(command.operandKind))"]
    }
  }

  private func action(_ kind: ValueKind) -> String {
    switch kind {
    case .text, .nothing: " "
    case .path: "_files"
    case .word(let words): "(\(words.words(passes).joined(separator: " ")))"
    case .assignment(let words):
      "_values value " + words.words(passes).map { #"\#($0)\:file\:_files"# }.joined(separator: " ")
    case .list(let words): "_values -s , value \(words.words(passes).joined(separator: " "))"
    }
  }
}
