import CodemodKit

/// Everything that the pass may say.
enum TernaryRules {
  static let merge = Rule(
    "TM100", .safe, "The branches show the same view with other modifiers, and can be one view.")

  static let identity = Rule(
    "N401", .note,
    "What were two views is one, which lives on when the condition flips; an animated flip is an "
      + "interpolation and no longer a cross-fade.")

  static let coerces = Rule(
    "TM201", .unsafe,
    "The short form turns '.primary' or '.secondary' into a 'Color' (option 'color-coerce').")
  static let state = Rule("TM202", .unsafe, "The view may hold state, which now survives the flip.")
  static let events = Rule(
    "TM203", .unsafe, "'onAppear', 'task', 'id' and their like fired at each flip before, and no longer do.")
  static let inherited = Rule(
    "TM204", .unsafe, "A modifier further out or in is, or may be, removed by the one that is switched off.")
  static let replaced = Rule(
    "TM205", .unsafe,
    "Another modifier takes its place: a clear shadow, or a font weight for bold before iOS 16.")
  static let transition = Rule("TM206", .unsafe, "A transition or animation is attached to the branches.")

  static let alwaysTrue = Rule(
    "TM207", .unsafe,
    "'#available' is always true for the deployment target: the 'else' goes, and with it the type that the "
      + "branches made together.")

  static let binds = Rule("TM301", .refusal, "The condition binds a value.")
  static let isSwitch = Rule(
    "TM302", .refusal, "The branches are those of a 'switch', which is never rewritten.")
  static let chain = Rule(
    "TM303", .refusal,
    "An 'else if' has more than three branches, conditions that call something, or differs in more than one "
      + "argument.")
  static let types = Rule(
    "TM304", .refusal, "The arguments have, or may have, different types; a ternary would not compile.")
  static let closures = Rule("TM305", .refusal, "The closures that a modifier is given differ.")
  static let repeated = Rule(
    "TM306", .refusal,
    "The condition calls a function, is long or asks for '$0', and would be repeated or moved into a closure "
      + "(option 'bind-condition').")
  static let ambiguous = Rule("TM307", .refusal, "The style would be ambiguous on SDK 27.")
  static let localization = Rule("TM308", .refusal, "A text would no longer be localised.")
  static let noNeutral = Rule(
    "TM309", .refusal, "A modifier of only one branch has no neutral value, or no other.")
  static let order = Rule("TM310", .refusal, "The order of the modifiers differs between the branches.")
  static let labels = Rule("TM311", .refusal, "The argument labels or overloads of a modifier differ.")
  static let gate = Rule(
    "TM312", .refusal, "The merged form needs a newer system than the deployment target.")
  static let comments = Rule("TM313", .refusal, "A comment inside the statement can't be placed.")

  static let spelledType = Rule(
    "TM314", .refusal, "The type of two branches, '_ConditionalContent', is written in the file.")

  static let all = [
    merge, identity, coerces, state, events, inherited, replaced, transition, alwaysTrue, binds, isSwitch,
    chain, types, closures, repeated, ambiguous, localization, noNeutral, order, labels, gate, comments,
    spelledType, Rule.conditionalCompilation,
  ]
}
