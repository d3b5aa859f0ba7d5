import CodemodKit

/// What a check found to fix, a line for each place as compilers write them, so that editors and build tools
/// know them for what they are.
package struct PlaceList {
  private let report: Report

  /// The places of a report.
  package init(of report: Report) { self.report = report }

  /// The lines, each with a newline at its end.
  package var text: String {
    report.findings.filter { $0.state == .fixable }.map { finding in
      "\(finding.place): warning: \(finding.message) [\(finding.rule.id) \(finding.pass)]\n"
    }.joined()
  }
}
