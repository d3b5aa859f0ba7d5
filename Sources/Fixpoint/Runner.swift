package import CodemodKit
package import ProjectIndex
import Rewriting
import SwiftCST

/// Runs passes over a project until they have nothing left to change.
///
/// A round finds everything in the same text, applies compatible fixes, parses the changed files and reverts
/// fixes that turn out to be wrong. Conflicting fixes are found again in the next round. Since no round sees
/// an incomplete change, the results don't depend on the order of the files and the number of threads.
package struct Runner: Sendable {
  /// More rounds than any reasonable set of passes needs.
  static let maximumRounds = 16

  private let profiles: ProfileTable
  private let baseline: Baseline?
  private let settings: @Sendable () -> ProjectSettings
  private let memory: FindingMemory?
  private let workers: Workers

  /// Creates a runner of the passes that `profiles` has for each file; findings in a baseline are neither
  /// reported nor fixed.
  ///
  /// - Parameters:
  ///   - settings: How the project is built; not evaluated before a pass runs.
  ///   - memory: The findings of earlier runs with the same passes and settings.
  package init(
    _ profiles: ProfileTable, baseline: Baseline? = nil,
    settings: @autoclosure @escaping @Sendable () -> ProjectSettings, memory: FindingMemory? = nil,
    workers: Workers = .serial
  ) {
    self.profiles = profiles
    self.baseline = baseline
    self.settings = settings
    self.memory = memory
    self.workers = workers
  }

  /// The findings of the passes in the unchanged `files`, including those in a baseline.
  package func look(at files: [ProjectFile]) -> FirstLook {
    var state = RunState(files, for: profiles.metadata, settings: settings, workers: workers)
    let findings = findings(&state)
    return FirstLook(state: state, findings: findings)
  }

  /// The fixes that the first round after a look could apply.
  package func offer(after look: FirstLook) -> FixOffer {
    let outcome = Outcome(files: look.state.files)
    let wanted = wanted(unknown(look.findings, in: look.state), outcome)
    return FixOffer(findings: wanted, files: outcome.files, appliedCount: 0)
  }

  /// Runs the passes over `files` until nothing changes.
  ///
  /// - Parameter admit: Makes the final decision about which fixes are applied, by their positions in the
  ///   offer. Fixes that it rejects are offered again in the next round, if there is one.
  package func run(
    over files: [ProjectFile], admitting admit: (FixOffer) -> FixDecision = \.all
  ) -> Outcome {
    run(after: look(at: files), admitting: admit)
  }

  /// Continues from a first look at files until nothing changes; settings and passes must be the same.
  package func run(
    after look: FirstLook, admitting admit: (FixOffer) -> FixDecision = \.all
  ) -> Outcome {
    var state = look.state
    var outcome = rounds(&state, look.findings, admit)
    outcome.state = state
    return outcome
  }

  private func rounds(
    _ state: inout RunState, _ first: [Finding], _ admit: (FixOffer) -> FixDecision
  ) -> Outcome {
    var outcome = Outcome(files: state.files)
    /// The texts so far, each with the number of fixes before it.
    var seen: [(texts: [Int: SourceText], fixCount: Int)] = [([:], 0)]
    for number in 0..<profiles.maximumRounds {
      let found = unknown(number == 0 ? first : findings(&state), in: state)
      if number == 0 { outcome.initial = found }
      outcome.remaining = found
      guard let round = round(wanted(found, outcome), &outcome, admit) else { return outcome }
      outcome.apply(round)
      state.update(outcome.files, after: round.edits)
      let texts = outcome.changedTexts
      if let first = seen.first(where: { $0.texts == texts }) {
        let repeated = Set(outcome.applied[first.fixCount...].map(\.codemod)).ascending()
        return stopped(outcome, by: repeated, fault: .cycle(repeated))
      }
      seen.append((texts, outcome.applied.count))
    }
    let left = Set(outcome.remaining.filter(profiles.apply).map(\.codemod)).ascending()
    return stopped(outcome, by: left, fault: .tooManyRounds(left))
  }

  /// The outcome of a run that doesn't terminate because of some codemods. Fixes of the program's own passes
  /// are valid one by one, so they are kept; the changes of a user's codemod in its own output are dropped.
  private func stopped(_ outcome: Outcome, by codemods: [String], fault: Fault) -> Outcome {
    let own = codemods.filter(profiles.isUsersOwn)
    var outcome = outcome
    guard !own.isEmpty else {
      outcome.faults.append(fault)
      return outcome
    }
    var unchanged = Outcome(files: outcome.originals)
    (unchanged.initial, unchanged.remaining) = (outcome.initial, outcome.initial)
    unchanged.faults = [.endlessRewrite(own)]
    return unchanged
  }

  /// Writes ignore comments until there is no finding left that a comment can ignore.
  ///
  /// - Parameters:
  ///   - reason: Why the code stays as it is, in one line.
  ///   - isMeant: Whether to ignore a finding.
  package func silence(
    after look: FirstLook, reason: String?, where isMeant: (Finding) -> Bool
  ) -> Outcome {
    var state = look.state
    var outcome = Outcome(files: state.files)
    for number in 0..<Self.maximumRounds {
      let found = unknown(number == 0 ? look.findings : findings(&state), in: state)
      if number == 0 { outcome.initial = found }
      outcome.remaining = found.filter { finding in
        let file = outcome.files[finding.file]
        return file.isEditable && file.isSound && isMeant(finding)
      }
      let round = advance(comments(for: outcome.remaining, in: outcome.files, reason), &outcome)
      guard !round.changed.isEmpty else { break }
      outcome.apply(round)
      state.update(outcome.files, after: round.edits)
    }
    outcome.state = state
    return outcome
  }

  /// The ignore comments, one for each line.
  private func comments(
    for findings: [Finding], in files: [ProjectFile], _ reason: String?
  ) -> [Finding] {
    let byFile = Dictionary(grouping: findings, by: \.file).sorted(on: \.key)
    return workers.map(byFile.count) { position in
      let lines = files[byFile[position].key].lines
      let byLine = Dictionary(grouping: byFile[position].value) { lines.lineIndex(of: $0.range.lowerBound) }
      return byLine.sorted(on: \.key).compactMap { Finding.silencing($0.value, in: files, reason: reason) }
    }.flatMap(\.self)
  }

  // MARK: - One round

  /// The findings of all passes, in the order of the passes, the files and the places.
  private func findings(_ state: inout RunState) -> [Finding] {
    // The text alone doesn't determine what a pass skips because it has written it.
    let memory =
      profiles.profiles.contains { $0.codemods.contains(where: \.changesPlacesOnce) } ? nil : memory
    if let known = memory?.recall(state.files) { return known }
    let (found, isComplete) = search(&state)
    if isComplete { memory?.keep(state.files, found) }
    return found
  }

  /// The findings, and whether all files were searched for them.
  private func search(_ state: inout RunState) -> (findings: [Finding], isComplete: Bool) {
    let words = state.words
    let hits = state.hits()
    let numbers = profiles.files(with: hits, of: words)
    guard !numbers.isEmpty else { return ([], true) }
    let project = state.project()
    let lasting = state.lastingFindings(in: project, where: profiles.apply)
    let long = words.wanted(by: profiles.metadata.filter(\.mayTakeLong))
    let longOnesFirst = numbers.indices.sorted(on: { position in
      !hits[numbers[position]].intersects(long) ? 0 : -state.files[numbers[position]].source.count
    })
    let perFile = workers.map(longOnesFirst) { position in
      let number = numbers[position]
      return lasting[number]
        ?? profiles[number].findings(in: project, file: number) { words.mayMatch($0, hits[number]) }
    }
    state.keep(Dictionary(uniqueKeysWithValues: zip(numbers, perFile)), in: project)
    let reported = perFile.filter { !$0.isEmpty }
    let findings = profiles.passes.flatMap { pass in reported.flatMap { $0[pass] ?? [] } }
    return (findings, lasting.isEmpty)
  }

  /// The findings that a baseline doesn't contain.
  private func unknown(_ found: [Finding], in state: RunState) -> [Finding] {
    baseline?.unknown(among: found, in: state.files) ?? found
  }

  /// The requested fixes in files that may be changed, except for those that were skipped before.
  private func wanted(_ found: [Finding], _ outcome: Outcome) -> [Finding] {
    found.filter { finding in
      guard profiles.apply(finding), !outcome.leftOut.contains(finding), let fix = finding.fix else {
        return false
      }
      return fix.files.allSatisfy { outcome.files[$0].isEditable && outcome.files[$0].isSound }
    }
  }

  /// Applies the requested fixes in one round; nil if there are none.
  ///
  /// Fixes of ignore comments come last: the comments may be meant for the result of other fixes.
  private func round(
    _ wanted: [Finding], _ outcome: inout Outcome, _ admit: (FixOffer) -> FixDecision
  ) -> Round? {
    let isOfComment = { (finding: Finding) in finding.codemod == Suppressions.auditingPass }
    for due in [wanted.filter { !isOfComment($0) }, wanted.filter(isOfComment)] where !due.isEmpty {
      let offer = FixOffer(findings: due, files: outcome.files, appliedCount: outcome.applied.count)
      let decision = admit(offer)
      let comments = decision.silenced.compactMap { Finding.silencing([due[$0]], in: outcome.files) }
      let round = advance(decision.applied.map { due[$0] } + comments, &outcome)
      if !round.changed.isEmpty { return round }
    }
    return nil
  }

  /// The files after the fixes that are compatible and valid.
  private func advance(_ wanted: [Finding], _ outcome: inout Outcome) -> Round {
    while true {
      let candidates = wanted.filter { !outcome.leftOut.contains($0) }
      let plan = EditPlan(candidates.compactMap(\.fix))
      let round = Round(plan.accepted.map { candidates[$0] }, edits: plan.edits, in: outcome.files, workers)
      let culprits = round.culprits(in: outcome.files, workers)
      guard !culprits.isEmpty else { return round }
      for culprit in culprits { outcome.leftOut.insert(culprit.finding) }
      outcome.faults += culprits.map(\.fault)
    }
  }
}
