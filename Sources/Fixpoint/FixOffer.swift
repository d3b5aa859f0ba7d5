package import CodemodKit

/// A decision about the fixes of an offer, given by position.
package struct FixDecision: Equatable, Sendable {
  /// The fixes to apply.
  package var applied: [Int]

  /// The fixes that are replaced by a comment that ignores their findings.
  package var silenced: [Int]

  package init(applying applied: [Int], silencing silenced: [Int] = []) {
    self.applied = applied
    self.silenced = silenced
  }

  /// The same decision for the positions in `positions`.
  package func mapped(to positions: [Int]) -> FixDecision {
    FixDecision(applying: applied.map { positions[$0] }, silencing: silenced.map { positions[$0] })
  }
}

/// The fixes that a round could apply, for a final decision.
package struct FixOffer {
  /// The findings whose fixes were requested and can be applied, in order; some may conflict.
  package let findings: [Finding]

  /// The files of this round; the places of the findings refer to them.
  package let files: [ProjectFile]

  /// The number of fixes applied in earlier rounds.
  package let appliedCount: Int

  /// Whether there is a place for a comment that ignores the finding at a position.
  package func canSilence(_ position: Int) -> Bool {
    Finding.silencing([findings[position]], in: files) != nil
  }

  /// Applies all its fixes.
  package var all: FixDecision { FixDecision(applying: Array(findings.indices)) }

  /// The same offer with only some of its fixes, given by position.
  package func only(_ positions: [Int]) -> FixOffer {
    FixOffer(findings: positions.map { findings[$0] }, files: files, appliedCount: appliedCount)
  }
}
