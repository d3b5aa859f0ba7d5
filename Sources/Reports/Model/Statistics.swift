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
    package internal(set) var counts: [FindingState: Int] = [:]

    /// How many findings there are.
    package var total: Int { counts.values.reduce(0, +) }
  }

  /// The IDs of which there are findings, by pass and ID.
  package let rows: [Row]

  /// The counts of a report.
  package init(of report: Report) {
    var rows = report.passes.flatMap { pass in
      pass.rules.sorted(on: \.id).map { Row(pass: pass.id, rule: $0) }
    }
    let positions = Dictionary(
      rows.enumerated().map { ([$1.pass, $1.rule.id], $0) }, uniquingKeysWith: min)
    for finding in report.findings {
      guard let position = positions[[finding.pass, finding.rule.id]] else { continue }
      rows[position].counts[finding.state, default: 0] += 1
    }
    self.rows = rows.filter { $0.total > 0 }
  }

  /// How many findings there are of a state.
  package subscript(_ state: FindingState) -> Int {
    rows.reduce(0) { $0 + $1.counts[state, default: 0] }
  }
}
