import CodemodKit

/// The completion script for fish: one line for each command and each option.
struct FishCompletions {
  let commands: [CommandDeclaration]
  let passes: [CodemodMetadata]

  var script: String {
    """
    # fish completion for swiftfix
    \(Self.filesBehindWord)
    complete -c swiftfix -f

    """ + named.map(line).joined() + commands.map(lines).joined()
  }

  /// fish doesn't complete files after an equals sign within a value.
  private static let filesBehindWord = """
    function __swiftfix_files
      set -l value (commandline -tc | string replace -r -- '^--[^=]*=' '')
      set -l parts (string split -m 1 = -- $value)
      test (count $parts) = 2; or return
      for file in (string unescape -- $parts[2])*
        test -d $file; and set file $file/
        echo $parts[1]=$file
      end
    end
    """

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
      [
        "-a "
          + Shell.quoted(words.words(passes).map { $0 + "=" }.joined(separator: " ") + " (__swiftfix_files)")
      ]
    case .list(let words):
      ["-a \(Shell.quoted("(__fish_append , \(words.words(passes).joined(separator: " ")))"))"]
    }
  }
}
