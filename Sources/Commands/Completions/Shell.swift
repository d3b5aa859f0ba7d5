import CodemodKit

/// The shells with a completion script.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that completes the commands and their options.
  func script(_ commands: [CommandDeclaration], _ passes: [CodemodMetadata]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands, passes: passes).script
    case .zsh: ZshCompletions(commands: commands, passes: passes).script
    case .fish: FishCompletions(commands: commands, passes: passes).script
    }
  }

  /// Any text, quoted as one word of a command line.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
