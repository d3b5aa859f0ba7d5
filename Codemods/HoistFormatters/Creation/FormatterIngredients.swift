import SwiftCST

/// What a formatter is made of: statements that move with it, and values that must not depend on the call.
struct FormatterIngredients {
  /// The `codeBlockItem`s that only serve to make the formatter.
  var statements: [Node] = []
  /// The parts of the code that move, statements among them.
  var owned: [Node] = []
  /// The local variables among the statements: their `patternBinding`s.
  var bindings: [Node] = []
  /// What is set, in no particular order.
  var settings: [ConfigurationStatement.Setting] = []
  /// The values of the local constants among the statements.
  var constants: [Node] = []
  /// The values that must be constant.
  var values: [Node] = []

  /// Adds a group's statements and what they set.
  mutating func add(_ group: FormatterGroup) {
    statements += group.statements
    owned += group.statements
    bindings.append(group.variable.binding)
    settings += group.settings
    values += group.settings.flatMap(\.values)
  }
}
