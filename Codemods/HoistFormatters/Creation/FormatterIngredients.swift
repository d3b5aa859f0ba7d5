import SwiftCST

/// The parts of a formatter: statements that move with it, and values that must not depend on the call.
struct FormatterIngredients {
  /// The `codeBlockItem`s that only serve to create the formatter.
  var statements: [Node] = []
  /// The moved parts of the code, including statements.
  var owned: [Node] = []
  /// The local variables in the statements: their `patternBinding`s.
  var bindings: [Node] = []
  /// The variables that contain the formatter itself, one after another, with the settings of each.
  private(set) var own: [FormatterGroup] = []
  /// The formatters that are parts of it.
  private(set) var inner: [FormatterGroup] = []
  /// The values of the local constants in the statements.
  var constants: [Node] = []
  /// The values that must be constant.
  var values: [Node] = []

  /// What the formatters read of themselves while they are set up.
  var ownReads: [Node] { (own + inner).flatMap(\.ownReads) }

  /// The settings, unordered.
  var settings: [ConfigurationStatement.Setting] { (own + inner).flatMap(\.settings) }

  /// Adds the statements of a variable that contains the formatter, and their settings.
  mutating func add(_ group: FormatterGroup) {
    own.append(group)
    gather(group)
  }

  /// Adds those of a formatter that is a part of it.
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
