import CodemodKit

/// The findings of a check in the format of compiler diagnostics, so that editors and build tools recognize
/// them.
package struct PlaceList {
  private let report: Report
  private let paint: Paint
  private let hasFrames: Bool

  /// Creates the list of places of a report.
  ///
  /// - Parameters:
  ///   - hasFrames: Whether the code follows each message; otherwise each finding is one line.
  package init(of report: Report, paint: Paint = Paint(isOn: false), hasFrames: Bool = false) {
    self.report = report
    self.paint = paint
    self.hasFrames = hasFrames
  }

  /// The findings, each with a trailing newline.
  package var text: String {
    report.findings.compactMap { finding in
      Self.severity(of: finding.state).map { hasFrames ? framed(finding, $0) : line(finding, $0) + "\n" }
    }.joined()
  }

  /// `path:line:column: warning: what happens [ID pass]`.
  private func line(_ finding: ReportedFinding, _ severity: String) -> String {
    let label = severity == "warning" ? paint.yellow("warning:") : paint.cyan("note:")
    let ids = paint.dim("[\(finding.rule.id) \(finding.pass)]")
    return "\(paint.link(paint.bold(finding.place + ":"), to: finding.path.link)) \(label) "
      + "\(finding.briefMessage) \(ids)"
  }

  /// The line, the code, and the possible action.
  private func framed(_ finding: ReportedFinding, _ severity: String) -> String {
    let frame = CodeFrame(of: finding, paint)
    return paint.paragraph(ofStyledLine: line(finding, severity)) + (frame?.text ?? "")
      + Self.help(finding).map { text in
        paint.paragraph(indent: frame?.margin.count ?? 0, label: ("=", paint.dim), gap: 1, text)
      }.joined() + "\n"
  }

  private static func help(_ finding: ReportedFinding) -> [String] {
    let fix =
      finding.state == .fixable
      ? ["fix: \(finding.rule.tier.rawValue), applied by a run without --check"] : []
    return fix + finding.notes.map { "note: \($0.summary) [\($0.id)]" }
  }

  private static func severity(of state: FindingState) -> String? {
    switch state {
    case .fixable, .warning: "warning"
    case .hint: "note"
    case .fixed, .unsafe, .blocked, .refused, .note: nil
    }
  }
}
