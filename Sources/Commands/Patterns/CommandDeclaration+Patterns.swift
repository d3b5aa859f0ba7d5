import Patterns

extension CommandDeclaration {
  /// What a pattern is a pattern of, where it could be several things.
  private static let kind = OptionDeclaration.value(
    .kind, "KIND", "what the pattern is, such as type for '[Int]'",
    .word(.these(PatternKind.allCases.map(\.rawValue))))

  /// What must hold beside the pattern.
  private static let condition = OptionDeclaration.values(
    .where, "CONDITION", "what must hold, too, such as '$X is literal'; may be given more than once")

  /// The search for a pattern.
  static let search = CommandDeclaration(
    command: .search, summary: "Lists the places that a pattern fits.", operands: "PATTERN [PATH…]",
    patternCount: 1,
    options: [
      condition, kind,
      .value(.format, "FORMAT", "text, or json for programs", .word(.these(["text", "json"]))),
      .threads, .color,
    ],
    examples: [
      (
        "swiftfix search 'DispatchQueue.main.async { $$$BODY }'",
        "$$$NAME stands for any number of statements"
      ),
      (
        "swiftfix search 'foo(a: $A, b: $A)' Sources", "$NAME stands for one; the same name for the same code"
      ),
      ("swiftfix search --kind type '[String: $VALUE]'", "a type, not a literal"),
    ])
}
