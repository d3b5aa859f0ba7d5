package import ProjectIndex
import Rewriting
import SwiftCST

/// Runs passes over a project until they have nothing left to change.
///
/// A round finds everything on the same text, applies what fits together, parses what changed and takes
/// back what turns out wrong. What was in conflict is found again in the next round. Since no round looks
/// at half a change, the order of the files and the number of threads make no difference.
package struct Fixpoint: Sendable {
  /// More rounds than any sound set of passes needs.
  package static let maximumRounds = 16

  private let codemods: [ConfiguredCodemod]
  private let selection: FixSelection
  private let settings: ProjectSettings
  private let workers: Workers

  /// A loop of passes in their order.
  package init(
    _ codemods: [ConfiguredCodemod], applying selection: FixSelection, settings: ProjectSettings,
    workers: Workers = .serial
  ) {
    self.codemods = codemods
    self.selection = selection
    self.settings = settings
    self.workers = workers
  }

  /// Runs the passes over `files` until nothing changes.
  package func run(over files: [ProjectFile]) -> Outcome {
    var outcome = Outcome(files: files)
    /// Files in which a fix went wrong; they are left alone from then on.
    var frozen: Set<Int> = []
    var seen: Set<[Int: SourceText]> = []
    for round in 0..<Self.maximumRounds {
      let found = findings(in: outcome.files)
      if round == 0 { outcome.initial = found }
      outcome.remaining = found
      let step = advance(outcome.files, found, &frozen)
      outcome.faults += step.faults
      guard !step.changed.isEmpty else { return outcome }
      outcome.apply(step)
      guard seen.insert(outcome.changedTexts).inserted else {
        outcome.faults.append(.cycle(Set(step.applied.map(\.codemod)).sorted()))
        return outcome
      }
    }
    outcome.faults.append(
      .tooManyRounds(Set(outcome.remaining.filter(selection.includes).map(\.codemod)).sorted()))
    return outcome
  }

  // MARK: - One round

  /// What all passes find, in the order of the passes, the files and the places.
  private func findings(in files: [ProjectFile]) -> [Finding] {
    let mayMatch = workers.map(files.count) { number in
      codemods.contains { $0.mayMatch(in: files[number]) }
    }
    guard mayMatch.contains(true) else { return [] }
    let project = ProjectContext(files: files, index: index(of: files))
    let perFile = workers.map(files.count) { number in
      codemods.map { $0.findings(in: project, file: number) }
    }
    return codemods.indices.flatMap { codemod in perFile.flatMap { $0[codemod] } }
  }

  private func index(of files: [ProjectFile]) -> ProjectIndex {
    let facts = workers.map(files.count) { FileFacts(path: files[$0].path, tree: files[$0].tree) }
    return ProjectIndex(files: facts, settings: settings)
  }

  /// The files after the fixes that fit together and hold up.
  private func advance(_ files: [ProjectFile], _ found: [Finding], _ frozen: inout Set<Int>) -> Step {
    let wanted = found.filter { finding in
      guard selection.includes(finding), let fix = finding.fix else { return false }
      return fix.files.allSatisfy { files[$0].isEditable && files[$0].tree.errors.isEmpty }
    }
    var step = Step()
    while true {
      let candidates = wanted.filter { finding in
        finding.fix.map { frozen.isDisjoint(with: $0.files) } ?? false
      }
      let plan = EditPlan(candidates.compactMap(\.fix))
      step.applied = plan.accepted.map { candidates[$0] }
      step.edits = plan.edits
      step.changed = changedFiles(plan, files)
      let faults = step.faults(in: files)
      guard !faults.isEmpty else { return step }
      step.faults += faults
      frozen.formUnion(faults.compactMap(\.file))
    }
  }

  private func changedFiles(_ plan: EditPlan, _ files: [ProjectFile]) -> [Int: ProjectFile] {
    let numbers = plan.changedFiles
    let changed = workers.map(numbers.count) { position in
      let old = files[numbers[position]]
      let bytes = TextEdit.apply(plan.edits[numbers[position]] ?? [], to: old.tree.source.bytes)
      return ProjectFile(
        path: old.path, tree: SyntaxTree.parse(SourceText(bytes: bytes)), isEditable: old.isEditable)
    }
    return Dictionary(uniqueKeysWithValues: zip(numbers, changed))
  }
}

/// A pass with what the user set for it.
package struct ConfiguredCodemod: Sendable {
  /// What the pass is called, what it looks for, and what it may say.
  package let metadata: CodemodMetadata

  private let find: @Sendable (FileContext) -> [Finding]
  private let options: CodemodOptions

  /// A pass with the settings given, its defaults for the others.
  package init<Pass: Codemod>(_ codemod: Pass, options given: [String: OptionValue] = [:]) {
    metadata = Pass.metadata
    options = CodemodOptions(Pass.metadata.options, given: given)
    find = { codemod.findings(in: $0) }
  }

  /// Whether one of the words that the pass looks for stands in a file that may be changed.
  func mayMatch(in file: ProjectFile) -> Bool {
    file.isEditable && metadata.words.contains(where: file.tree.source.contains)
  }

  /// What the pass finds in a file, without what its comments ask to be left alone.
  func findings(in project: ProjectContext, file number: Int) -> [Finding] {
    let file = project.files[number]
    guard mayMatch(in: file) else { return [] }
    return find(FileContext(project: project, number: number, options: options))
      .filter { file.suppressions.covering($0, file.lines) == nil }
  }
}

/// What one round made.
struct Step {
  var applied: [Finding] = []
  var edits: [Int: [TextEdit]] = [:]
  var changed: [Int: ProjectFile] = [:]
  var faults: [Fault] = []

  /// What went wrong: a fix made a syntax error, or one that calls itself safe lost a comment.
  func faults(in files: [ProjectFile]) -> [Fault] {
    changed.keys.sorted().compactMap { number in
      guard let new = changed[number] else { return nil }
      let old = files[number]
      let fixes = applied.filter { $0.fix?.files.contains(number) ?? false }
      if let error = new.tree.errors.first {
        return .syntaxError(file: number, path: new.path, error.message, Set(fixes.map(\.rule.id)).sorted())
      }
      guard fixes.allSatisfy({ $0.rule.tier == .safe }) else { return nil }
      let before = CommentMultiset(of: old.tree.source, tokens: old.tree.tokens)
      let after = CommentMultiset(of: new.tree.source, tokens: new.tree.tokens)
      guard let lost = before.missing(from: after).first else { return nil }
      return .lostComment(file: number, path: new.path, lost, Set(fixes.map(\.rule.id)).sorted())
    }
  }
}
