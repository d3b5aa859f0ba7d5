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
  static let maximumRounds = 16

  private let profiles: ProfileTable
  private let baseline: Baseline?
  private let settings: @Sendable () -> ProjectSettings
  private let memory: FindingMemory?
  private let workers: Workers

  /// A loop of the passes that `profiles` has for each file; what a baseline knows is neither told nor fixed.
  ///
  /// - Parameters:
  ///   - settings: How the project is built; nobody asks for it before the passes look at anything.
  ///   - memory: What earlier runs found; it must be of the same passes and settings.
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

  /// What the passes see in `files` as they are, whatever a baseline knows.
  package func look(at files: [ProjectFile]) -> FirstLook {
    var survey = Survey(files, for: profiles.metadata, settings: settings, workers: workers)
    let findings = findings(&survey)
    return FirstLook(survey: survey, findings: findings)
  }

  /// The fixes that the first round after a look could make.
  package func offer(after look: FirstLook) -> FixOffer {
    let outcome = Outcome(files: look.survey.files)
    let wanted = wanted(unknown(look.findings, in: look.survey), outcome)
    return FixOffer(findings: wanted, files: outcome.files, appliedCount: 0)
  }

  /// Runs the passes over `files` until nothing changes.
  ///
  /// - Parameter admit: Has the last word on which fixes are made: by their positions in the offer. What it
  ///   leaves out is offered again in the next round, if there is one.
  package func run(
    over files: [ProjectFile], admitting admit: (FixOffer) -> FixDecision = \.all
  ) -> Outcome {
    run(after: look(at: files), admitting: admit)
  }

  /// Runs the passes on from what they see in files until nothing changes; settings and passes must be the
  /// same.
  package func run(
    after look: FirstLook, admitting admit: (FixOffer) -> FixDecision = \.all
  ) -> Outcome {
    var survey = look.survey
    var outcome = rounds(&survey, look.findings, admit)
    outcome.survey = survey
    return outcome
  }

  private func rounds(
    _ survey: inout Survey, _ first: [Finding], _ admit: (FixOffer) -> FixDecision
  ) -> Outcome {
    var outcome = Outcome(files: survey.files)
    /// The texts that there have been, each with the number of fixes before it.
    var seen: [(texts: [Int: SourceText], fixCount: Int)] = [([:], 0)]
    for round in 0..<Self.maximumRounds {
      let found = unknown(round == 0 ? first : findings(&survey), in: survey)
      if round == 0 { outcome.initial = found }
      outcome.remaining = found
      guard let step = step(wanted(found, outcome), &outcome, admit) else { return outcome }
      outcome.apply(step)
      survey.update(outcome.files)
      let texts = outcome.changedTexts
      if let first = seen.first(where: { $0.texts == texts }) {
        let repeated = outcome.applied[first.fixCount...]
        outcome.faults.append(.cycle(Set(repeated.map(\.codemod)).ascending()))
        return outcome
      }
      seen.append((texts, outcome.applied.count))
    }
    outcome.faults.append(
      .tooManyRounds(Set(outcome.remaining.filter(profiles.apply).map(\.codemod)).ascending()))
    return outcome
  }

  /// Writes comments that silence findings, until none is left that a comment can silence.
  ///
  /// - Parameters:
  ///   - reason: Why the code stays as it is, in one line.
  ///   - isMeant: Whether a finding is to be silenced.
  package func silence(
    after look: FirstLook, reason: String?, where isMeant: (Finding) -> Bool
  ) -> Outcome {
    var survey = look.survey
    var outcome = Outcome(files: survey.files)
    for round in 0..<Self.maximumRounds {
      let found = unknown(round == 0 ? look.findings : findings(&survey), in: survey)
      if round == 0 { outcome.initial = found }
      outcome.remaining = found.filter { finding in
        let file = outcome.files[finding.file]
        return file.isEditable && file.isSound && isMeant(finding)
      }
      let step = advance(comments(for: outcome.remaining, in: outcome.files, reason), &outcome)
      guard !step.changed.isEmpty else { break }
      outcome.apply(step)
      survey.update(outcome.files)
    }
    outcome.survey = survey
    return outcome
  }

  /// The comments that silence findings, one for each line.
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

  /// What all passes find, in the order of the passes, the files and the places.
  private func findings(_ survey: inout Survey) -> [Finding] {
    if let known = memory?.recall(survey.files) { return known }
    let found = search(&survey)
    memory?.keep(survey.files, found)
    return found
  }

  private func search(_ survey: inout Survey) -> [Finding] {
    let words = survey.words
    let hits = survey.hits()
    let numbers = profiles.files(with: hits, of: words)
    guard !numbers.isEmpty else { return [] }
    let project = survey.project()
    let long = words.wanted(by: profiles.metadata.filter(\.mayTakeLong))
    let longOnesFirst = numbers.indices.sorted(on: { position in
      !hits[numbers[position]].intersects(long) ? 0 : -survey.files[numbers[position]].source.count
    })
    let perFile = workers.map(longOnesFirst) { position in
      let number = numbers[position]
      return profiles[number].findings(in: project, file: number) { words.mayMatch($0, hits[number]) }
    }
    let told = perFile.filter { !$0.isEmpty }
    return profiles.passes.flatMap { pass in told.flatMap { $0[pass] ?? [] } }
  }

  /// The findings that a baseline doesn't know.
  private func unknown(_ found: [Finding], in survey: Survey) -> [Finding] {
    baseline?.unknown(among: found, in: survey.files) ?? found
  }

  /// The fixes that were asked for, in files that may be changed, but for those that were left out before.
  private func wanted(_ found: [Finding], _ outcome: Outcome) -> [Finding] {
    found.filter { finding in
      guard profiles.apply(finding), !outcome.leftOut.contains(finding), let fix = finding.fix else {
        return false
      }
      return fix.files.allSatisfy { outcome.files[$0].isEditable && outcome.files[$0].isSound }
    }
  }

  /// What a round makes of the fixes that were asked for; nil where that is nothing.
  ///
  /// The comments that silence something come last: what other fixes make of the code may be what they are for.
  private func step(
    _ wanted: [Finding], _ outcome: inout Outcome, _ admit: (FixOffer) -> FixDecision
  ) -> Step? {
    let isOfComment = { (finding: Finding) in finding.codemod == Suppressions.auditingPass }
    for due in [wanted.filter { !isOfComment($0) }, wanted.filter(isOfComment)] where !due.isEmpty {
      let offer = FixOffer(findings: due, files: outcome.files, appliedCount: outcome.applied.count)
      let decision = admit(offer)
      let comments = decision.silenced.compactMap { Finding.silencing([due[$0]], in: outcome.files) }
      let step = advance(decision.applied.map { due[$0] } + comments, &outcome)
      if !step.changed.isEmpty { return step }
    }
    return nil
  }

  /// The files after the fixes that fit together and hold up.
  private func advance(_ wanted: [Finding], _ outcome: inout Outcome) -> Step {
    while true {
      let candidates = wanted.filter { !outcome.leftOut.contains($0) }
      let plan = EditPlan(candidates.compactMap(\.fix))
      let step = Step(plan.accepted.map { candidates[$0] }, edits: plan.edits, in: outcome.files, workers)
      let culprits = step.culprits(in: outcome.files, workers)
      guard !culprits.isEmpty else { return step }
      for culprit in culprits { outcome.leftOut.insert(culprit.finding) }
      outcome.faults += culprits.map(\.fault)
    }
  }
}
