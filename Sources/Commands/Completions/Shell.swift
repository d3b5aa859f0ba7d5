import CodemodKit

/// The shells that can complete the words of a command line.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that teaches the shell the commands and their options.
  func script(_ commands: [CommandDeclaration], _ passes: [CodemodMetadata]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands, passes: passes).script
    case .zsh: ZshCompletions(commands: commands, passes: passes).script
    case .fish: FishCompletions(commands: commands, passes: passes).script
    }
  }

  /// A text as one word of a command line, whatever is in it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
