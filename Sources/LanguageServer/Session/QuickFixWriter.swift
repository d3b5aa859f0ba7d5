import CodemodKit
import Rewriting
import SwiftCST
import Workspace

/// Makes the code actions for single findings.
struct QuickFixWriter {
  private let diagnostics: DiagnosticWriter
  private let found: FileFindings
  private let edits: EditWriter

  /// What can be done about the findings that a client sees.
  init(_ diagnostics: DiagnosticWriter, _ found: FileFindings, _ edits: EditWriter) {
    self.diagnostics = diagnostics
    self.found = found
    self.edits = edits
  }

  /// The actions for the findings at a stretch of the document; at a mere place, for those on its line.
  func actions(at range: PositionRange) -> [CodeAction] {
    let wanted = diagnostics.shown.filter { finding in
      let place = diagnostics.positions.range(of: diagnostics.place(of: finding))
      if range.start == range.end { return place.start.line == range.start.line }
      return place.start <= range.end && range.start <= place.end
    }
    let (context, findings) = (found.snapshot.context, wanted)
    // Side by side, because what is made is parsed again.
    let checked = parallelMap(count: findings.count) { number in
      let finding = findings[number]
      return (
        isFixable: context.canFix(finding),
        ignoring: IgnoreComment(for: finding, in: context.files[finding.file]).edit
      )
    }
    let fixes = zip(findings, checked).compactMap { $1.isFixable ? fix($0) : nil }
    let ignores = zip(findings, checked).compactMap { finding, check in
      check.ignoring.flatMap { ignore(finding, with: $0) }
    }
    return fixes + ignores
  }

  private func fix(_ finding: Finding) -> CodeAction? {
    guard let fix = finding.fix, let edit = edits.edit(EditPlan([fix]).edits, in: found.snapshot) else {
      return nil
    }
    let isSafe = finding.rule.tier == .safe
    let files = fix.files.count > 1 ? " in \(fix.files.count) files" : ""
    return CodeAction(
      title: "Fix \(finding.rule.id)\(files)\(isSafe ? "" : ", not safe"): \(finding.message)",
      kind: .quickFix,
      diagnostics: [diagnostics.diagnostic(finding)],
      isPreferred: edits.client.knowsPreferredActions && isSafe ? true : nil, edit: edit)
  }

  private func ignore(_ finding: Finding, with edit: TextEdit) -> CodeAction? {
    guard let edit = edits.edit([finding.file: [edit]], in: found.snapshot) else { return nil }
    return CodeAction(
      title: "Ignore \(finding.rule.id) here", kind: .quickFix,
      diagnostics: [diagnostics.diagnostic(finding)], edit: edit)
  }
}
