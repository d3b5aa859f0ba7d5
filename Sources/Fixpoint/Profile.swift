package import CodemodKit
import Rewriting
import SwiftCST

/// The settings for some files of a run: which passes run on them, and which of their fixes are applied.
package struct Profile: Sendable {
  /// The passes that are on, in order.
  package let codemods: [ConfiguredCodemod]

  /// Which of their fixes are applied.
  package let selection: FixSelection

  /// Which of their findings are reported.
  package let filter: FindingFilter

  private let dispatcher: Dispatcher

  /// A profile of passes that are on.
  package init(
    _ codemods: [ConfiguredCodemod], applying selection: FixSelection,
    reporting filter: FindingFilter = FindingFilter()
  ) {
    self.codemods = codemods
    self.selection = selection
    self.filter = filter
    dispatcher = Dispatcher(codemods.map(\.metadata))
  }

  /// Whether a pass is on.
  func hasPass(_ id: String) -> Bool { codemods.contains { $0.metadata.id == id } }

  /// Whether findings of a rule, by its ID, are reported.
  package func reports(_ rule: String) -> Bool {
    codemods.contains { codemod in
      codemod.metadata.rules.contains { $0.id == rule }
        && !filter.ignored.passes.contains(codemod.metadata.id)
        && filter.only.map { $0.passes.contains(codemod.metadata.id) || $0.rules.contains(rule) } ?? true
    } && !filter.ignored.rules.contains(rule)
  }

  /// Whether a file that may be changed contains one of the words that the passes search for.
  package func mayMatch(in file: ProjectFile) -> Bool {
    !PassWords(codemods.map(\.metadata)).hits(in: file).isEmpty
  }

  /// The findings of each pass in a file, without those that its comments ignore.
  package func findings(in project: ProjectContext, file number: Int) -> [String: [Finding]] {
    let words = PassWords(codemods.map(\.metadata))
    let hits = words.hits(in: project.files[number])
    return findings(in: project, file: number) { words.mayMatch($0, hits) }
  }

  /// The findings of each pass in a file, without those that its comments ignore.
  ///
  /// - Parameter mayMatch: Whether one of the words that a pass searches for occurs in the file.
  func findings(
    in project: ProjectContext, file number: Int, where mayMatch: (CodemodMetadata) -> Bool
  ) -> [String: [Finding]] {
    let matching = codemods.indices.filter { mayMatch(codemods[$0].metadata) }
    guard !matching.isEmpty else { return [:] }
    // A comment may ignore hints; whether it has an effect doesn't depend on what is reported.
    let wantsHints = filter.includesHints || !project.files[number].suppressions.stretches.isEmpty
    let wanted = matching.filter { position in
      let pass = codemods[position].metadata
      return !pass.hasOnlyHints || wantsHints || selection.reportedAs[pass.id] != nil
    }
    let project = ProjectContext(project)
    let places = dispatcher.places(
      for: wanted, in: FileContext(project: project, number: number, options: CodemodOptions([], given: [:])))
    var reported: [String: [Finding]] = [:]
    var suppressed = SuppressedFindings()
    for position in wanted where !places[position].isEmpty {
      let codemod = codemods[position]
      suppressed.passes = codemods[..<position]
      let context = FileContext(
        project: project, number: number, options: codemod.options, suppressed: suppressed,
        wantsHints: wantsHints || selection.reportedAs[codemod.metadata.id] != nil)
      let found = codemod.findings(at: places[position], in: context)
      guard !found.isEmpty else { continue }
      reported[codemod.metadata.id] = found.filter { finding in
        let (isReported, stretch) = answer(to: finding, of: codemod.metadata, in: project.files)
        if let stretch { suppressed.findings[stretch, default: []].append(finding) }
        return isReported && filter.takes(finding)
      }
    }
    return reported
  }

  /// Whether a finding is reported; if not, the position of the comment in its own file that ignores it or
  /// prevents its fix.
  private func answer(
    to finding: Finding, of pass: CodemodMetadata, in files: [ProjectFile]
  ) -> (isReported: Bool, stretch: Int?) {
    let own = files[finding.file]
    if let stretch = own.suppressions.covering(finding, own.lines) { return (false, stretch) }
    let edits = Dictionary(grouping: finding.fix?.edits ?? [], by: \.file)
    let parted = edits.compactMapValues { edits in
      let file = files[edits[0].file]
      return file.suppressions.parted(by: edits.map(\.edit), of: pass, file.lines)
    }
    return (parted.isEmpty, parted[finding.file])
  }
}
