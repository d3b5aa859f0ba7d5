/// An option of a command, as it is typed and as help tells of it.
struct OptionDeclaration: Sendable {
  /// The long name, without the hyphens.
  let name: String
  /// The short name, without the hyphen.
  let short: Character?
  /// What stands for the value in help; nil for a flag.
  let placeholder: String?
  /// Whether the option may be given more than once.
  let isRepeatable: Bool
  /// What the option does, in a few words.
  let help: String

  static func flag(_ name: String, short: Character? = nil, _ help: String) -> OptionDeclaration {
    OptionDeclaration(name: name, short: short, placeholder: nil, isRepeatable: false, help: help)
  }

  static func value(
    _ name: String, _ placeholder: String, isRepeatable: Bool = false, _ help: String
  ) -> OptionDeclaration {
    OptionDeclaration(name: name, short: nil, placeholder: placeholder, isRepeatable: isRepeatable, help: help)
  }
}

/// A command: what it does, what it takes, and examples that can be typed as they stand.
struct CommandDeclaration: Sendable {
  /// What is typed after `swiftfix`; empty for the main command.
  let name: String
  /// What the command does, in one line.
  let summary: String
  /// What stands for the arguments in help.
  let operands: String
  let options: [OptionDeclaration]
  let examples: [(command: String, meaning: String)]
}

extension CommandDeclaration {
  /// Every command, the main one first.
  static let all = [fix, list, explain, syntax]

  /// The options that every command takes.
  static let common: [OptionDeclaration] = [
    .flag("help", short: "h", "show this help"),
    .flag("version", "show the version"),
  ]

  static let fix = CommandDeclaration(
    name: "", summary: "Rewrites slow or outdated SwiftUI code.", operands: "[PATH…]",
    options: [
      .flag("dry-run", short: "n", "print the changes as a diff and write nothing"),
      .value("only", "PASS,…", isRepeatable: true, "run these passes and no others"),
      .flag("unsafe", "make fixes that may change behaviour, too"),
      .value("allow", "PASS|ID,…", isRepeatable: true, "make these fixes though they are not safe"),
      .value("option", "PASS.NAME=VALUE", isRepeatable: true, "set an option of a pass"),
      .value("deployment", "OS=N,…", "deployment targets, such as ios=17,macos=14"),
      .value("swift", "N", "the Swift language mode, 5 or 6"),
      .flag("allow-dirty", "write files that have uncommitted changes"),
      .value("threads", "N", "use N threads"),
      .value("color", "WHEN", "auto, always or never"),
      .flag("verbose", short: "v", "tell of every place that is left alone"),
      .flag("quiet", short: "q", "print no summary"),
    ],
    examples: [
      ("swiftfix --dry-run", "what would change below this folder"),
      ("swiftfix Sources/App", "change the files in place"),
      ("swiftfix --only lazy-stacks --unsafe", "one pass, with all its fixes"),
    ])

  static let list = CommandDeclaration(
    name: "list", summary: "Lists the passes.", operands: "", options: [],
    examples: [("swiftfix list", "each pass in a line")])

  static let explain = CommandDeclaration(
    name: "explain", summary: "Explains a pass, or one of the things it says.", operands: "PASS|ID", options: [],
    examples: [
      ("swiftfix explain hoist-formatters", "the page of a pass"),
      ("swiftfix explain HF302", "why a place was left alone"),
    ])

  static let syntax = CommandDeclaration(
    name: "syntax", summary: "Shows how files are parsed.", operands: "PATH…",
    options: [
      .flag("spans", "one line for each node: kind, start and end"),
      .flag("check", "look for syntax errors, and for bytes that are lost"),
      .value("threads", "N", "use N threads"),
    ],
    examples: [
      ("swiftfix syntax File.swift", "the tree of a file"),
      ("swiftfix syntax --check Sources", "whether all files parse, and how fast"),
    ])
}
