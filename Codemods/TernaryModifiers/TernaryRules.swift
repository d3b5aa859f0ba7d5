import CodemodKit

/// All rules of the pass.
enum TernaryRules {
  static let merge = Rule(
    "TM100", .safe, "The branches show one view with different modifiers.",
    remedy: "Read note N401 once, then run swiftfix.")

  static let identity = Rule(
    "N401", .note,
    "The two branches become one view that keeps its identity; an animated change interpolates instead of "
      + "cross-fading.")

  static let coerces = Rule(
    "TM201", .unsafe,
    "The short form turns '.primary' or '.secondary' into a 'Color' (option 'color-coerce').",
    remedy: "Turn on the option 'color-coerce' if a 'Color' is right in every place.")
  static let state = Rule(
    "TM202", .unsafe, "The view may hold state, which now survives a change of the condition.",
    remedy: "Check that state may survive the flip: text, selection, scroll position. Then allow "
      + "TM202.")
  static let events = Rule(
    "TM203", .unsafe,
    "'onAppear', 'task', 'id' and similar modifiers no longer run at each change of the "
      + "condition.",
    remedy: "Check that the work need not run at each flip; else use 'onChange(of:)'. Then allow "
      + "TM203.")
  static let inherited = Rule(
    "TM204", .unsafe, "The neutral value of a modifier may remove the effect of one further in or out.",
    remedy: "Look at both states once. Then allow TM204, or write the modifiers in both branches.")
  static let replaced = Rule(
    "TM205", .unsafe,
    "A modifier is replaced: by a clear shadow, or by a font weight for bold before iOS 16.",
    remedy: "Look at both states once. Then allow TM205.")
  static let transition = Rule(
    "TM206", .unsafe, "A transition or animation is attached to the branches.",
    remedy: "Check that the flip is meant to interpolate. Then allow TM206, or keep both branches for "
      + "the transition.")

  static let alwaysTrue = Rule(
    "TM207", .unsafe,
    "'#available' is always true for the deployment target: the 'else' branch is removed, and the type of "
      + "the view changes.",
    remedy:
      "Check that nothing relies on the type or identity that the two branches made together. Then allow TM207."
  )

  static let binds = Rule(
    "TM301", .refusal, "The condition binds a value or matches a pattern.",
    remedy: "Nothing needs to change if a branch needs the value or the system that the condition checks. "
      + "Where a pattern only asks for a case, write the condition as an expression, then run again.")
  static let isSwitch = Rule(
    "TM302", .refusal, "The branches are those of a 'switch', which is never rewritten.",
    remedy: "Put the argument that differs into a computed property that switches.")
  static let chain = Rule(
    "TM303", .refusal,
    "The 'else if' chain has more than three branches, a condition that calls a function, or more than one "
      + "argument that differs.",
    remedy: "Put the argument that differs into a computed property, then use it in one view.")
  static let types = Rule(
    "TM304", .refusal, "The arguments have, or may have, different types; a ternary would not compile.",
    remedy: "Give both arguments one type, as with 'AnyShapeStyle' or 'Color', then run again.")
  static let closures = Rule(
    "TM305", .refusal, "The closure arguments of a modifier differ.",
    remedy: "Move the closure into a method, with the condition inside, then run again.")
  static let repeated = Rule(
    "TM306", .refusal,
    "The condition would be repeated too often, or it calls a function, is long or uses '$0', and would be "
      + "repeated or moved into a closure (option 'bind-condition').",
    remedy: "Store the condition in a local constant before the branches, or turn on the option "
      + "'bind-condition'.")
  static let ambiguous = Rule(
    "TM307", .refusal, "The style would be ambiguous on SDK 27.",
    remedy: "Write the type of the style, such as 'Color.red', then run again.")
  static let localization = Rule(
    "TM308", .refusal, "The text would no longer be localized.",
    remedy: "Write 'LocalizedStringKey' or 'String(localized:)' in both branches, then run again.")
  static let noNeutral = Rule(
    "TM309", .refusal, "A modifier of only one branch has no neutral value.",
    remedy: "Keep both branches, or write the modifier with a neutral value yourself.")
  static let order = Rule(
    "TM310", .refusal, "The order of the modifiers differs between the branches.",
    remedy: "Write the modifiers in one order in both branches, then run again.")
  static let labels = Rule(
    "TM311", .refusal, "The argument labels or overloads of a modifier differ.",
    remedy: "Use one form of the modifier in both branches, then run again.")
  static let gate = Rule(
    "TM312", .refusal, "The merged form needs a newer system than the deployment target.",
    remedy: "Raise the deployment target, or keep both branches.")
  static let comments = Rule(
    "TM313", .refusal, "A comment inside the statement can't be placed.",
    remedy: "Move the comment above the 'if', then run again.")

  static let spelledType = Rule(
    "TM314", .refusal, "The file names '_ConditionalContent', the type of two branches.",
    remedy: "Replace '_ConditionalContent' with 'some View', then run again.")

  static let hardToRead = Rule(
    "TM315", .refusal,
    "The merged view would be harder to read than the branches: a choice inside a choice, or erased types "
      + "(option 'allow-nested').",
    remedy: "Put the argument that differs into a computed property, then use it in one view.")

  static let all = [
    merge, identity, coerces, state, events, inherited, replaced, transition, alwaysTrue, binds, isSwitch,
    chain, types, closures, repeated, ambiguous, localization, noNeutral, order, labels, gate, comments,
    spelledType, hardToRead, Rule.conditionalCompilation,
  ]
}
