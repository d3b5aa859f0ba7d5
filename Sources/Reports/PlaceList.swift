import CodemodKit

/// What a check found to fix or to look at, a line for each place as compilers write them, so that editors and build tools
/// know them for what they are.
package struct PlaceList {
  private let report: Report

  /// The places of a report.
  package init(of report: Report) { self.report = report }

  /// The lines, each with a newline at its end.
  package var text: String {
    report.findings.compactMap { finding in
      Self.severity(of: finding.state).map { severity in
        "\(finding.place): \(severity): \(finding.message) [\(finding.rule.id) \(finding.pass)]\n"
      }
    }.joined()
  }

  private static func severity(of state: FindingState) -> String? {
    switch state {
    case .fixable, .warning: "warning"
    case .hint: "note"
    case .fixed, .unsafe, .blocked, .refused, .note: nil
    }
  }
}
