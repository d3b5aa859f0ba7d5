import CodemodKit

/// All rules of the pass.
enum HoistRules {
  static let hoist = Rule(
    "HF100", .safe, "A formatter that is the same on every call is created once.",
    remedy: "Nothing to check. Run swiftfix, or keep the code with an ignore comment and a reason.")

  static let keptCurrent = Rule(
    "N101", .note,
    "'.current' is read once; later changes of the setting have no effect (option "
      + "'keep-current').")
  static let settings = Rule(
    "N102", .note,
    "The formatter now lives as long as the process. Without a locale or time zone of its own, it keeps the "
      + "settings of its first use.")
  static let unused = Rule("N103", .note, "A formatter is created and never used.")

  static let shared = Rule(
    "HF201", .unsafe, "The instance may now be shared across threads, and its class is not 'Sendable'.",
    remedy: "Check that no thread changes the instance after it is set up. Then allow HF201, or keep "
      + "one instance for each actor.")
  static let asserted = Rule(
    "HF202", .unsafe,
    "Writes 'nonisolated(unsafe)': you assert that read-only use from several threads is safe (option "
      + "'nonisolated-unsafe').",
    remedy: "Turn on 'nonisolated-unsafe' only if the instance is never changed after its setup.")
  static let mainActorGlobal = Rule(
    "HF203", .unsafe,
    "A generic type can't have a static property; writes a '@MainActor' variable of the "
      + "file.",
    remedy: "Check that all uses are on the main actor. Then allow HF203, or move the formatter to a "
      + "type that isn't generic.")
  static let forcedTry = Rule(
    "HF204", .unsafe, "An invalid pattern becomes a trap instead of a thrown error.",
    remedy: "Check the pattern with a test, since a mistake now stops the program. Then allow HF204.")
  static let sharedResult = Rule(
    "HF205", .unsafe,
    "A property or function that creates a formatter now returns one instance to every caller.",
    remedy: "Check that no caller changes the formatter it gets. Then allow HF205.")
  static let template = Rule(
    "HF206", .unsafe, "The pattern of a template is computed once, not again when the locale changes.",
    remedy: "Check whether the app must follow a change of the locale while it runs. If not, allow "
      + "HF206.")
  static let inlinable = Rule(
    "HF207", .unsafe, "The use is '@inlinable': the new property becomes '@usableFromInline internal'.",
    remedy: "Check that clients may be built against the new internal name. Then allow HF207.")
  static let modernised = Rule(
    "HF208", .unsafe,
    "'.formatted(…)' replaces the formatter; its text may differ (option 'modernise').",
    remedy: "Compare the text of both forms in the locales that you ship. Then turn on 'modernise'.")
  static let evaluatedLess = Rule(
    "HF209", .unsafe,
    "The view was evaluated with its parent, because its formatter was a new object each time. It is now "
      + "evaluated when an input or an observed value changes.",
    remedy: "Check that the view doesn't depend on being evaluated with its parent. Then allow HF209.")
  static let region = Rule(
    "HF210", .unsafe,
    "The project sets the default time zone or observes region changes. A formatter that is created once, "
      + "without a time zone or locale of its own, may keep the old one.",
    remedy: "Set 'timeZone' and 'locale' where the formatter is used, or make it again when the "
      + "region changes.")

  static let variable = Rule(
    "HF301", .refusal, "The configuration uses a parameter, local or property of the call.",
    remedy: "Set the part that differs where the formatter is used, or keep one formatter for each "
      + "value in a dictionary.")
  static let selfValue = Rule(
    "HF302", .refusal, "The configuration uses self, or an '@Environment' or '@State' value.",
    remedy: "Pass the value as an argument of 'formatted(…)', or keep one formatter for each value.")
  static let reconfigured = Rule(
    "HF303", .refusal, "The formatter is configured again after its first use.",
    remedy: "Make one formatter for each configuration, each in a static property.")
  static let conditional = Rule(
    "HF304", .refusal, "The configuration is conditional.",
    remedy: "Make one static formatter for each case of the condition and choose between them.")
  static let escapes = Rule(
    "HF305", .refusal, "The formatter is returned, stored or passed on.",
    remedy: "Return the formatted text instead of the formatter, or share one static formatter with "
      + "those who need it.")
  static let perIteration = Rule(
    "HF306", .refusal, "The the formatter is created in a loop and differs per iteration.",
    remedy: "Move the part that doesn't differ out of the loop, or make one formatter for each value "
      + "before it.")
  static let notSendable = Rule(
    "HF307", .refusal,
    "The class is not 'Sendable', or its configuration belongs to an actor, and the compiler rejects the "
      + "shared instance.",
    remedy: "Use a 'FormatStyle' ('date.formatted(…)'), which is a value, or keep the formatter in an "
      + "actor or with a lock.")
  static let conformanceInExtension = Rule(
    "HF308", .refusal,
    "The conformance to 'View' is in an extension, so the type is not on the main actor.",
    remedy: "Write the conformance to 'View' in the declaration of the type, or mark the type "
      + "'@MainActor'.")
  static let inActor = Rule(
    "HF309", .refusal, "An actor can't have a static that is not 'Sendable'.",
    remedy: "Use a 'FormatStyle', or keep the formatter in a stored property of the actor.")
  static let inArgument = Rule(
    "HF310", .refusal,
    "The formatter is created in a default argument, an autoclosure or an argument of a property wrapper.",
    remedy: "Move the formatter to a static property by hand, and name it in the default argument.")
  static let reassigned = Rule(
    "HF311", .refusal,
    "The variable is reassigned, passed inout, or declared without a value or together with others.",
    remedy: "Declare one constant with 'let', and set it up right after; then run again.")
  static let factory = Rule(
    "HF312", .refusal,
    "The formatter is a subclass, or an initializer of the project creates it.",
    remedy: "Check what the initializer does. If it depends on nothing else, move the formatter to a "
      + "static property by hand.")
  static let topLevel = Rule(
    "HF313", .refusal, "The formatter is created in top-level code, which runs once.",
    remedy: "Nothing needs to change: top-level code runs once.")
  static let helper = Rule(
    "HF314", .refusal, "A helper function creates or configures the formatter.",
    remedy: "Set the formatter up where it is made, or give the helper a static formatter to return.")
  static let callState = Rule(
    "HF315", .refusal,
    "A coder's 'userInfo' or custom strategy holds values of the call, or values that may change.",
    remedy: "Make one coder for each set of values, or set 'userInfo' on a coder that isn't shared.")
  static let weakly = Rule(
    "HF316", .refusal, "The formatter is held weakly or configured in a 'defer'.",
    remedy: "Hold the formatter with a strong reference and set it up right after it is made.")
  static let onPurpose = Rule(
    "HF317", .refusal, "A comment may say why the formatter is created each time.",
    remedy: "If the comment no longer holds, remove it and run again.")

  static let toolComment = Rule(
    "HF318", .refusal,
    "A comment for a linter or formatter applies to these lines and would not move with them.",
    remedy: "Move or remove the comment for the linter, then run again.")

  static let closureType = Rule(
    "HF319", .refusal,
    "The type of a task or closure depends on the 'try' of the creation.",
    remedy: "Write the type of the task or closure, such as 'Task<Void, any Error>', then run again.")

  static let all = [
    hoist, keptCurrent, settings, unused, shared, asserted, mainActorGlobal, forcedTry, sharedResult,
    template, inlinable, modernised, evaluatedLess, region, variable, selfValue, reconfigured, conditional,
    escapes, perIteration, notSendable, conformanceInExtension, inActor, inArgument, reassigned, factory,
    topLevel, helper, callState, weakly, onPurpose, toolComment, closureType, Rule.conditionalCompilation,
  ]
}
