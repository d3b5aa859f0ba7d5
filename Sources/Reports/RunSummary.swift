package import CodemodKit
import SwiftCST

/// What a run came to, in words for a person: by pass, what was fixed, what could be, and what was left
/// alone and why.
package struct RunSummary {
  private let outcome: Outcome
  private let codemods: [CodemodMetadata]
  private let selection: FixSelection
  private let isDryRun: Bool
  private let isVerbose: Bool
  private let paint: Paint

  /// The summary of a run.
  ///
  /// - Parameters:
  ///   - codemods: The passes that ran, in their order.
  ///   - selection: Which fixes were made.
  ///   - isDryRun: Whether nothing was written.
  ///   - isVerbose: Whether every place is listed.
  ///   - usesColor: Whether to write escape sequences for a terminal.
  package init(
    of outcome: Outcome, codemods: [CodemodMetadata], selection: FixSelection, isDryRun: Bool,
    isVerbose: Bool, usesColor: Bool
  ) {
    self.outcome = outcome
    self.codemods = codemods
    self.selection = selection
    self.isDryRun = isDryRun
    self.isVerbose = isVerbose
    paint = Paint(isOn: usesColor)
  }

  /// The summary, with a newline at its end.
  package var text: String {
    var text = codemods.map(section).joined()
    for fault in outcome.faults { text += paint.red("error: ") + "\(fault)\n" }
    return text + total + "\n"
  }

  // MARK: - One pass

  private func section(_ codemod: CodemodMetadata) -> String {
    let fixed = outcome.applied.count { $0.codemod == codemod.id }
    let others = reported.filter { $0.codemod == codemod.id }
    let possible = others.filter { $0.fix != nil && !selection.includes($0) }
    let refused = others.filter { $0.rule.tier == .refusal }
    let notes = others.filter { $0.rule.tier == .note }
    guard fixed + possible.count + refused.count + notes.count > 0 else { return "" }
    var text = paint.bold(codemod.id) + "  \(fixed) fixed"
    if !possible.isEmpty { text += ", \(possible.count) more with --unsafe" }
    if !refused.isEmpty { text += ", \(refused.count) left alone" }
    text += "\n" + rows(possible, paint.yellow) + rows(refused, paint.dim) + rows(notes, paint.dim)
    return text + "\n"
  }

  /// What was found besides what was fixed: in a dry run the places are those of the files on disk.
  private var reported: [Finding] { isDryRun ? outcome.initial : outcome.remaining }

  private var files: [ProjectFile] { isDryRun ? outcome.originals : outcome.files }

  private func rows(_ findings: [Finding], _ color: (String) -> String) -> String {
    let groups = Dictionary(grouping: findings, by: \.rule).sorted { $0.key.id < $1.key.id }
    return groups.map { rule, findings in
      isVerbose ? places(rule, findings, color) : group(rule, findings, color)
    }.joined()
  }

  private func group(_ rule: Rule, _ findings: [Finding], _ color: (String) -> String) -> String {
    let first = findings[0]
    let message = findings.count == 1 ? first.message : rule.summary
    let others = findings.count == 1 ? "" : " and \(findings.count - 1) more"
    return "  \(color(rule.id))  \(message)\n         \(paint.dim(place(of: first) + others))\n"
  }

  private func places(_ rule: Rule, _ findings: [Finding], _ color: (String) -> String) -> String {
    findings.map { "  \(color(rule.id))  \(place(of: $0)): \($0.message)\n" }.joined()
  }

  private func place(of finding: Finding) -> String {
    let file = files[finding.file]
    let location = file.lines.location(of: finding.range.lowerBound)
    return "\(file.path):\(location.line):\(location.column)"
  }

  // MARK: - Total

  private var total: String {
    let editable = outcome.originals.count { $0.isEditable }
    let of = "of \(count(editable, "file"))"
    guard !outcome.applied.isEmpty else {
      let more = reported.contains { $0.fix != nil && !selection.includes($0) }
      return "Nothing to fix in \(count(editable, "file"))" + (more ? " without --unsafe." : ".")
    }
    let verb = isDryRun ? "Would fix" : "Fixed"
    return paint.bold("\(verb) \(count(outcome.applied.count, "place"))")
      + " in \(outcome.changed.count) \(of)." + (isDryRun ? " Nothing was written." : "")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
