import CodemodKit
import Rewriting
import SwiftCST

/// What is said of a cluster.
package struct MigrationPlan: Sendable {
  /// The name of its first class.
  let name: String
  /// The changes, all of which or none are made.
  let edits: [FileEdit]
  /// What stands against it, what may be different, and what is to be known, in that order.
  let reasons: [MigrationReason]
  /// The names of all classes.
  let classes: [String]
  /// The number of properties in other types that observe one.
  let useSites: Int

  /// The findings: one for the migration or its refusal, and where it is made one for each kind of note.
  func matches(at place: Range<Int>) -> [Match<MigrationPlan>] {
    if let refusal = reasons.first(where: { $0.tier == .refusal }) { return [match(refusal.rule, place)] }
    let caveats = Set(reasons.filter { $0.tier == .unsafe }.map(\.rule)).ascending()
    let notes = Set(reasons.filter { $0.tier == .note }.map(\.rule)).ascending()
    let migration = Match(
      ObservableRules.rule(caveats.first ?? "OM100"), others: caveats.dropFirst().map(ObservableRules.rule),
      notes: notesOnEach(caveats), at: place, self)
    return [migration] + notes.map { match($0, place) }
  }

  /// What is to be known of every migration, and of those with these caveats.
  private func notesOnEach(_ caveats: [String]) -> [Rule] {
    let ids = (caveats.contains("OM203") ? ["N503"] : []) + (useSites > 0 ? ["N507"] : [])
    return ids.map(ObservableRules.rule)
  }

  private func match(_ id: String, _ place: Range<Int>) -> Match<MigrationPlan> {
    Match(ObservableRules.rule(id), at: place, self)
  }

  /// The classes, for a sentence.
  var subject: String {
    let more = classes.filter { $0 != name }
    guard !more.isEmpty else { return "'\(name)'" }
    return (["'\(name)'"] + more.dropLast().map { "'\($0)'" }).joined(separator: ", ")
      + " and '\(more[more.count - 1])'"
  }

  /// The classes and that they are left as they are, for a sentence.
  var refusal: String {
    classes.contains { $0 != name }
      ? "\(subject) stay ObservableObjects" : "'\(name)' stays an ObservableObject"
  }

  /// How much has to change with them.
  var extent: String {
    let files = Set(edits.map(\.file)).count
    let uses =
      useSites == 0
      ? ""
      : ", with \(useSites) propert\(useSites == 1 ? "y" : "ies") that observe\(useSites == 1 ? "s" : "") it"
    return uses + (files > 1 ? ", in \(files) files" : "")
  }

  /// All reasons of a tier with their places. The first one's ID is that of the finding.
  func list(of tier: Tier) -> String {
    let all = reasons.filter { $0.tier == tier }
    let isMixed = Set(all.map(\.rule)).count > 1
    return all.enumerated().map { position, reason in
      let id = isMixed && (position > 0 || tier == .unsafe) ? "\(reason.rule): " : ""
      return id + reason.sentence
    }.joined(separator: "; ")
  }

  /// The reasons of one rule.
  func list(only rule: String) -> String {
    reasons.filter { $0.rule == rule }.map(\.sentence).joined(separator: "; ")
  }
}

/// One thing that stands against a migration, or that is to be known about it.
struct MigrationReason: Sendable, Hashable {
  let rule: String
  let tier: Tier
  let text: String
  let path: String
  let line: Int

  /// What it is, and where.
  var sentence: String { "\(text) (\(path):\(line))" }
}
