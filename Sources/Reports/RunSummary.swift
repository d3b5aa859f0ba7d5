package import CodemodKit
import Rewriting

/// What a run came to, in words for a person: by pass, what was fixed, what could be, and what was left
/// alone and why.
package struct RunSummary {
  private let outcome: Outcome
  private let codemods: [CodemodMetadata]
  private let profiles: ProfileTable
  private let unwritten: Set<Int>
  private let fileCount: Int
  private let isDryRun: Bool
  private let isVerbose: Bool
  private let paint: Paint

  /// The summary of a run.
  ///
  /// - Parameters:
  ///   - codemods: The passes, in the order in which they are told of.
  ///   - profiles: Which passes were on, and which fixes were to be made.
  ///   - unwritten: The numbers of the files that changed but could not be written.
  ///   - fileCount: How many files the run was about.
  ///   - isDryRun: Whether nothing was written.
  ///   - isVerbose: Whether every place is listed.
  package init(
    of outcome: Outcome, codemods: [CodemodMetadata], profiles: ProfileTable, unwritten: Set<Int> = [],
    fileCount: Int, isDryRun: Bool, isVerbose: Bool, paint: Paint
  ) {
    self.outcome = outcome
    self.codemods = codemods
    self.profiles = profiles
    self.unwritten = unwritten
    self.fileCount = fileCount
    self.isDryRun = isDryRun
    self.isVerbose = isVerbose
    self.paint = paint
  }

  /// The summary, with a newline at its end.
  package var text: String {
    var text = codemods.map(section).joined()
    if codemods.contains(where: { !groups(of: $0).isEmpty }) {
      text += paint.paragraph("'swiftfix explain ID' tells more of each.", style: paint.dim)
    }
    for fault in outcome.faults { text += paint.paragraph(label: ("error:", paint.red), "\(fault)") }
    return text + total
  }

  // MARK: - One pass

  private func section(_ codemod: CodemodMetadata) -> String {
    let fixed = fixed.filter { $0.codemod == codemod.id }
    let groups = groups(of: codemod)
    guard !fixed.isEmpty || !groups.isEmpty else { return "" }
    let counts = groups.compactMap { group in group.countedAs.map { "\(group.findings.count) \($0)" } }
    return paint.bold(codemod.id) + ": "
      + (["\(fixed.count) \(isDryRun ? "to fix" : "fixed")"] + counts).joined(separator: ", ") + "\n"
      + groups.map(text).joined() + notes(on: fixed) + "\n"
  }

  /// What is to be known of the fixes made, each note once.
  private func notes(on fixed: [Finding]) -> String {
    let notes = fixed.notes
    guard !notes.isEmpty else { return "" }
    return "  worth knowing of what is fixed:\n"
      + notes.map { rule, fixes in
        paint.paragraph(indent: 4, label: (rule.id, paint.dim), rule.summary)
          + paint.paragraph(
            indent: 6 + rule.id.count, "goes with \(count(fixes.count, "fix", plural: "fixes"))",
            style: paint.dim)
      }.joined()
  }

  /// The fixes that were made and are on disk, or would be.
  private var fixed: [Finding] {
    outcome.applied.filter { unwritten.isDisjoint(with: $0.fix?.files ?? []) }
  }

  /// What was found besides what was fixed, by what a person can do about it.
  private func groups(of codemod: CodemodMetadata) -> [Group] {
    let (found, files) = (reported.filter { $0.codemod == codemod.id }, onDisk)
    return [
      Group(
        title: "not safe, made with --unsafe or --allow ID only:", countedAs: "not safe", color: paint.yellow,
        findings: found.filter { $0.rule.tier == .unsafe && !profiles.apply($0) }, files: files),
      Group(
        title: "not made, since they change files that have syntax errors, were not named or would break:",
        countedAs: "not made", color: paint.yellow,
        findings: outcome.remaining.filter {
          $0.codemod == codemod.id && profiles.apply($0)
        }, files: outcome.files),
      Group(
        title: "left alone:", countedAs: "left alone", color: paint.dim,
        findings: found.filter { $0.rule.tier == .refusal && (isVerbose || !$0.rule.isQuiet) },
        files: files),
      // A note about what a fix changes isn't found any more once the fix is made.
      Group(
        title: "worth knowing:", countedAs: nil, color: paint.dim,
        findings: outcome.initial.filter { $0.codemod == codemod.id && $0.rule.tier == .note },
        files: outcome.originals),
    ].filter { !$0.findings.isEmpty }
  }

  /// Findings that ask the same of a person.
  private struct Group {
    let title: String
    /// What follows the number of findings in the line of the pass; nil where they are not counted.
    let countedAs: String?
    let color: (String) -> String
    let findings: [Finding]
    /// The files that the findings were made in.
    let files: [ProjectFile]
  }

  /// In a dry run the places are those of the files on disk.
  private var reported: [Finding] { isDryRun ? outcome.lasting : outcome.remaining }

  private var onDisk: [ProjectFile] { isDryRun ? outcome.originals : outcome.files }

  private func text(of group: Group) -> String {
    // All IDs that a fix falls under, as they are written behind '--allow'.
    let byRules = Dictionary(grouping: group.findings) { $0.rules.map(\.id).joined(separator: ",") }
    return "  \(group.title)\n"
      + byRules.sorted { $0.key < $1.key }.map { ids, findings in
        paint.paragraph(indent: 4, label: (ids, group.color), headline(findings))
          + places(findings, group, indent: 6 + ids.count)
      }.joined()
  }

  /// What one place is about, or what several have in common; of a fix that is not safe always the reasons.
  private func headline(_ findings: [Finding]) -> String {
    findings[0].rule.tier != .unsafe && findings.count == 1 && !isVerbose
      ? findings[0].message : findings[0].rules.map(\.summary).joined(separator: " ")
  }

  private func places(_ findings: [Finding], _ group: Group, indent: Int) -> String {
    guard !isVerbose else {
      return findings.map { finding in
        paint.paragraph(indent: indent, "\(place(of: finding, group)): \(finding.message)")
      }.joined()
    }
    let others = findings.count == 1 ? "" : " and \(findings.count - 1) more"
    return paint.paragraph(indent: indent, place(of: findings[0], group) + others, style: paint.dim)
  }

  /// Where a finding is; of a file that has changed since, the path alone.
  private func place(of finding: Finding, _ group: Group) -> String {
    let (seen, now) = (group.files[finding.file], onDisk[finding.file])
    return seen === now ? seen.place(of: finding.range.lowerBound) : seen.path
  }

  // MARK: - Total

  private var total: String {
    let of = count(fileCount, "file")
    let left = unwritten.isEmpty ? "" : " \(count(unwritten.count, "file")) could not be written."
    guard !fixed.isEmpty else {
      let more = reported.contains { $0.rule.tier == .unsafe && !profiles.apply($0) }
      return paint.paragraph("Nothing to fix in \(of)" + (more ? " without --unsafe." : ".") + left)
    }
    let changed = outcome.changed.count { !unwritten.contains($0) }
    let verb = isDryRun ? "Would fix" : "Fixed"
    return paint.paragraph(
      "\(verb) \(count(fixed.count, "place")), changing \(changed) of \(of)."
        + (isDryRun ? " Nothing was written." : left), style: paint.bold)
  }

  private func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
