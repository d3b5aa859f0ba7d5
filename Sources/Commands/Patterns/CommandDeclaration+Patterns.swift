import Patterns

extension CommandDeclaration {
  /// The kind of code that a pattern matches, if it could be several kinds.
  private static let kind = OptionDeclaration.value(
    .kind, "KIND", "the kind of the pattern, such as type for '[Int]'",
    .word(.these(PatternKind.allCases.map(\.rawValue))))

  /// A condition in addition to the pattern.
  private static let condition = OptionDeclaration.values(
    .where, "CONDITION", "a condition, such as '$X is literal'; may be repeated")

  /// Allows a rewrite that never ends by itself.
  private static let once = OptionDeclaration.flag(
    .once, "rewrite each place once, even if the pattern matches the result")

  /// The search for a pattern.
  static let search = CommandDeclaration(
    command: .search, summary: "Lists the places that match a pattern.", operands: "PATTERN [PATH…]",
    patternCount: 1,
    options: [
      condition, kind,
      .value(.format, "FORMAT", "text, or json for programs", .word(.these(["text", "json"]))),
      .threads, .color,
    ],
    examples: [
      ("swiftfix search 'DispatchQueue.main.async { $$$BODY }'", "$$$NAME: any number of statements"),
      ("swiftfix search 'foo(a: $A, b: $A)' Sources", "$NAME: one; the same name, the same code"),
      ("swiftfix search --kind type '[String: $VALUE]'", "a type, not a literal"),
    ])

  /// The options of the main command that a rewrite also accepts.
  private static let rewriting: Set<OptionName> = [
    .dryRun, .yes, .noCache, .exclude, .explainRefusals, .check, .changed, .since, .staged, .filesFrom,
    .forceExclude, .interactive, .maxFixes,
    .allowDirty,
    .threads, .format, .output, .statistics, .color, .verbose, .quiet, .helpAll, .config, .noConfig,
    .deployment, .swift,
  ]

  /// Applies a rewrite from the command line.
  static let rewrite = CommandDeclaration(
    command: .rewrite, summary: "Rewrites the places that match a pattern.",
    operands: "PATTERN NEW [PATH…]", patternCount: 2,
    options: [condition, kind, once] + fix.options.filter { rewriting.contains($0.name) },
    examples: [
      ("swiftfix rewrite 'foo(a: $A, b: $B)' 'foo(b: $B, a: $A)'", "below this folder"),
      ("swiftfix rewrite --dry-run '.bold()' '' Sources", "show the change without writing it"),
      ("swiftfix rewrite --once 'f($$$A)' 'f($$$A, x: 1)'", "the pattern matches its own rewrite"),
    ])

  /// Tests codemods.
  static let test = CommandDeclaration(
    command: .test, summary: "Runs the examples of codemods.", operands: "[NAME…]",
    operandKind: .word(.passes), options: [.color],
    examples: [
      ("swiftfix test", "all codemods in .swiftfix/codemods"), ("swiftfix test my-codemod", "one of them"),
    ])

  /// Writes a codemod to start from.
  static let new = CommandDeclaration(
    command: .new, summary: "Writes a codemod template.", operands: "codemod NAME",
    operandKind: .word(.these(["codemod"])), options: [],
    examples: [("swiftfix new codemod my-codemod", "writes .swiftfix/codemods/my-codemod.md")])
}
