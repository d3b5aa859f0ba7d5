import CodemodKit
import Fixpoint
import Rewriting
import SwiftCST
import Workspace

/// Creates the code actions for single findings.
struct QuickFixWriter {
  private let diagnostics: DiagnosticWriter
  private let found: FileFindings
  private let document: Document
  private let edits: EditWriter

  /// Creates the writer for the findings that a client sees.
  init(
    _ diagnostics: DiagnosticWriter, _ found: FileFindings, _ document: Document, _ edits: EditWriter
  ) {
    self.diagnostics = diagnostics
    self.found = found
    self.document = document
    self.edits = edits
  }

  /// The actions for the findings in a range of the document; for an empty range, for those on its line.
  func actions(
    at range: PositionRange, until interruption: Interruption
  ) throws(Interrupted) -> [CodeAction] {
    let wanted = findings(at: range)
    let context = found.snapshot.context
    let fixable = wanted.filter(context.mayFix)
    let all = fixable.map { (CodeAction.Work.fix, $0) } + wanted.map { (.ignore, $0) }
    if edits.client.resolvesEdits {
      // Only a few of them will be chosen, and each edit requires an analysis of the whole file.
      return all.map { action($0, $1, nil) }
    }
    // In parallel, because each result is parsed again.
    let made = parallelMap(count: all.count) { number in
      interruption.isRequested ? nil : Self.edits(all[number].0, of: all[number].1, in: context)
    }
    try interruption.check()
    return zip(all, made).compactMap { wanted, made in
      guard let edit = made.flatMap({ edits.edit($0, in: found.snapshot) }) else { return nil }
      return action(wanted.0, wanted.1, edit)
    }
  }

  /// The findings in a range of the document, or on the line of an empty range. In a large document, only the
  /// first few if the edits have to be computed at once: nobody reads a list of thousands.
  private func findings(at range: PositionRange) -> ArraySlice<Finding> {
    let found = diagnostics.shown.filter { finding in
      let place = diagnostics.positions.range(of: diagnostics.place(of: finding))
      if range.start == range.end { return place.start.line == range.start.line }
      return place.start <= range.end && range.start <= place.end
    }
    let most = edits.client.resolvesEdits ? found.count : Self.parsedByteCount / max(1, document.text.count)
    return found.prefix(max(most, 10))
  }

  /// How many bytes of edited documents are parsed for the fixes of one response: this takes less than a
  /// second.
  private static let parsedByteCount = 16 << 20

  /// The edit of an action that was shown without it; nil if it can't be computed.
  func edit(_ work: CodeAction.Work, of place: FindingPlace) -> WorkspaceEdit? {
    guard let finding = diagnostics.shown.first(where: { FindingPlace($0) == place }),
      let made = Self.edits(work, of: finding, in: found.snapshot.context)
    else { return nil }
    return edits.edit(made, in: found.snapshot)
  }

  private static func edits(
    _ work: CodeAction.Work, of finding: Finding, in context: ProjectContext
  ) -> [Int: [TextEdit]]? {
    switch work {
    case .fixAll: nil
    case .fix: context.canFix(finding) ? finding.fix.map { EditPlan([$0]).edits } : nil
    case .ignore:
      IgnoreComment(for: [finding], in: context.files[finding.file]).edits.map { [finding.file: $0] }
    }
  }

  /// Creates an action; without an edit, it contains the data that finds the edit later.
  private func action(_ work: CodeAction.Work, _ finding: Finding, _ edit: WorkspaceEdit?) -> CodeAction {
    let isSafe = finding.rule.tier == .safe
    let isPreferred = work == .fix && isSafe && edits.client.knowsPreferredActions
    return CodeAction(
      title: title(work, finding), kind: .quickFix, diagnostics: [diagnostics.diagnostic(finding)],
      isPreferred: isPreferred ? true : nil, edit: edit,
      data: edit == nil ? .init(document, work, of: FindingPlace(finding)) : nil)
  }

  private func title(_ work: CodeAction.Work, _ finding: Finding) -> String {
    guard work == .fix else { return "Ignore \(finding.rule.id) here" }
    let count = finding.fix?.files.count ?? 0
    let files = count > 1 ? " in \(count) files" : ""
    let isSafe = finding.rule.tier == .safe
    return "Fix \(finding.rule.id)\(files) (\(isSafe ? "safe" : "unsafe")): \(finding.message)"
  }
}
