/// The fixes that a round could make, for whoever has the last word on them.
package struct FixOffer {
  /// The findings whose fixes were asked for and can be made, in their order; some may be in conflict.
  package let findings: [Finding]

  /// The files as they are in this round; the places of the findings are theirs.
  package let files: [ProjectFile]

  /// How many fixes the rounds before have made.
  package let appliedCount: Int

  /// The same offer with some of its fixes alone, given by their positions.
  package func only(_ positions: [Int]) -> FixOffer {
    FixOffer(findings: positions.map { findings[$0] }, files: files, appliedCount: appliedCount)
  }
}
