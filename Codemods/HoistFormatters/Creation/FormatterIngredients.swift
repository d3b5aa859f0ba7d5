import SwiftCST

/// What a formatter is made of: statements that move with it, and values that must not depend on the call.
struct FormatterIngredients {
  /// The `codeBlockItem`s that only serve to make the formatter.
  var statements: [Node] = []
  /// The parts of the code that move, statements among them.
  var owned: [Node] = []
  /// The local variables among the statements: their `patternBinding`s.
  var bindings: [Node] = []
  /// The variables that hold the formatter itself, one after another, with what is set on each.
  private(set) var own: [FormatterGroup] = []
  /// The formatters that it is made of.
  private(set) var inner: [FormatterGroup] = []
  /// The values of the local constants among the statements.
  var constants: [Node] = []
  /// The values that must be constant.
  var values: [Node] = []

  /// What is set, in no particular order.
  var settings: [ConfigurationStatement.Setting] { (own + inner).flatMap(\.settings) }

  /// Adds the statements of a variable that holds the formatter, and what they set.
  mutating func add(_ group: FormatterGroup) {
    own.append(group)
    gather(group)
  }

  /// Adds those of a formatter that it is made of.
  mutating func add(inner group: FormatterGroup) {
    inner.append(group)
    gather(group)
  }

  private mutating func gather(_ group: FormatterGroup) {
    statements += group.statements
    owned += group.statements
    bindings.append(group.variable.binding)
    values += group.settings.flatMap(\.values)
  }
}
