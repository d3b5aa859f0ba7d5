package import CodemodKit
import SwiftCST

/// How often a pass said what, and what became of it.
package struct Statistics: Sendable {
  /// The counts of one ID of one pass.
  package struct Row: Sendable {
    /// The ID of the pass.
    package let pass: String
    /// What the pass says.
    package let rule: Rule
    /// How many findings there are of each state.
    package let counts: [FindingState: Int]

    /// How many findings there are.
    package var total: Int { counts.values.reduce(0, +) }
  }

  /// The IDs of which there are findings, by pass and ID.
  package let rows: [Row]

  /// The counts of a report.
  package init(of report: Report) {
    let found = Dictionary(grouping: report.findings, by: \.pass)
    rows = report.passes.flatMap { pass in
      Dictionary(grouping: found[pass.id] ?? [], by: \.rule.id).values.map { findings in
        let counts = Dictionary(grouping: findings, by: \.state).mapValues(\.count)
        return Row(pass: pass.id, rule: findings[0].rule, counts: counts)
      }.sorted(on: \.rule.id)
    }
  }

  /// How many findings there are of a state.
  package subscript(_ state: FindingState) -> Int {
    rows.reduce(0) { $0 + $1.counts[state, default: 0] }
  }
}
