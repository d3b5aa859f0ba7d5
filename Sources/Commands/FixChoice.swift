import CodemodKit
import Fixpoint

/// Which of the fixes that were asked for are made: all, so many, or those that a person wants.
enum FixChoice {
  case all
  case first(Int)
  case asked(Interview)

  /// What `--max-fixes` and `--interactive` say.
  init(_ arguments: Arguments, _ colors: ColorChoice) throws(UsageError) {
    let limit = try arguments.number(.maxFixes, atLeast: 1)
    guard arguments.has(.interactive) else {
      self = limit.map(FixChoice.first) ?? .all
      return
    }
    try arguments.require(.interactive, without: .maxFixes, .dryRun, .check)
    self = .asked(Interview(arguments.codemods, colors))
  }

  /// Whether a person is asked.
  var isAsked: Bool {
    if case .asked = self { true } else { false }
  }

  /// Where a person was to be asked, somebody has to have answered.
  func requireAnswer() throws(UsageError) {
    if case .asked(let interview) = self { try interview.requireOutcome() }
  }

  /// What becomes of the fixes of an offer.
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
