package import CodemodKit

/// What becomes of the fixes of an offer, given by their positions.
package struct FixDecision: Equatable, Sendable {
  /// The fixes that are made.
  package var applied: [Int]

  /// The fixes that are not made: a comment silences their findings.
  package var silenced: [Int]

  package init(applying applied: [Int], silencing silenced: [Int] = []) {
    self.applied = applied
    self.silenced = silenced
  }

  /// The same decision, where the positions are those in `positions`.
  package func mapped(to positions: [Int]) -> FixDecision {
    FixDecision(applying: applied.map { positions[$0] }, silencing: silenced.map { positions[$0] })
  }
}

/// The fixes that a round could make, for whoever has the last word on them.
package struct FixOffer {
  /// The findings whose fixes were asked for and can be made, in their order; some may be in conflict.
  package let findings: [Finding]

  /// The files as they are in this round; the places of the findings are theirs.
  package let files: [ProjectFile]

  /// How many fixes the rounds before have made.
  package let appliedCount: Int

  /// Whether there is a place for a comment that silences the finding at a position.
  package func canSilence(_ position: Int) -> Bool {
    Finding.silencing([findings[position]], in: files) != nil
  }

  /// All its fixes are made.
  package var all: FixDecision { FixDecision(applying: Array(findings.indices)) }

  /// The same offer with some of its fixes alone, given by their positions.
  package func only(_ positions: [Int]) -> FixOffer {
    FixOffer(findings: positions.map { findings[$0] }, files: files, appliedCount: appliedCount)
  }
}
