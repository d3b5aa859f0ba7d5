import CodemodKit
import Fixpoint
import Rewriting
import SwiftCST

/// Determines the state and the place of each finding of a run.
///
/// Conflicting fixes are applied in several rounds, and only the first round sees the original files. So a
/// fix of a later round is reported as the first-round finding that offered it, with the place and edits of
/// that finding. If there is none, another fix made it possible, and it has no place on disk. If such a fix
/// is safe, it isn't reported: it is part of the other fix.
struct FindingReporter {
  private let outcome: Outcome
  private let run: RunDescription
  private var entries: [Entry] = []

  /// A finding, its state, and the files that its place refers to.
  private struct Entry {
    let finding: Finding
    let state: FindingState
    var reason: String?
    var files: [ProjectFile]
    var isFollowUp = false
    var hasPlace = true
  }

  init(_ outcome: Outcome, _ run: RunDescription) {
    self.outcome = outcome
    self.run = run
    var waiting = addMade()
    addLeft(&waiting)
  }

  /// The findings, sorted by file and place; at the same place, in the order of the passes.
  func findings() -> [ReportedFinding] {
    let order = Dictionary(run.passes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: min)
    let sorted = entries.map { entry in
      (
        entry, entry.finding.file, entry.hasPlace ? entry.finding.range.lowerBound : Int.max,
        order[entry.finding.codemod] ?? order.count
      )
    }.sorted(on: \.3).sorted(on: \.2).sorted(on: \.1)
    var fingerprints = Fingerprints()
    return sorted.map { entry in reported(entry.0, &fingerprints) }
  }

  // MARK: - Applied fixes

  /// Adds the applied fixes. Returns the first-round fixes that were requested but not applied.
  private mutating func addMade() -> FindingPool {
    var waiting = FindingPool(outcome.initial.filter { $0.rule.tier.isFix && run.selects($0) })
    for finding in outcome.applied.prefix(outcome.firstRoundCount) {
      waiting.remove(finding)
      addMade(finding, reportedAs: finding, isFollowUp: false)
    }
    for finding in outcome.applied.dropFirst(outcome.firstRoundCount) {
      addMade(finding, reportedAs: waiting.take(like: finding), isFollowUp: true)
    }
    return waiting
  }

  private mutating func addMade(_ finding: Finding, reportedAs original: Finding?, isFollowUp: Bool) {
    let unwritten = finding.fix?.files.first(where: run.unwritten.contains)
    // It belongs to the fix that made it possible, and there is nothing to check.
    if original == nil, unwritten == nil, finding.isSafe { return }
    let state: FindingState = unwritten != nil ? .blocked : run.isDryRun ? .fixable : .fixed
    entries.append(
      Entry(
        finding: original ?? finding, state: state,
        reason: unwritten.map { "\(run.paths[$0].shown) could not be written" }, files: outcome.originals,
        isFollowUp: isFollowUp, hasPlace: original != nil))
  }

  // MARK: - What was not

  private mutating func addLeft(_ waiting: inout FindingPool) {
    addNotes()
    var remaining = FindingPool(outcome.remaining)
    // What one pass leaves alone, the fix of another pass can make possible in a later round.
    let lasting = remaining.taken(like: outcome.initial)
    for finding in lasting where isAsItWas(finding.file) && !run.selects(finding) {
      addLeft(finding, outcome.originals)
    }
    let isSettled = !outcome.faults.contains { $0.file == nil }
    for finding in outcome.remaining {
      if !isAsItWas(finding.file) {
        addLeft(finding, outcome.files, leftOut: outcome.leftOut.contains(finding), hasPlace: isSettled)
      } else if run.selects(finding), let original = waiting.take(like: finding) {
        addLeft(original, outcome.originals, leftOut: outcome.leftOut.contains(finding))
      }
    }
  }

  /// Adds the notes. They are no longer found after the fix that they belong to is applied. A note at the
  /// place of a fix that is not applied is left out: it would describe something that doesn't happen.
  private mutating func addNotes() {
    let made = Set(entries.lazy.filter { $0.state != .blocked }.map { Place($0.finding) })
    let left = Set(outcome.initial.lazy.filter(\.rule.tier.isFix).map(Place.init)).subtracting(made)
    for finding in outcome.initial where finding.rule.tier == .note && !left.contains(Place(finding)) {
      entries.append(Entry(finding: finding, state: .note, files: outcome.originals))
    }
  }

  /// The pass and the place of a finding, in the original files.
  private struct Place: Hashable {
    let codemod: String
    let file: Int
    let range: Range<Int>

    init(_ finding: Finding) { (codemod, file, range) = (finding.codemod, finding.file, finding.range) }
  }

  private mutating func addLeft(
    _ finding: Finding, _ files: [ProjectFile], leftOut: Bool = false, hasPlace: Bool = true
  ) {
    let state: FindingState
    switch run.tier(of: finding) {
    case .note: return
    case .warning: state = .warning
    case .hint: state = .hint
    case .refusal: state = .refused
    case .safe: state = .blocked
    case .unsafe: state = run.selects(finding) ? .blocked : .unsafe
    }
    let isBlocked = state == .blocked
    let harm = leftOut ? "it would have broken the code or lost a comment" : nil
    entries.append(
      Entry(
        finding: finding, state: state, reason: isBlocked ? harm ?? obstacle(to: finding, files) : nil,
        files: files, hasPlace: hasPlace))
  }

  private func obstacle(to finding: Finding, _ files: [ProjectFile]) -> String {
    guard let fix = finding.fix else {
      return "its edits overlap; if the code compiles, please report this"
    }
    for number in fix.files {
      let path = run.paths[number].shown
      if !run.allows(finding, number) { return "it changes \(path), where a configuration turns it off" }
      if !files[number].isEditable { return "it changes \(path), which is not part of the run" }
      if !files[number].isSound {
        return number == finding.file
          ? "the file has syntax errors" : "it changes \(path), which has syntax errors"
      }
    }
    if let dirty = fix.files.first(where: run.uncommitted.contains) {
      return dirty == finding.file
        ? "the file has uncommitted changes"
        : "it changes \(run.paths[dirty].shown), which has uncommitted changes"
    }
    return "it is left for another run"
  }

  // MARK: - Places

  /// Whether a file on disk is unchanged by the run.
  private func isAsItWas(_ file: Int) -> Bool { run.isDryRun || run.unwritten.contains(file) }

  private func onDisk(_ file: Int) -> ProjectFile {
    isAsItWas(file) ? outcome.originals[file] : outcome.files[file]
  }

  private func reported(_ entry: Entry, _ fingerprints: inout Fingerprints) -> ReportedFinding {
    let (finding, file) = (entry.finding, entry.files[entry.finding.file])
    let changes = Set([finding.file] + (finding.fix?.files ?? []))
    let isOnDisk = entry.hasPlace && changes.allSatisfy { entry.files[$0] === onDisk($0) }
    let line = entry.hasPlace ? Baseline.Entry(finding, in: entry.files).line : finding.message
    return ReportedFinding(
      pass: finding.codemod, rule: finding.rule, others: finding.others, notes: finding.notes,
      state: entry.state, reason: entry.reason, message: finding.message, path: run.paths[finding.file],
      range: entry.hasPlace ? ReportedRange(finding.range, in: file) : nil,
      related: isOnDisk ? related(to: finding, entry.files) : [],
      edits: entry.hasPlace && (isOnDisk || entry.state == .fixed) ? edits(of: finding, entry.files) : nil,
      isFollowUp: entry.isFollowUp, isOnDisk: isOnDisk, file: file,
      fingerprint: fingerprints.fingerprint(of: finding, run.paths[finding.file], line: line))
  }

  /// The related places of a finding in files that the run leaves as they are.
  private func related(to finding: Finding, _ files: [ProjectFile]) -> [ReportedPlace] {
    finding.related.filter { files[$0.file] === onDisk($0.file) }.map { place in
      ReportedPlace(path: run.paths[place.file], range: ReportedRange(place.range, in: files[place.file]))
    }
  }

  /// The edits of a finding; nil if a replacement is not valid UTF-8.
  private func edits(of finding: Finding, _ files: [ProjectFile]) -> [ReportedEdit]? {
    var edits: [ReportedEdit] = []
    for change in finding.fix?.edits ?? [] {
      guard let text = String(validating: change.edit.replacement, as: UTF8.self) else { return nil }
      edits.append(
        ReportedEdit(
          path: run.paths[change.file], range: ReportedRange(change.edit.range, in: files[change.file]),
          replacement: text, isShared: change.edit.isShared))
    }
    return edits
  }
}

extension Finding {
  /// Whether all rules of the fix are safe.
  fileprivate var isSafe: Bool { ([rule] + others).allSatisfy { $0.tier == .safe } }
}
