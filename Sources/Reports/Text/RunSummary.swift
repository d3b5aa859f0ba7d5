import CodemodKit
import SwiftCST

/// A short summary of a run for people: applied and available fixes by pass, notes on them, and warnings.
package struct RunSummary {
  /// The level of detail of a summary.
  package enum Detail: Sendable {
    /// One line for each pass with findings.
    case brief
    /// Also why fixes were not applied and code was not changed, with one place for each reason.
    case reasons
    /// All places.
    case everyPlace
  }

  private let report: Report
  private let findings: [ReportedFinding]
  private let detail: Detail
  private let hasNotes: Bool
  private let paint: Paint

  /// The summary of a run.
  ///
  /// - Parameter hasNotes: Whether the summary lists the notes of fixes; a list of places may have shown
  ///   them.
  package init(of report: Report, _ detail: Detail, hasNotes: Bool = true, paint: Paint) {
    self.hasNotes = hasNotes
    self.report = report
    // Findings in a file that can't be parsed may be wrong, and can't be fixed.
    findings = report.findings.filter { !report.unparsedFiles.contains($0.path) }
    self.detail = detail
    self.paint = paint
  }

  /// The summary, with a trailing newline.
  package var text: String {
    var blocks = detail == .brief ? [passLines] : report.passes.map(section)
    blocks += [builds, notes, detail == .brief ? blockedLines + warningLine : "", hint]
    blocks.append(RunTotal(of: report, paint).text)
    return blocks.filter { !$0.isEmpty }.joined(separator: detail == .brief ? "" : "\n")
  }

  /// The state of the fixes that the run applies.
  private var made: FindingState { report.isDryRun ? .fixable : .fixed }

  // MARK: - One line for each pass

  private var passLines: String {
    let rows = report.passes.compactMap { pass in counts(of: pass).map { (pass.id, $0) } }
    return paint.rows(rows, style: paint.bold)
  }

  /// The results of the fixes of a pass; nil if it has none.
  private func counts(of pass: CodemodMetadata) -> String? {
    let findings = findings.filter { $0.pass == pass.id }
    func count(_ state: FindingState) -> Int { findings.count { $0.state == state } }
    var parts: [String] = []
    if count(made) > 0 { parts.append(paint.green("\(count(made)) \(report.isDryRun ? "to fix" : "fixed")")) }
    let more = count(made) > 0 ? "more " : ""
    let byID = findings.filter(\.needsID)
    let unsafeCount = count(.unsafe) - byID.count
    if unsafeCount > 0 { parts.append("\(unsafeCount) \(more)with --unsafe") }
    if !byID.isEmpty {
      let ids = Set(byID.flatMap(\.rules).filter(\.needsID).map(\.id)).ascending().joined(separator: ",")
      parts.append("\(byID.count) \(more)with --allow \(ids)")
    }
    if count(.blocked) > 0 { parts.append(paint.yellow("\(count(.blocked)) not applied")) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Why requested fixes are not applied, each reason once.
  private var blockedLines: String {
    let reasons = Dictionary(grouping: findings.filter { $0.state == .blocked }) { $0.reason ?? "" }
    return reasons.sorted(on: { $0.key }).map { reason, findings in
      paint.paragraph(label: ("\(findings.count) not applied:", paint.yellow), reason)
    }.joined()
  }

  /// The deployment targets and language modes of the files; in brief, those of most files.
  private var builds: String {
    guard let first = report.builds.first else { return "" }
    guard detail == .brief else {
      return detail == .everyPlace
        ? paint.bold("built for") + "\n" + report.builds.map { paint.paragraph(indent: 2, $0) }.joined() : ""
    }
    guard !(passLines + warningLine).isEmpty else { return "" }
    let others = report.builds.count > 1 ? "; \(report.builds.count - 1) more with --verbose" : ""
    return paint.paragraph(label: ("built for", paint.dim), first + others)
  }

  /// The notes on the applied fixes, each once.
  private var notes: String {
    guard hasNotes else { return "" }
    let fixed = findings.filter { $0.state == made }
    return Set(fixed.flatMap(\.notes)).sorted(on: \.id).map { note in
      let fixes = fixed.count { $0.notes.contains(note) }.counted("fix", plural: "fixes")
      return paint.paragraph(label: ("note \(note.id)", paint.dim), "\(note.summary) (\(fixes))")
    }.joined()
  }

  /// The warnings and, if they are reported, hints, by rule.
  private var warningLine: String {
    let advice: [(FindingState, String, (String) -> String)] = [
      (.warning, "warnings:", paint.yellow), (.hint, "hints:", paint.cyan), (.note, "notes:", paint.dim),
    ]
    return advice.map { state, title, style in
      let byRule = Dictionary(grouping: findings.filter { $0.state == state }) { $0.rule.id }
      guard !byRule.isEmpty else { return "" }
      let rules = byRule.values.sorted(on: { $0[0].rule.id }).map {
        "\($0.count) \($0[0].pass) (\($0[0].rule.id))"
      }
      return paint.paragraph(label: (title, style), rules.joined(separator: ", "))
    }.joined()
  }

  /// How to see more.
  private var hint: String {
    guard detail == .brief else {
      let hasIDs = findings.contains { $0.state != made }
      return hasIDs ? paint.paragraph("'swiftfix explain ID' explains each of these.", style: paint.dim) : ""
    }
    let hasAdvice = findings.contains { [.warning, .hint, .note].contains($0.state) }
    return hasAdvice && !report.isCheck
      ? paint.paragraph(
        "'swiftfix --check' lists warnings; 'swiftfix explain ID' explains them.", style: paint.dim) : ""
  }

  // MARK: - The reasons of a pass

  private func section(_ pass: CodemodMetadata) -> String {
    let findings = findings.filter { $0.pass == pass.id }
    let groups = groups.map { group in
      (group, findings.filter { $0.state == group.state && (detail == .everyPlace || !$0.isQuietRefusal) })
    }.filter { !$0.1.isEmpty }
    let counts = counts(of: pass)
    guard counts != nil || !groups.isEmpty else { return "" }
    let refused = groups.first { $0.0.state == .refused }.map { "\($0.1.count) refused" }
    return paint.bold(pass.id) + "  " + [counts, refused].compactMap(\.self).joined(separator: ", ") + "\n"
      + groups.map { text(of: $0.1, in: $0.0) }.joined()
  }

  /// Findings that need the same action.
  private struct Group {
    let state: FindingState
    let title: String
    let color: (String) -> String
  }

  private var groups: [Group] {
    let all = [
      Group(
        state: .unsafe, title: "unsafe, not applied (use --unsafe, or --allow with all IDs):",
        color: paint.yellow),
      Group(state: .blocked, title: "not applied:", color: paint.yellow),
      Group(state: .warning, title: "warnings:", color: paint.yellow),
      Group(state: .hint, title: "hints:", color: paint.cyan),
      Group(state: .refused, title: "refused:", color: paint.dim),
      Group(state: .note, title: "notes:", color: paint.dim),
    ]
    guard detail == .everyPlace else { return all }
    let title = report.isDryRun ? "to fix:" : "fixed:"
    return [Group(state: made, title: title, color: paint.green)] + all
  }

  private func text(of findings: [ReportedFinding], in group: Group) -> String {
    let causes = Dictionary(grouping: findings) { $0.sharedCause ?? "" }
    let kinds = Dictionary(grouping: findings) { finding in
      let cause = finding.sharedCause.flatMap { causes[$0, default: []].count > 1 ? $0 : nil }
      return finding.rules.map(\.id) + [finding.reason ?? "", cause ?? ""]
    }
    return "  \(group.title)\n"
      + kinds.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { _, findings in
        heading(of: findings, group.color) + places(findings, indent: 6 + findings[0].rule.id.count)
      }.joined()
  }

  /// The IDs and the reason that the findings share: one line for each ID.
  private func heading(of findings: [ReportedFinding], _ color: @escaping (String) -> String) -> String {
    let rules = findings[0].rules
    if let reason = findings[0].reason {
      return paint.paragraph(indent: 4, label: (rules.map(\.id).joined(separator: ", "), color), reason)
    }
    if findings.count > 1, detail == .reasons, let cause = findings[0].sharedCause,
      findings.allSatisfy({ $0.sharedCause == cause })
    {
      let text = "\(findings.count) places wait for one cause: \(BriefMessage.of(cause)). \(rules[0].remedy)"
      return paint.paragraph(indent: 4, label: (rules[0].id, color), text)
    }
    // For a single refusal, its message says more than the summary of its rule.
    let isOwn = rules.count == 1 && rules[0].tier != .unsafe && findings.count == 1 && detail == .reasons
    return rules.map { rule in
      paint.paragraph(indent: 4, label: (rule.id, color), isOwn ? findings[0].briefMessage : rule.summary)
    }.joined()
  }

  private func places(_ findings: [ReportedFinding], indent: Int) -> String {
    guard detail == .reasons else {
      return findings.map { finding in
        let link = { paint.link($0, to: finding.path.link) }
        return paint.paragraph(indent: indent, label: ("\(finding.place):", link), gap: 1, finding.message)
      }.joined()
    }
    let shown = findings.prefix(3).map(\.place).joined(separator: ", ")
    let others = findings.count > 3 ? " and \(findings.count - 3) more" : ""
    return paint.paragraph(indent: indent, shown + others, style: paint.dim)
  }
}
