import CodemodKit
import SwiftCST

/// What a run came to, in words for a person: by pass, what was fixed, what could be, and what was left
/// alone and why.
package struct RunSummary {
  private let report: Report
  private let findings: [ReportedFinding]
  private let isVerbose: Bool
  private let paint: Paint

  /// The summary of a run; where it `isVerbose` every place is listed.
  package init(of report: Report, isVerbose: Bool, paint: Paint) {
    self.report = report
    // What is found in a file that can't be parsed may be wrong, and nothing can be made of it.
    findings = report.findings.filter { !report.unparsedFiles.contains($0.path) }
    self.isVerbose = isVerbose
    self.paint = paint
  }

  /// The summary, with a newline at its end.
  package var text: String {
    let sections = report.passes.map(section)
    var text = sections.joined()
    if text.contains("\n  ") {
      let rest = isVerbose ? "" : "; --verbose lists every place with its reason"
      text += paint.paragraph("'swiftfix explain ID' explains each of these\(rest).", style: paint.dim)
    }
    return text + RunTotal(of: report, paint).text
  }

  // MARK: - One pass

  private func section(_ pass: CodemodMetadata) -> String {
    let findings = findings.filter { $0.pass == pass.id }
    let made = report.isDryRun ? FindingState.fixable : .fixed
    let groups = groups(made).map { group in
      (group, findings.filter { $0.state == group.state && (isVerbose || !$0.isQuietRefusal) })
    }.filter { !$0.1.isEmpty }
    let madeCount = findings.count { $0.state == made }
    guard madeCount > 0 || !groups.isEmpty else { return "" }
    let counts = groups.compactMap { group, findings in group.countedAs.map { "\(findings.count) \($0)" } }
    let first = report.isDryRun ? "\(madeCount) to fix" : "\(madeCount) fixed"
    return paint.bold(pass.id) + ": "
      + ([madeCount > 0 ? paint.green(first) : first] + counts).joined(separator: ", ") + "\n"
      + groups.map { text(of: $0.1, in: $0.0) }.joined() + notes(on: findings.filter { $0.state == made })
      + "\n"
  }

  /// What is to be known of the fixes made, each note once.
  private func notes(on made: [ReportedFinding]) -> String {
    let notes = Set(made.flatMap(\.notes)).sorted(on: \.id)
    guard !notes.isEmpty else { return "" }
    return "  notes on these fixes:\n"
      + notes.map { note in
        let fixes = made.count { $0.notes.contains(note) }.counted("fix", plural: "fixes")
        return paint.paragraph(indent: 4, label: (note.id, paint.dim), note.summary)
          + paint.paragraph(indent: 6 + note.id.count, "goes with \(fixes)", style: paint.dim)
      }.joined()
  }

  /// Findings that ask the same of a person.
  private struct Group {
    let state: FindingState
    let title: String
    /// What follows the number of findings in the line of the pass; nil where they are not counted.
    let countedAs: String?
    let color: (String) -> String
  }

  private func groups(_ made: FindingState) -> [Group] {
    let all = [
      Group(
        state: .unsafe, title: "not safe, made with --unsafe, or --allow and all its IDs:",
        countedAs: "not safe", color: paint.yellow),
      Group(state: .blocked, title: "not made:", countedAs: "not made", color: paint.yellow),
      Group(state: .warning, title: "warnings:", countedAs: "to look at", color: paint.yellow),
      Group(state: .hint, title: "hints:", countedAs: "hints", color: paint.dim),
      Group(state: .refused, title: "left alone:", countedAs: "left alone", color: paint.dim),
      Group(state: .note, title: "notes:", countedAs: nil, color: paint.dim),
    ]
    guard isVerbose else { return all }
    let title = report.isDryRun ? "to fix:" : "fixed:"
    return [Group(state: made, title: title, countedAs: nil, color: paint.green)] + all
  }

  private func text(of findings: [ReportedFinding], in group: Group) -> String {
    let inOrder = kinds(of: findings).sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return "  \(group.title)\n"
      + inOrder.map { _, kind in
        heading(of: kind, group.color) + places(kind.findings, indent: 6 + kind.rules[0].id.count)
      }.joined()
  }

  /// Findings of which the same is said, and the rules that say it.
  private struct Kind {
    let rules: [Rule]
    var findings: [ReportedFinding] = []
  }

  /// The kinds of findings, by their IDs and reasons. A fix that is not safe for several reasons is told under
  /// each of them, so that a reason stands there once; where every place is listed, each is listed once.
  private func kinds(of findings: [ReportedFinding]) -> [[String]: Kind] {
    findings.reduce(into: [:]) { kinds, finding in
      let isToldOfEach = finding.state == .unsafe && !isVerbose
      for rules in isToldOfEach ? finding.rules.map({ [$0] }) : [finding.rules] {
        kinds[rules.map(\.id) + [finding.reason ?? ""], default: Kind(rules: rules)].findings.append(finding)
      }
    }
  }

  /// What several findings have in common, behind the ID to explain or allow; where there are several, behind
  /// each of them. Why a fix is not made is said once, whatever IDs it has.
  private func heading(of kind: Kind, _ color: @escaping (String) -> String) -> String {
    if let reason = kind.findings[0].reason {
      let ids = kind.rules.map(\.id).joined(separator: ", ")
      return paint.paragraph(indent: 4, label: (ids, color), reason)
    }
    guard kind.rules.count == 1 else {
      return kind.rules.map { paint.paragraph(indent: 4, label: ($0.id, color), $0.summary) }.joined()
    }
    let rule = kind.rules[0]
    return paint.paragraph(indent: 4, label: (rule.id, color), headline(kind.findings, of: rule))
  }

  /// What one place is about, or what several have in common; of a fix that is not safe always the reasons.
  private func headline(_ findings: [ReportedFinding], of rule: Rule) -> String {
    let isOwn = rule.tier != .unsafe && findings.count == 1 && !isVerbose
    return isOwn ? shortened(findings[0].message) : rule.summary
  }

  /// A message may list many places; what comes after the first lines of it is left to '--verbose'.
  private func shortened(_ message: String) -> String {
    guard message.count > 400, let end = message.prefix(400).lastIndex(of: ",") else { return message }
    return message[..<end] + ", …"
  }

  private func places(_ findings: [ReportedFinding], indent: Int) -> String {
    guard !isVerbose else {
      return findings.map { paint.paragraph(indent: indent, "\($0.place): \($0.message)") }.joined()
    }
    let others = findings.count == 1 ? "" : " and \(findings.count - 1) more"
    return paint.paragraph(indent: indent, findings[0].place + others, style: paint.dim)
  }
}
