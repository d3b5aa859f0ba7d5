package import CodemodKit
import SwiftCST

/// The state of a finding after a run.
package enum FindingState: String, Hashable, Sendable, CaseIterable {
  /// Its fix was applied and is on disk.
  case fixed
  /// A run that writes would apply its fix.
  case fixable
  /// Its fix is unsafe and was not requested.
  case unsafe
  /// Its fix was requested but could not be applied.
  case blocked
  /// The code is left alone for a reason.
  case refused
  /// Information, with nothing to fix.
  case note
  /// A problem for the user to solve.
  case warning
  /// The same, but not every project agrees that it is a problem.
  case hint
}

/// A finding as the output formats report it.
package struct ReportedFinding: Sendable {
  /// The ID of the pass.
  package let pass: String

  /// The rule, with its ID and tier.
  package let rule: Rule

  /// The other rules that the fix falls under.
  package let others: [Rule]

  /// The notes on the fix: what changes once it is applied.
  package let notes: [Rule]

  /// The state after the run.
  package let state: FindingState

  /// Why its fix could not be applied, if it is blocked.
  package let reason: String?

  /// What was found there and what follows from it.
  package let message: String

  /// The file it was found in.
  package let path: ReportedPath

  /// The place; nil if only other fixes make the finding possible, so that it never existed in the text on
  /// disk.
  package let range: ReportedRange?

  /// Other places that lead to the finding, such as the view that runs the code; none if ``range`` doesn't refer
  /// to the files on disk.
  package let related: [ReportedPlace]

  /// The edits that apply its fix and nothing else, all or none; nil if they are unknown for the text that
  /// ``range`` refers to, empty if there is no fix.
  package let edits: [ReportedEdit]?

  /// Whether its fix is applied only after other fixes: its edits may conflict with theirs.
  package let isFollowUp: Bool

  /// Whether ``range`` and ``edits`` refer to the file on disk after the run; otherwise they refer to the
  /// file before the run.
  package let isOnDisk: Bool

  /// The file that ``range`` refers to.
  let file: ProjectFile

  /// Identifies the finding in a later run, regardless of changes elsewhere in the file.
  package internal(set) var fingerprint = ""

  /// Whether it is reported only with `--hints`.
  var isHint: Bool { state == .hint || state == .unsafe && rules.contains(where: \.isQuiet) }

  /// Whether it is a fix that was not applied because only its ID allows it; `--unsafe` doesn't.
  var needsID: Bool { state == .unsafe && rules.contains(where: \.needsID) }

  /// Of a refusal, the part of the message behind the name of what is refused, if it names a place: code
  /// there may hold back others, too. Nil for other findings.
  var sharedCause: String? {
    guard state == .refused, let colon = message.firstRange(of: ": ") else { return nil }
    let cause = message[colon.upperBound...]
    return cause.contains(".swift:") ? String(cause) : nil
  }

  /// Whether it is a refusal with so little information that machine-readable reports omit it.
  var isQuietRefusal: Bool { state == .refused && rule.isQuiet }

  /// All rules of the finding; its own rule is the first.
  package var rules: [Rule] { [rule] + others }

  /// The summaries of the rules: for an unsafe fix, everything that it may change.
  package var summary: String { rules.map(\.summary).joined(separator: " ") }

  /// The message and, if the fix is not applied, the reason.
  package var messageWithReason: String {
    if let reason { return "\(message). Not applied: \(reason)." }
    return state == .unsafe ? "\(message). Unsafe: \(summary)" : message
  }

  /// A short message for people: at most three places of each list, and about a few lines.
  var briefMessage: String { BriefMessage.of(message) }

  /// `path:line:column` for people; the path alone if the place doesn't refer to the file on disk.
  package var place: String {
    guard isOnDisk, let start = range?.start else { return path.shown }
    return "\(path.shown):\(start.line):\(start.column)"
  }
}

/// A place in a file.
package struct ReportedPlace: Hashable, Sendable {
  /// The file.
  package let path: ReportedPath

  /// The place.
  package let range: ReportedRange
}

/// One edit of a fix.
package struct ReportedEdit: Hashable, Sendable {
  /// The file that changes.
  package let path: ReportedPath

  /// What is replaced; empty for an insertion.
  package let range: ReportedRange

  /// The text to put there; empty for a deletion.
  package let replacement: String

  /// Whether several fixes may contain this edit, which is then applied once.
  package let isShared: Bool
}

/// An error.
package struct ReportedProblem: Sendable {
  /// What happened and what to do.
  package let message: String

  /// The file of the error, if any.
  package let path: ReportedPath?

  /// The position in the file, if any.
  package let position: ReportedPosition?

  /// A problem with a file, or with the run.
  package init(_ message: String, path: ReportedPath? = nil, position: ReportedPosition? = nil) {
    self.message = message
    self.path = path
    self.position = position
  }
}
