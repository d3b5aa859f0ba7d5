package import CodemodKit
import SwiftCST

/// The number of findings by pass, ID and state.
package struct Statistics: Sendable {
  /// The counts of one ID of one pass.
  package struct Row: Sendable {
    /// The ID of the pass.
    package let pass: String
    /// The rule.
    package let rule: Rule
    /// The number of findings in each state.
    package let counts: [FindingState: Int]

    /// The number of findings.
    package var total: Int { counts.values.reduce(0, +) }
  }

  /// The IDs with findings, sorted by pass and ID.
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

  /// The number of findings in a state.
  package subscript(_ state: FindingState) -> Int {
    rows.reduce(0) { $0 + $1.counts[state, default: 0] }
  }
}
