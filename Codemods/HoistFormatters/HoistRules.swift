import CodemodKit

/// Everything that the pass may say.
enum HoistRules {
  static let hoist = Rule("HF100", .safe, "A formatter that is the same on every call is made once.")

  static let keptCurrent = Rule(
    "N101", .note, "'.current' is read once and not followed: the option 'keep-current' is on.")
  static let settings = Rule(
    "N102", .note,
    "A formatter without explicit locale or time zone now lives for the process; it follows the settings "
      + "current when it was first used.")
  static let unused = Rule("N103", .note, "A formatter is made and never used.")

  static let shared = Rule(
    "HF201", .unsafe, "The instance may now be shared across threads, and its class is not 'Sendable'.")
  static let asserted = Rule(
    "HF202", .unsafe,
    "Emits 'nonisolated(unsafe)': you assert that read-only use from several threads is safe "
      + "(option 'nonisolated-unsafe').")
  static let mainActorGlobal = Rule(
    "HF203", .unsafe, "A static is not allowed in a generic type; emits a '@MainActor' variable of the file.")
  static let forcedTry = Rule(
    "HF204", .unsafe, "An invalid pattern becomes a trap instead of a thrown error.")
  static let sharedResult = Rule(
    "HF205", .unsafe, "A property or function that makes a formatter gives the same instance to every caller."
  )
  static let template = Rule(
    "HF206", .unsafe, "The pattern of a template is computed once, not again when the locale changes.")
  static let inlinable = Rule(
    "HF207", .unsafe, "The use is '@inlinable': the new property becomes '@usableFromInline internal'.")
  static let modernised = Rule(
    "HF208", .unsafe, "'.formatted(…)' takes the formatter's place; its text may differ (option 'modernise')."
  )
  static let evaluatedLess = Rule(
    "HF209", .unsafe,
    "A view was evaluated whenever its parent was, as its formatter was another object each time; now it is "
      + "when what it is made with, or observes, changes.")
  static let region = Rule(
    "HF210", .unsafe,
    "The project sets the default time zone, or observes changes of the region, and the formatter has no "
      + "time zone or locale of its own: made once it may keep the old one.")

  static let variable = Rule(
    "HF301", .refusal, "The configuration uses a parameter, local or property of the call.")
  static let selfValue = Rule(
    "HF302", .refusal, "The configuration uses self, or an '@Environment' or '@State' value.")
  static let reconfigured = Rule("HF303", .refusal, "The formatter is configured again after its first use.")
  static let conditional = Rule("HF304", .refusal, "The configuration is conditional.")
  static let escapes = Rule("HF305", .refusal, "The formatter is returned, stored or passed on.")
  static let perIteration = Rule(
    "HF306", .refusal, "The formatter is made in a loop and differs per iteration.")
  static let notSendable = Rule(
    "HF307", .refusal,
    "The class is not 'Sendable', or made of what belongs to an actor, and the compiler rejects the shared "
      + "instance here.")
  static let conformanceInExtension = Rule(
    "HF308", .refusal,
    "The conformance to 'View' is in an extension, so the type is not on the main actor.")
  static let inActor = Rule("HF309", .refusal, "An actor can't have a static that is not 'Sendable'.")
  static let inArgument = Rule(
    "HF310", .refusal,
    "The formatter is made in a default argument, an autoclosure or an argument of a property wrapper.")
  static let reassigned = Rule(
    "HF311", .refusal,
    "The variable is reassigned, passed inout, or declared without a value or together with others.")
  static let factory = Rule(
    "HF312", .refusal,
    "The formatter is of a subclass, or made by an initialiser of the project, which may do anything.")
  static let topLevel = Rule(
    "HF313", .refusal, "The formatter is made in top-level code, which runs once, line by line.")
  static let helper = Rule("HF314", .refusal, "A helper function makes or configures the formatter.")
  static let callState = Rule(
    "HF315", .refusal,
    "A coder's 'userInfo' or custom strategy holds values of the call, or such as may change.")
  static let weakly = Rule("HF316", .refusal, "The formatter is held weakly or configured in a 'defer'.")
  static let onPurpose = Rule(
    "HF317", .refusal, "A comment beside the formatter may say why it is made again and again.")

  static let toolComment = Rule(
    "HF318", .refusal,
    "A comment for a linter or formatter applies to these lines, and would not apply where they move.")

  static let closureType = Rule(
    "HF319", .refusal,
    "The type of a task or closure follows from the 'try' that an expression is made with.")

  static let all = [
    hoist, keptCurrent, settings, unused, shared, asserted, mainActorGlobal, forcedTry, sharedResult,
    template, inlinable, modernised, evaluatedLess, region, variable, selfValue, reconfigured, conditional,
    escapes, perIteration, notSendable, conformanceInExtension, inActor, inArgument, reassigned, factory,
    topLevel, helper, callState, weakly, onPurpose, toolComment, closureType, Rule.conditionalCompilation,
  ]
}
