extension CommandDeclaration {
  /// Every command; the main one is first.
  static let all = [
    fix, search, rewrite, suppress, test, new, undo, list, explain, why, config, initialize, syntax, schema,
    lsp,
    completions, man, help,
  ]

  private static let formats = ReportFormat.allCases.map(\.rawValue)

  /// The options of every command.
  static let common: [OptionDeclaration] = [
    .flag(.help, short: "h", "show this help"),
    .flag(.version, short: "V", "show the version"),
  ]

  /// The options that override configuration files.
  private static let configuring: [OptionDeclaration] = [
    .flag(.unsafe, "also apply the unsafe fixes"),
    .flag(.hints, "also report hints: advice that not every project wants").in(.output),
    .values(.only, "NAME,…", "only these passes, categories, IDs or prefixes of IDs", .list(.selectors)),
    .values(.skip, "NAME,…", "all but these", .list(.selectors)),
    .values(.allow, "NAME,…", "apply these unsafe fixes", .list(.passesAndUnsafeIDs))
      .in(.fixes),
    .values(.option, "PASS.NAME=VALUE", "set an option of a pass ('explain' lists them)").in(.fixes),
    .values(.deployment, "OS=N,…", "deployment targets, such as ios=17,macos=14").in(.project),
    .value(.swift, "N", "the Swift language mode: 4, 5 or 6").in(.project),
    .value(.sdk, "N", "the major version of Xcode's SDK, such as 27").in(.project),
    .value(.config, "FILE", "use this file, not the nearest .swiftfix.json", .path).in(.project),
    .flag(.noConfig, "use no configuration file").in(.project),
  ]

  /// The main command.
  static let fix = CommandDeclaration(
    command: .fix, summary: "Rewrites slow or outdated SwiftUI code.", operands: "PATH… | -",
    options: [
      .flag(.dryRun, short: "n", "print the changes as a diff; write nothing"),
      .flag(.check, "write nothing; exit with 1 if anything would change"),
      .value(
        .failOn, "TIER", "with --check: also exit with 1 for a warning or hint, or never",
        .word(.these(["warning", "hint", "never"]))
      )
      .in(.output),
    ] + configuring + [
      .flag(.changed, "only files that differ from the last commit").in(.files),
      .value(.since, "REF", "with --changed: since this branch left REF").in(.files),
      .flag(.staged, "fix what is staged, in the index and in the files").in(.files),
      .flag(.exitNonZeroOnFix, "exit with 1 if files were changed, so that a hook stops").in(.output),
      .value(.stdinFilename, "PATH", "read PATH's text from standard input; print it fixed", .path)
        .in(.files),
      .value(.filesFrom, "FILE", "read the paths from FILE ('-': standard input)", .path)
        .in(.files),
      .flag(.showFiles, "list the files that a run would look at").in(.files),
      .flag(.null, short: "0", "with --show-files: NUL after each, no line end").in(.files),
      .values(.exclude, "GLOB", "exclude these files, even if named; may be repeated").in(.files),
      .flag(.forceExclude, "exclude excluded and generated files even if named").in(.files),
      .flag(.interactive, short: "i", "ask before each fix"),
      .flag(.watch, "with --check or --dry-run: run again over files that change").in(.running),
      .value(.baseline, "FILE", "ignore the findings in this file", .path).in(.fixes),
      .value(.writeBaseline, "FILE", "write the current findings to this file", .path).in(.fixes),
      .value(.maxFixes, "N", "apply at most N fixes").in(.fixes),
      .flag(.allowDirty, "also write files with uncommitted changes").in(.files),
      .flag(.requireClean, "write nothing if a file to fix has uncommitted changes").in(.files),
      .flag(.yes, short: "y", "write to several work trees without asking")
        .in(.files),
      .threads.in(.running),
      .flag(.noCache, "ignore the results of earlier runs").in(.running),
      .value(
        .format, "FORMAT", "print a report instead of the diff: json, sarif …", .word(.these(formats))
      ).in(.output),
      .values(
        .output, "FORMAT=FILE", "write a report to a file ('-' is standard output)",
        .assignment(.these(formats))
      ).in(.output),
      .flag(.explainRefusals, "show why places are refused or unsafe").in(.output),
      .flag(.concise, "with --check: one line for each finding").in(.output),
      .flag(.statistics, "print counts by pass and ID instead of the summary").in(.output),
      .color.in(.output),
      .flag(.verbose, short: "v", "list every place with its reason"),
      .flag(.quiet, short: "q", "print no summary, except for --statistics"),
      .flag(.helpAll, "show all options"),
    ],
    examples: [
      ("swiftfix --dry-run", "show what would change below this folder"),
      ("swiftfix Sources/App", "change the files in place"),
      ("swiftfix --only lazy-stacks --unsafe", "one pass, with all its fixes"),
      ("swiftfix --check", "for CI: exit with 1 if fixes are left"),
      ("swiftfix --staged", "for a pre-commit hook"),
    ])

  /// Writes ignore comments for the remaining findings.
  static let suppress = CommandDeclaration(
    command: .suppress, summary: "Writes an ignore comment for each finding that is left.",
    operands: "[PATH…]",
    options: [
      .flag(.dryRun, short: "n", "print the comments as a diff and write nothing"),
      .value(.reason, "TEXT", "the reason to write in each comment"),
    ] + configuring.map { $0.in(.everyday) } + fix.options.filter { suppressing.contains($0.name) },
    examples: [
      ("swiftfix suppress", "all that 'swiftfix --check --fail-on warning' reports here"),
      ("swiftfix suppress --only LZ --reason 'short lists' Sources", "some IDs, with a reason"),
      ("swiftfix suppress --dry-run", "show the comments as a diff"),
    ])

  /// The options of the main command that `suppress` also accepts.
  private static let suppressing: Set<OptionName> = [
    .exclude, .forceExclude, .filesFrom, .baseline, .yes, .threads, .noCache, .color, .quiet,
  ]

  /// Reverts a run.
  static let undo = CommandDeclaration(
    command: .undo, summary: "Undoes the last run.", operands: "", operandKind: .nothing,
    options: [.flag(.dryRun, short: "n", "list the files and write nothing")],
    examples: [
      ("swiftfix undo", "restore the files that the last run here changed"),
      ("swiftfix undo --dry-run", "show which files it would restore"),
    ])

  /// Lists the passes.
  static let list = CommandDeclaration(
    command: .list, summary: "Lists the passes.", operands: "", operandKind: .nothing,
    options: [
      .value(.format, "FORMAT", "text, or json for programs", .word(.these(["text", "json"]))), .color,
    ],
    examples: [
      ("swiftfix list", "each pass in a line"),
      ("swiftfix list --format json", "with all IDs and options, for programs"),
    ])

  /// Shows the page of a pass, or the meaning of an ID.
  static let explain = CommandDeclaration(
    command: .explain, summary: "Explains a pass or an ID.", operands: "PASS|ID",
    operandKind: .word(.passesAndIDs),
    options: [
      .value(.format, "FORMAT", "text, json or markdown", .word(.these(["text", "json", "markdown"]))),
      .color,
    ],
    examples: [
      ("swiftfix explain hoist-formatters", "the page of a pass"),
      ("swiftfix explain HF302", "why a place was not changed"),
    ])

  /// Shows what evaluates a view.
  static let why = CommandDeclaration(
    command: .why, summary: "Shows why a view is evaluated again.",
    operands: "NAME [PATH…]",
    options: [
      .value(.format, "FORMAT", "text, or json for programs", .word(.these(["text", "json"]))), .threads,
      .color,
    ],
    examples: [
      ("swiftfix why ProfileView", "what makes the body of a view run again"),
      ("swiftfix why Store.items", "the views that a change of a property evaluates"),
      ("swiftfix why ProfileView Sources/App", "the same for the project around a folder"),
    ])

  /// Shows the effective configuration of a file or folder.
  static let config = CommandDeclaration(
    command: .config, summary: "Shows the settings for a path and where each is set.",
    operands: "[PATH]",
    options: [.value(.format, "FORMAT", "text, or json for programs", .word(.these(["text", "json"])))]
      + configuring.map { $0.in(.everyday) } + [.color],
    examples: [
      ("swiftfix config", "the settings of this folder"),
      ("swiftfix config Sources/A.swift", "the settings of a file, and whether it is excluded"),
      ("swiftfix config --unsafe", "the settings with --unsafe"),
      ("swiftfix config --format json", "for programs: each value with its source"),
    ])

  /// Writes a configuration to start from.
  static let initialize = CommandDeclaration(
    command: .initialize, summary: "Writes a configuration file with comments.", operands: "[FOLDER]",
    options: [],
    examples: [("swiftfix init", "into this folder")])

  /// Shows what the parser does.
  static let syntax = CommandDeclaration(
    command: .syntax, summary: "Shows how files are parsed.", operands: "PATH…",
    options: [
      .flag(.spans, "one line for each node: kind, start and end"),
      .flag(.check, "check for syntax errors and lost bytes"),
      .threads,
    ],
    examples: [
      ("swiftfix syntax File.swift", "the tree of a file"),
      ("swiftfix syntax --check Sources", "whether all files parse, and how fast"),
    ])

  /// Prints the schemas of JSON reports and configurations.
  static let schema = CommandDeclaration(
    command: .schema, summary: "Prints the JSON Schema of a report or config file.",
    operands: "[KIND]", operandKind: .word(.these(["report", "config", "search", "why"])), options: [],
    examples: [
      ("swiftfix schema > report.schema.json", "what '--format json' prints"),
      ("swiftfix schema config > swiftfix.schema.json", "what a .swiftfix.json can hold"),
    ])

  /// Runs the language server.
  static let lsp = CommandDeclaration(
    command: .lsp, summary: "Serves editors as a language server.", operands: "",
    operandKind: .nothing,
    options: [
      .value(.baseline, "FILE", "ignore the findings in this file", .path),
      .flag(.stdio, "use standard input and output (the default)"), .threads,
    ],
    examples: [
      ("swiftfix lsp", "the command that an editor starts; see the README"),
      ("swiftfix lsp --baseline known.json", "the same, for new findings only"),
    ])

  /// Prints the completion script of a shell.
  static let completions = CommandDeclaration(
    command: .completions, summary: "Prints a completion script for a shell.",
    operands: "SHELL", operandKind: .word(.these(Shell.allCases.map(\.rawValue))), options: [],
    examples: [
      ("swiftfix completions bash > ~/.local/share/bash-completion/completions/swiftfix", "bash"),
      ("swiftfix completions zsh > ~/.zfunc/_swiftfix", "zsh, with ~/.zfunc in fpath"),
      ("swiftfix completions fish > ~/.config/fish/completions/swiftfix.fish", "fish"),
    ])

  /// Prints the manual page.
  static let man = CommandDeclaration(
    command: .man, summary: "Prints the manual page.", operands: "", operandKind: .nothing, options: [],
    examples: [("swiftfix man > ~/.local/share/man/man1/swiftfix.1", "for 'man swiftfix'")])

  /// The same as `--help`, as a command.
  static let help = CommandDeclaration(
    command: .help, summary: "Shows the help of a command.", operands: "[COMMAND]",
    operandKind: .word(.commands), options: [],
    examples: [
      ("swiftfix help undo", "what 'swiftfix undo' does"),
      ("swiftfix explain HF302", "for passes and IDs"),
    ])
}
