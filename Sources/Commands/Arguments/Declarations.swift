import CodemodKit
import SwiftCST

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
  /// What can be typed as a value.
  var values = ValueKind.text
  /// Where help lists the option.
  private(set) var group = OptionGroup.everyday

  /// The same option, listed in another group.
  func `in`(_ group: OptionGroup) -> OptionDeclaration {
    var option = self
    option.group = group
    return option
  }

  /// An option that is given or not.
  static func flag(_ name: String, short: Character? = nil, _ help: String) -> OptionDeclaration {
    OptionDeclaration(name: name, short: short, placeholder: nil, isRepeatable: false, help: help)
  }

  /// An option with a value.
  static func value(
    _ name: String, _ placeholder: String, _ help: String, _ values: ValueKind = .text
  ) -> OptionDeclaration {
    OptionDeclaration(
      name: name, short: nil, placeholder: placeholder, isRepeatable: false, help: help, values: values)
  }

  /// An option with one or several values, which may be given more than once.
  static func values(
    _ name: String, _ placeholder: String, _ help: String, _ values: ValueKind = .text
  ) -> OptionDeclaration {
    OptionDeclaration(
      name: name, short: nil, placeholder: placeholder, isRepeatable: true, help: help, values: values)
  }
}

/// What can be typed where a value or an operand is expected; a shell completes it.
enum ValueKind: Equatable, Sendable {
  /// Anything: there is nothing to suggest.
  case text
  /// Nothing at all.
  case nothing
  /// A file or a folder.
  case path
  /// One of these words, and nothing else.
  case word(Vocabulary)
  /// Some of these words, with commas between them.
  case list(Vocabulary)
}

/// Words that can be typed. Those of the passes are put together when a shell wants them, since every command is
/// declared each time that the program starts.
enum Vocabulary: Equatable, Sendable {
  case these([String])
  /// The passes.
  case passes
  /// The passes, and the IDs of what they say.
  case passesAndIDs

  /// The words, where there are these passes.
  func words(_ passes: [CodemodMetadata]) -> [String] {
    switch self {
    case .these(let words): words
    case .passes: passes.map(\.id)
    // An ID that several passes share is one word.
    case .passesAndIDs: passes.map(\.id) + Set(passes.flatMap { $0.rules.map(\.id) }).ascending()
    }
  }
}

/// What options have in common, as the title over them.
enum OptionGroup: String, CaseIterable {
  /// What fits on a screen and is enough on most days; the others are told by `--help-all`.
  case everyday = "Options"
  case files = "Which files"
  case fixes = "Which fixes"
  case project = "How the project is built"
  case output = "Output"
  case running = "How it runs"
}

/// A command: what it does, what it takes, and examples that can be typed as they stand.
struct CommandDeclaration: Sendable {
  /// An example, and what it is good for.
  typealias Example = (command: String, meaning: String)

  /// What is typed after `swiftfix`; empty for the main command.
  let name: String
  /// What the command does, in one line.
  let summary: String
  /// What stands for the arguments in help.
  let operands: String
  /// What can be typed as an argument.
  var operandKind = ValueKind.path
  let options: [OptionDeclaration]
  let examples: [Example]

  /// What is typed to run the command.
  var invocation: String { name.isEmpty ? "swiftfix" : "swiftfix \(name)" }

  /// Every option that can be given to the command.
  var allOptions: [OptionDeclaration] { options + Self.common }
}

extension OptionDeclaration {
  /// When output has colours.
  static let color = value(
    "color", "WHEN", "auto, always or never", .word(.these(ColorChoice.allCases.map(\.rawValue))))

  /// How many files are worked on at a time.
  static let threads = value("threads", "N", "use N threads (as many as the machine has)")
}

extension CommandDeclaration {
  /// Every command, the main one first.
  static let all = [
    fix, undo, list, explain, config, initialize, syntax, schema, lsp, completions, man,
  ]

  private static let formats = ReportFormat.allCases.map(\.rawValue)

  /// The options that every command takes.
  static let common: [OptionDeclaration] = [
    .flag("help", short: "h", "show this help"),
    .flag("version", "show the version"),
  ]

  /// The options that say what holds, over what configuration files say.
  private static let configuring: [OptionDeclaration] = [
    .flag("unsafe", "make the fixes that are not safe, too"),
    .values("only", "PASS,…", "run these passes and no others", .list(.passes)),
    .values("allow", "PASS|ID,…", "make these fixes though they are not safe", .list(.passesAndIDs)),
    .values("option", "PASS.NAME=VALUE", "set an option of a pass ('explain' lists them)").in(.fixes),
    .values("deployment", "OS=N,…", "deployment targets, such as ios=17,macos=14").in(.project),
    .value("swift", "N", "the Swift language mode, 5 or 6").in(.project),
    .value("sdk", "N", "the major version of Xcode's SDK, such as 27").in(.project),
    .value("config", "FILE", "use this file, not the nearest .swiftfix.json", .path).in(.project),
    .flag("no-config", "use no configuration file").in(.project),
  ]

  /// The main command, which has no name.
  static let fix = CommandDeclaration(
    name: "", summary: "Rewrites slow or outdated SwiftUI code.", operands: "[PATH… | -]",
    options: [
      .flag("dry-run", short: "n", "print the changes as a diff and write nothing"),
      .flag("check", "write nothing, and exit with 1 if anything would change"),
    ] + configuring + [
      .flag("changed", "only files that differ from the last commit; writes them").in(.files),
      .value("since", "REF", "with --changed: all that changed since this branch left REF").in(.files),
      .flag("staged", "fix what is staged, in the index and in the files").in(.files),
      .value("stdin-filename", "PATH", "read PATH's text from standard input, print it fixed", .path)
        .in(.files),
      .value("files-from", "FILE", "take the paths in FILE, '-' is standard input", .path).in(.files),
      .flag("show-files", "list the files that a run would look at").in(.files),
      .flag("null", short: "0", "with --show-files: NUL after each, no line end").in(.files),
      .flag("force-exclude", "leave out excluded and generated files though named").in(.files),
      .flag("interactive", short: "i", "ask before each fix"),
      .value("baseline", "FILE", "leave alone what this file knows", .path).in(.fixes),
      .value("write-baseline", "FILE", "note in this file what could be fixed now", .path).in(.fixes),
      .value("max-fixes", "N", "make N fixes at most: for a first small step").in(.fixes),
      .flag("allow-dirty", "write files that have uncommitted changes").in(.files),
      .threads.in(.running),
      .value(
        "format", "FORMAT", "print a report in place of the diff: json, sarif …", .word(.these(formats))
      ).in(.output),
      .values("output", "FORMAT=FILE", "write a report to a file ('-' is standard output)").in(.output),
      .flag("statistics", "count by pass and ID in place of the summary").in(.output),
      .color.in(.output),
      .flag("verbose", short: "v", "list every place, not one of each kind"),
      .flag("quiet", short: "q", "print no summary"),
      .flag("help-all", "show all options"),
    ],
    examples: [
      ("swiftfix --dry-run", "show what would change below this folder"),
      ("swiftfix Sources/App", "change the files in place"),
      ("swiftfix --only lazy-stacks --unsafe", "one pass, with all its fixes"),
      ("swiftfix --dry-run | git apply", "the same as without --dry-run"),
      ("swiftfix --check", "for CI: is there anything left to fix?"),
      ("swiftfix --check --format github", "the same, as annotations"),
      ("swiftfix --staged", "for a pre-commit hook"),
    ])

  /// The way back.
  static let undo = CommandDeclaration(
    name: "undo", summary: "Takes the last run back.", operands: "", operandKind: .nothing,
    options: [.flag("dry-run", short: "n", "list the files and write nothing")],
    examples: [
      ("swiftfix undo", "files are as they were before the last run here"),
      ("swiftfix undo --dry-run", "which files that would be"),
    ])

  /// The passes.
  static let list = CommandDeclaration(
    name: "list", summary: "Lists the passes.", operands: "", operandKind: .nothing, options: [.color],
    examples: [("swiftfix list", "each pass in a line")])

  /// The pages of the passes, and what each ID means.
  static let explain = CommandDeclaration(
    name: "explain", summary: "Explains a pass, or an ID from the summary.", operands: "PASS|ID",
    operandKind: .word(.passesAndIDs), options: [.color],
    examples: [
      ("swiftfix explain hoist-formatters", "the page of a pass"),
      ("swiftfix explain HF302", "why a place was left alone"),
    ])

  /// What holds for a file or folder.
  static let config = CommandDeclaration(
    name: "config", summary: "Shows what holds for a path, and where it is said.",
    operands: "[PATH]",
    options: [.value("format", "FORMAT", "text, or json for programs", .word(.these(["text", "json"])))]
      + configuring.map { $0.in(.everyday) } + [.color],
    examples: [
      ("swiftfix config", "what holds in this folder"),
      ("swiftfix config Sources/A.swift", "what holds for a file, and whether it is left out"),
      ("swiftfix config --unsafe", "the same as --unsafe would have it"),
      ("swiftfix config --format json", "the same for programs: each value with its source"),
    ])

  /// A configuration to start from.
  static let initialize = CommandDeclaration(
    name: "init", summary: "Writes a configuration that explains itself.", operands: "[FOLDER]", options: [],
    examples: [("swiftfix init", "into this folder")])

  /// The parser at work.
  static let syntax = CommandDeclaration(
    name: "syntax", summary: "Shows how files are parsed.", operands: "PATH…",
    options: [
      .flag("spans", "one line for each node: kind, start and end"),
      .flag("check", "look for syntax errors, and for bytes that are lost"),
      .threads,
    ],
    examples: [
      ("swiftfix syntax File.swift", "the tree of a file"),
      ("swiftfix syntax --check Sources", "whether all files parse, and how fast"),
    ])

  /// What reports in JSON hold.
  static let schema = CommandDeclaration(
    name: "schema", summary: "Prints the JSON Schema of a report or config file.",
    operands: "[KIND]", operandKind: .word(.these(["report", "config"])), options: [],
    examples: [
      ("swiftfix schema > report.schema.json", "what '--format json' prints"),
      ("swiftfix schema config > swiftfix.schema.json", "what a .swiftfix.json can say"),
    ])

  /// The language server.
  static let lsp = CommandDeclaration(
    name: "lsp", summary: "Serves editors as a language server.", operands: "",
    operandKind: .nothing,
    options: [
      .value("baseline", "FILE", "leave alone what this file knows", .path),
      .flag("stdio", "talk over standard input and output, as always"), .threads,
    ],
    examples: [
      ("swiftfix lsp", "what an editor starts; see the README for each"),
      ("swiftfix lsp --baseline known.json", "the same, of what is new alone"),
    ])

  /// What shells need to know to complete the words of a command line.
  static let completions = CommandDeclaration(
    name: "completions", summary: "Prints what a shell needs to complete swiftfix's options.",
    operands: "SHELL", operandKind: .word(.these(Shell.allCases.map(\.rawValue))), options: [],
    examples: [
      ("swiftfix completions bash > ~/.local/share/bash-completion/completions/swiftfix", "bash"),
      ("swiftfix completions zsh > ~/.zfunc/_swiftfix", "zsh, with ~/.zfunc in fpath"),
      ("swiftfix completions fish > ~/.config/fish/completions/swiftfix.fish", "fish"),
    ])

  /// The manual.
  static let man = CommandDeclaration(
    name: "man", summary: "Prints the manual page.", operands: "", operandKind: .nothing, options: [],
    examples: [("swiftfix man > ~/.local/share/man/man1/swiftfix.1", "for 'man swiftfix'")])
}
