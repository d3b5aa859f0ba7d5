package import CodemodKit
import SwiftCST

/// What became of a finding.
package enum FindingState: String, Hashable, Sendable, CaseIterable {
  /// Its fix was made and is on disk.
  case fixed
  /// Its fix would be made by a run that writes.
  case fixable
  /// Its fix is not safe and was not asked for.
  case unsafe
  /// Its fix was asked for and could not be made.
  case blocked
  /// The place is left alone for a reason.
  case refused
  /// Something to know, with nothing to fix by itself.
  case note
  /// A problem for a person to solve.
  case warning
  /// The same, where not every project agrees that it is one.
  case hint
}

/// A finding as the formats tell it.
package struct ReportedFinding: Sendable {
  /// The ID of the pass.
  package let pass: String

  /// What the pass says, and how far it goes.
  package let rule: Rule

  /// The other rules that the fix falls under.
  package let others: [Rule]

  /// What is to be known once the fix is made.
  package let notes: [Rule]

  /// What became of it.
  package let state: FindingState

  /// Why its fix could not be made, where it is blocked.
  package let reason: String?

  /// What was seen there and what follows.
  package let message: String

  /// The file it was found in.
  package let path: ReportedPath

  /// The place; nil where only the fixes of others bring it about, so that no text on disk ever had it.
  package let range: ReportedRange?

  /// The changes that make its fix and nothing else, all or none; nil where they are unknown on the text
  /// that ``range`` is in, empty where there is no fix.
  package let edits: [ReportedEdit]?

  /// Whether its fix is made after those of others only: its edits may be in conflict with theirs.
  package let isFollowUp: Bool

  /// Whether ``range`` and ``edits`` are those of the file as it is on disk once the run is over; else they
  /// are those of the file as it was before.
  package let isOnDisk: Bool

  /// The file that ``range`` is in.
  let file: ProjectFile

  /// What the finding is recognized by in a later run, whatever changes elsewhere in the file.
  package internal(set) var fingerprint = ""

  /// Whether it is reported with `--hints` only.
  var isHint: Bool { state == .hint || state == .unsafe && rule.isQuiet }

  /// Whether it says so little that reports for machines leave it out.
  var isQuietRefusal: Bool { state == .refused && rule.isQuiet }

  /// All rules that the finding falls under; that of the finding itself is the first.
  package var rules: [Rule] { [rule] + others }

  /// What the rules say: of a fix that is not safe, all that can be different afterwards.
  package var summary: String { rules.map(\.summary).joined(separator: " ") }

  /// The message, and why the fix is not applied, where it is not.
  package var messageWithReason: String {
    if let reason { return "\(message). Not applied: \(reason)." }
    return state == .unsafe ? "\(message). Unsafe: \(summary)" : message
  }

  /// The message for a person who reads many: of the places that it lists three, and not much more than a few
  /// lines.
  var briefMessage: String { BriefMessage.of(message) }

  /// `path:line:column` for a person; the path alone where the place is not that of the file on disk.
  package var place: String {
    guard isOnDisk, let start = range?.start else { return path.shown }
    return "\(path.shown):\(start.line):\(start.column)"
  }
}

/// One change that a fix makes.
package struct ReportedEdit: Hashable, Sendable {
  /// The file that changes.
  package let path: ReportedPath

  /// What is replaced; empty for an insertion.
  package let range: ReportedRange

  /// The text to put there; empty for a deletion.
  package let replacement: String

  /// Whether several fixes may have this very change, which is then made once.
  package let isShared: Bool
}

/// Something that went wrong.
package struct ReportedProblem: Sendable {
  /// What happened and what to do.
  package let message: String

  /// The file it is about, if it is about one.
  package let path: ReportedPath?

  /// The place in the file, if there is one.
  package let position: ReportedPosition?

  /// A problem with a file, or with the run.
  package init(_ message: String, path: ReportedPath? = nil, position: ReportedPosition? = nil) {
    self.message = message
    self.path = path
    self.position = position
  }
}
