import CodemodKit
import Fixpoint

/// Which of the requested fixes are applied: all of them, a number of them, or those that the user accepts.
enum FixChoice {
  case all
  case first(Int)
  case asked(Interview)

  /// The choice that `--max-fixes` and `--interactive` make.
  init(_ arguments: Arguments, _ colors: ColorChoice) throws(UsageError) {
    let limit = try arguments.number(.maxFixes, atLeast: 1)
    guard arguments.has(.interactive) else {
      self = limit.map(FixChoice.first) ?? .all
      return
    }
    try arguments.require(.interactive, without: .maxFixes, .dryRun, .check)
    self = .asked(Interview(arguments.codemods, colors))
  }

  /// Whether the user is asked.
  var isAsked: Bool {
    if case .asked = self { true } else { false }
  }

  /// Throws if the user was to be asked but no answer came.
  func requireAnswer() throws(UsageError) {
    if case .asked(let interview) = self { try interview.requireOutcome() }
  }

  /// Decides about the fixes of an offer.
  mutating func choose(_ offer: FixOffer) -> FixDecision {
    switch self {
    case .all: return offer.all
    case .first(let limit):
      return FixDecision(
        applying: Array(offer.findings.indices.prefix(max(0, limit - offer.appliedCount))))
    case .asked(var interview):
      let chosen = interview.choose(offer)
      self = .asked(interview)
      return chosen
    }
  }
}
