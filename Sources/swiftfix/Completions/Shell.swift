/// The shells that can complete the words of a command line.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that teaches the shell the commands and their options.
  func script(_ commands: [CommandDeclaration]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).script
    case .zsh: ZshCompletions(commands: commands).script
    case .fish: FishCompletions(commands: commands).script
    }
  }

  /// A text as one word of a command line, whatever is in it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
