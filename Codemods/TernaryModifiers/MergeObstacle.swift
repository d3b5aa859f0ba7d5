import CodemodKit
import ProjectIndex

/// A reason not to merge two branches, or not to do so unasked.
enum MergeObstacle: Hashable, Sendable, Error {
  // Not safe
  case coerces(String)
  case mayHoldState(String)
  case firesAtFlip(String)
  case isAppliedToEach(String)
  case overridesOuter(inner: String, outer: String)
  case replacesShadow
  case replacesBold
  case animates(String)

  // Refused
  case binds
  case checksAvailability
  case isSwitch
  case chainTooComplex
  case differentTypes(String, String)
  case parameterNotKnown(String)
  case closuresDiffer(String)
  case repeatedCall(Int)
  case repeatedText(Int)
  case shorthandInClosure(String)
  case ambiguous(String)
  case losesLocalization
  case noNeutralValue(String)
  case isNeutral(String)
  case orderDiffers(String)
  case labelsDiffer(String)
  case needs(String, GateAnswer)
  case comment
  case directive

  /// The rule that the obstacle falls under.
  var rule: Rule {
    switch self {
    case .coerces: TernaryRules.coerces
    case .mayHoldState: TernaryRules.state
    case .firesAtFlip, .isAppliedToEach: TernaryRules.events
    case .overridesOuter: TernaryRules.inherited
    case .replacesShadow, .replacesBold: TernaryRules.replaced
    case .animates: TernaryRules.transition
    case .binds, .checksAvailability: TernaryRules.binds
    case .isSwitch: TernaryRules.isSwitch
    case .chainTooComplex: TernaryRules.chain
    case .differentTypes, .parameterNotKnown: TernaryRules.types
    case .closuresDiffer: TernaryRules.closures
    case .repeatedCall, .repeatedText, .shorthandInClosure: TernaryRules.repeated
    case .ambiguous: TernaryRules.ambiguous
    case .losesLocalization: TernaryRules.localization
    case .noNeutralValue, .isNeutral: TernaryRules.noNeutral
    case .orderDiffers: TernaryRules.order
    case .labelsDiffer: TernaryRules.labels
    case .needs: TernaryRules.gate
    case .comment: TernaryRules.comments
    case .directive: .conditionalCompilation
    }
  }

  /// The obstacle in words.
  var words: String {
    switch self {
    case .coerces(let style): "the short form coerces '\(style)' to Color"
    case .mayHoldState(let name): "'\(name)' may hold state: the state now survives the flip"
    case .firesAtFlip(let name):
      "'\(name)' inside the branches: fired or changed at each flip before, not after"
    case .isAppliedToEach(let name):
      "'\(name)' around the branches is applied to each: fired or changed at each flip before, not after"
    case .overridesOuter(let inner, let outer): "an outer '\(outer)' exists; '\(inner)(false)' removes it"
    case .replacesShadow: "a clear shadow stands in for none"
    case .replacesBold: "before iOS 16 a font weight stands in for the emphasis of 'bold()'"
    case .animates(let name):
      "'\(name)' is attached to the branches: it ran at each flip before, not after"
    case .binds: "the condition binds a value; compute what differs in a 'let' first"
    case .checksAvailability: "the condition checks availability: each branch is for systems of its own"
    case .isSwitch: "a switch statement: compute what differs in a 'let' with a switch expression"
    case .chainTooComplex:
      "the else-if chain is too complex: one argument of one modifier may differ in up to three branches "
        + "whose conditions call nothing"
    case .differentTypes(let first, let second):
      "arguments have different static types (\(first) / \(second)); a ternary would not compile"
    case .parameterNotKnown(let name):
      "what '\(name)' takes can't be told: a ternary might not compile, or mean another type"
    case .closuresDiffer(let name): "the closure arguments of '\(name)' differ"
    case .repeatedCall(1):
      "the condition calls a function and would be evaluated later, in a closure (use --option "
        + "ternary-modifiers.bind-condition)"
    case .repeatedCall(let count):
      "the condition calls a function and would be evaluated \(count) times (use --option "
        + "ternary-modifiers.bind-condition)"
    case .repeatedText(let count):
      "the condition is long and would be written \(count) times (use --option ternary-modifiers.bind-condition)"
    case .shorthandInClosure(let name):
      "the condition asks for '\(name)', which is another in the closure that it would stand in (use --option "
        + "ternary-modifiers.bind-condition)"
    case .ambiguous(let name): "a style with '.\(name)' in a ternary is ambiguous on SDK 27"
    case .losesLocalization:
      "a string in place of a literal would switch to the initialiser that does not localise"
    case .noNeutralValue(let name): "modifier '\(name)' has no neutral value"
    case .isNeutral(let name): "modifier '\(name)' does nothing as it is written"
    case .orderDiffers(let name): "the modifier order differs between the branches: '\(name)'"
    case .labelsDiffer(let name): "the argument labels or overloads of '\(name)' differ"
    case .needs(let overload, let answer): Self.words(overload, answer)
    case .comment: "a comment inside the statement can't be placed"
    case .directive: Rule.conditionalCompilationText
    }
  }

  private static func words(_ overload: String, _ answer: GateAnswer) -> String {
    switch answer {
    case .met: "'\(overload)' is there"
    case .notMet(let platform, let deployment, let needs):
      "needs \(platform.rawValue) \(needs) ('\(overload)'); the deployment target is \(deployment)"
    case .unknown(let flag): "'\(overload)' needs a newer system; pass \(flag) if it is there"
    }
  }
}
