/// The commands, by the word after `swiftfix`.
enum Command: String, Sendable {
  /// The main command, which has no name.
  case fix = ""
  case search, rewrite, suppress, test, new, undo, list, explain, why, config
  case initialize = "init"
  case syntax, schema, lsp, completions, man, help

  /// Whether the command needs the codemods of the project.
  var needsProjectCodemods: Bool {
    switch self {
    case .fix, .rewrite, .suppress, .search, .new, .list, .explain, .config, .initialize, .schema, .lsp: true
    case .test, .undo, .why, .syntax, .completions, .man, .help: false
    }
  }

  /// Whether the short help lists the command. The other commands are for programs, or for the installation.
  var isEveryday: Bool {
    switch self {
    case .syntax, .schema, .completions, .man: false
    default: true
    }
  }
}

/// A command: what it does, its arguments, and examples that can be typed as shown.
struct CommandDeclaration: Sendable {
  /// An example, and its purpose.
  typealias Example = (command: String, meaning: String)

  /// The command.
  let command: Command
  /// What the command does, in one line.
  let summary: String
  /// The placeholder for the arguments in the help text.
  let operands: String
  /// The kind of the arguments.
  var operandKind = ValueKind.path
  /// How many of the first arguments are code instead of paths.
  var patternCount = 0
  let options: [OptionDeclaration]
  let examples: [Example]

  /// The word after `swiftfix`; empty for the main command.
  var name: String { command.rawValue }

  /// The command as it is typed.
  var invocation: String { name.isEmpty ? "swiftfix" : "swiftfix \(name)" }

  /// All options of the command.
  var allOptions: [OptionDeclaration] { options + Self.common }
}
