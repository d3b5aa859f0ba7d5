import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The result for a cluster.
package struct MigrationPlan: Sendable {
  /// The name of its first class.
  let name: String
  /// The names of all classes.
  let classes: [String]
  /// What they become.
  let form: ClassForm
  /// The edits, all of which or none are applied.
  let edits: [FileEdit]
  /// The refusals, the possible differences, and the notes, in that order.
  let reasons: [MigrationReason]
  /// The number of properties in other types that observe an object of the cluster.
  let useSites: Int
  /// Whether one of them gets it from the environment.
  let asksEnvironment: Bool
  /// The edits at locations that a comment suppresses.
  let protected: [FileEdit]

  /// The plan that results from a step.
  init(
    for cluster: ObservableCluster, _ step: MigrationStep, becoming form: ClassForm = .observable,
    observed: [ObservedProperty] = [], protected: [FileEdit] = [], in project: ProjectContext
  ) {
    let index = project.index
    name = index[cluster.types.first { index[$0].kind != .protocol } ?? cluster.types[0]].name
    classes = cluster.types.filter { index[$0].kind == .class }.map { index[$0].name }
    self.form = form
    edits = step.isRefused ? [] : step.edits(in: index)
    let stated = step.reasons.compactMap { MigrationReason($0, in: project) }
      .sorted(on: \.line).sorted(on: \.path).sorted(on: { Self.order(of: $0.rule) })
    reasons = stated.reduce(into: []) { all, next in if all.last != next { all.append(next) } }
    useSites = observed.count
    asksEnvironment = observed.contains { $0.wrapper == .environmentObject }
    self.protected = protected
  }

  /// Whether something prevents the migration.
  var isRefused: Bool { reasons.contains { $0.rule.tier == .refusal } }

  /// The findings: one for the migration or its refusal, and for a migration one for each kind of note.
  func matches(at place: Range<Int>) -> [Match<ObservableSite>] {
    if let refusal = reasons.first(where: { $0.rule.tier == .refusal }) {
      return [Match(refusal.rule, at: place, .migration(self))]
    }
    let caveats = rules(of: .unsafe)
    let migration = Match(
      caveats.first ?? (form == .observable ? ObservableRules.migration : ObservableRules.conformance),
      others: Array(caveats.dropFirst()),
      notes: notesOnEach(caveats), at: place, ObservableSite.migration(self))
    return [migration] + rules(of: .note).map { Match($0, at: place, .migration(self)) }
  }

  private func rules(of tier: Tier) -> [Rule] {
    Set(reasons.lazy.map(\.rule).filter { $0.tier == tier }).sorted(on: Self.order)
  }

  /// The order of rules: views that are no longer updated matter more than all else.
  private static func order(of rule: Rule) -> String {
    rule == ObservableRules.publishingWrapper ? "" : rule.id
  }

  /// The notes of every migration, and of those with these caveats.
  private func notesOnEach(_ caveats: [Rule]) -> [Rule] {
    (caveats.contains(ObservableRules.unpublishedRead) ? [ObservableRules.staleView] : [])
      + (useSites > 0 && form == .observable ? [ObservableRules.evaluation] : [])
      + (asksEnvironment ? [ObservableRules.missingObject] : [])
  }
}

// MARK: - Messages

extension MigrationPlan {
  /// The message of the plan under one of its rules.
  func words(for rule: Rule) -> String {
    switch rule.tier {
    case .safe: gain + extent
    case .refusal: "\(refusal): \(list(of: .refusal))"
    case .unsafe: "\(gain)\(extent), but: \(list(of: .unsafe))"
    case .note, .warning, .hint: list(only: rule)
    }
  }

  /// What the classes can become, for a message.
  private var gain: String {
    switch form {
    case .observable: "\(subject) can be @Observable"
    case .unobserved: "nothing observes \(subject); \(removal) and '@Published'"
    case .plain: "\(subject) publish\(isOne ? "es" : "") nothing; \(removal)"
    case .tracked: "\(subject) \(isOne ? "is" : "are") @Observable; \(removal)"
    }
  }

  private var isOne: Bool { classes.count == 1 }

  private var removal: String {
    "remove \(isOne ? "its conformance" : "their conformances") to ObservableObject"
  }

  /// The classes, for a message.
  private var subject: String {
    let more = classes.filter { $0 != name }
    guard !more.isEmpty else { return "'\(name)'" }
    return (["'\(name)'"] + more.dropLast().map { "'\($0)'" }).joined(separator: ", ")
      + " and '\(more[more.count - 1])'"
  }

  /// The classes and that they are skipped, for a message.
  private var refusal: String {
    classes.contains { $0 != name }
      ? "\(subject) stay ObservableObjects" : "'\(name)' stays an ObservableObject"
  }

  /// The extent of the changes.
  private var extent: String {
    let files = Set(edits.map(\.file)).count
    let uses =
      useSites == 0
      ? ""
      : ", with \(useSites) propert\(useSites == 1 ? "y" : "ies") that observe\(useSites == 1 ? "s" : "") it"
    return uses + (files > 1 ? ", in \(files) files" : "")
  }

  /// All reasons of a tier with their locations. The rule ID of the first one is that of the finding.
  private func list(of tier: Tier) -> String {
    let stated = reasons.filter { $0.rule.tier == tier }.sentences
    let isMixed = Set(stated.map(\.rule)).count > 1
    return stated.enumerated().map { position, stated in
      let id = isMixed && (position > 0 || tier == .unsafe) ? "\(stated.rule.id): " : ""
      return id + stated.sentence
    }.joined(separator: "; ")
  }

  /// The reasons of one rule.
  private func list(only rule: Rule) -> String {
    reasons.filter { $0.rule == rule }.sentences.map(\.sentence).joined(separator: "; ")
  }
}
