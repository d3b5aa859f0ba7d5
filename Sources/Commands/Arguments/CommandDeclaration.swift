/// The commands, by what is typed after `swiftfix`.
enum Command: String, Sendable {
  /// The main command, which has no name.
  case fix = ""
  case search, rewrite, suppress, test, new, undo, list, explain, why, config
  case initialize = "init"
  case syntax, schema, lsp, completions, man, help

  /// Whether the command has to know the codemods of the project.
  var needsProjectCodemods: Bool {
    switch self {
    case .fix, .rewrite, .suppress, .search, .new, .list, .explain, .config, .initialize, .schema, .lsp: true
    case .test, .undo, .why, .syntax, .completions, .man, .help: false
    }
  }

  /// Whether the short help names the command: the others are for programs, or for the day of installation.
  var isEveryday: Bool {
    switch self {
    case .syntax, .schema, .completions, .man: false
    default: true
    }
  }
}

/// A command: what it does, what it takes, and examples that can be typed as they stand.
struct CommandDeclaration: Sendable {
  /// An example, and what it is good for.
  typealias Example = (command: String, meaning: String)

  /// The command.
  let command: Command
  /// What the command does, in one line.
  let summary: String
  /// What stands for the arguments in help.
  let operands: String
  /// What can be typed as an argument.
  var operandKind = ValueKind.path
  /// How many of the first arguments are code and no paths.
  var patternCount = 0
  let options: [OptionDeclaration]
  let examples: [Example]

  /// What is typed after `swiftfix`; empty for the main command.
  var name: String { command.rawValue }

  /// What is typed to run the command.
  var invocation: String { name.isEmpty ? "swiftfix" : "swiftfix \(name)" }

  /// Every option that can be given to the command.
  var allOptions: [OptionDeclaration] { options + Self.common }
}
