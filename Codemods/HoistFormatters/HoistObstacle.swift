import CodemodKit

/// Why a formatter is left alone.
enum HoistObstacle: Error, Hashable, Sendable {
  case variable(String)
  case changing(String)
  case inSomeBuilds(String)
  case selfValue(String)
  case reconfigured(String)
  case configuredElsewhere(String)
  case conditional(String)
  case returned(String)
  case stored
  case passed(String)
  case captured
  case compared
  case perIteration
  case notSendable(String, String)
  case madeOnActor(String)
  case conformanceInExtension
  case inActor(String)
  case inArgument
  case reassigned(String)
  case factory(String)
  case topLevel
  case helper(String)
  case callState(String)
  case weakly(String)
  case onPurpose(String)
  case directive

  /// The ID under which the reason is looked up.
  var rule: Rule {
    switch self {
    case .variable, .changing, .inSomeBuilds: HoistRules.variable
    case .selfValue: HoistRules.selfValue
    case .reconfigured, .configuredElsewhere: HoistRules.reconfigured
    case .conditional: HoistRules.conditional
    case .returned, .stored, .passed, .captured, .compared: HoistRules.escapes
    case .perIteration: HoistRules.perIteration
    case .notSendable, .madeOnActor: HoistRules.notSendable
    case .conformanceInExtension: HoistRules.conformanceInExtension
    case .inActor: HoistRules.inActor
    case .inArgument: HoistRules.inArgument
    case .reassigned: HoistRules.reassigned
    case .factory: HoistRules.factory
    case .topLevel: HoistRules.topLevel
    case .helper: HoistRules.helper
    case .callState: HoistRules.callState
    case .weakly: HoistRules.weakly
    case .onPurpose: HoistRules.onPurpose
    case .directive: .conditionalCompilation
    }
  }

  /// The reason, in words that a person can act on.
  var text: String {
    switch self {
    case .variable(let name):
      "configuration uses '\(name)', which is a parameter/local/property of the call — "
        + "the formatter is not the same on every call"
    case .changing(let expression):
      "configuration uses '\(expression)', which may be another on the next call"
    case .inSomeBuilds(let name):
      "configuration uses '\(name)', which the project declares for some builds only (#if); "
        + "what it is in the others can't be told"
    case .selfValue(let name): "configuration uses self/@Environment/@State value '\(name)'"
    case .reconfigured(let statement):
      "formatter is re-configured after its first use ('\(statement)'); two formatters could each be made once"
    case .configuredElsewhere(let statement):
      "formatter is configured outside its declaration ('\(statement)')"
    case .conditional(let keyword): "configuration is conditional (\(keyword))"
    case .returned(let why): "formatter escapes (returned: \(why))"
    case .stored: "formatter escapes (stored)"
    case .passed(let callee): "formatter escapes (passed to '\(callee)')"
    case .captured: "formatter escapes (in a capture list)"
    case .compared: "formatter escapes (compared by the '==' that the compiler makes)"
    case .perIteration: "formatter is created in a loop and differs per iteration"
    case .notSendable(let name, let why):
      "\(why) and '\(name)' is not Sendable (Swift 6); "
        + "the option 'nonisolated-unsafe' offers a static that you vouch for"
    case .madeOnActor(let name):
      "configuration uses '\(name)', which belongs to an actor that the formatter is not used on"
    case .conformanceInExtension:
      "type's View conformance is in an extension: a non-Sendable static would not compile in Swift 6 mode"
    case .inActor(let name):
      "actor: non-Sendable static is rejected in Swift 6; use an instance let instead: "
        + "'private let \(name) = …'"
    case .inArgument: "created in a default argument / autoclosure / property-wrapper argument"
    case .reassigned(let how): "variable is \(how)"
    case .factory(let how): "\(how), which may do more than make a formatter"
    case .topLevel: "main.swift top-level code"
    case .helper(let callee): "helper-configured creation ('\(callee)')"
    case .callState(let name):
      "encoder/decoder userInfo or custom coding strategy captures call state ('\(name)')"
    case .weakly(let how): "\(how) reference to the formatter"
    case .onPurpose(let comment): "a comment may say that it is made each time on purpose ('\(comment)')"
    case .directive: Rule.conditionalCompilationText
    }
  }
}
