import CodemodKit
import SwiftCST

/// The words about formatters that are made once, and what is noted beside.
struct HoistNotes {
  private var hasToldOfSettings = false

  /// What is to be noted of a plan; that formatters follow the settings of their first use is told once.
  mutating func about(_ plan: HoistPlan, _ creation: FormatterCreation) -> [Match<HoistSight>] {
    var notes: [Match<HoistSight>] = []
    if plan.keepsCurrent {
      notes.append(Match(HoistRules.keptCurrent, at: creation.call.range, .note(plan.formatter)))
    }
    let isOpen = plan.formatter.regionalProperties.contains { !plan.settings.contains($0) }
    if isOpen, !hasToldOfSettings {
      hasToldOfSettings = true
      notes.append(Match(HoistRules.settings, at: creation.call.range, .note(plan.formatter)))
    }
    return notes
  }

  /// What a note says.
  static func text(_ rule: Rule, _ formatter: FormatterClass) -> String {
    switch rule.id {
    case HoistRules.unused.id: "unused formatter: '\(formatter.name)' is made and never used"
    case HoistRules.keptCurrent.id:
      "'.current' is read once only and no longer follows the user's settings"
    default:
      "formatter without explicit \(formatter.regionalProperties.joined(separator: "/")) now lives for the process; "
        + "it follows the settings current when it was first used"
    }
  }

  /// What a fix says.
  static func text(_ plan: HoistPlan) -> String {
    let scope = plan.scope.isFileScope ? "variable of the file" : "static"
    let often = plan.property == nil ? "on every call" : "with every view"
    let start = "'\(plan.formatter.name)' is made \(often); the \(scope) '\(plan.name)' is made once"
    let effects = plan.effects.map { effect(of: $0) }
    return effects.isEmpty ? start : start + "; " + effects.joined(separator: "; ")
  }

  /// What may be different afterwards.
  private static func effect(of rule: Rule) -> String {
    switch rule.id {
    case HoistRules.shared.id: "the instance may now be shared across threads"
    case HoistRules.asserted.id: "you assert that its read-only use is thread-safe"
    case HoistRules.mainActorGlobal.id:
      "it is a '@MainActor' variable of the file, as the type can't have statics"
    case HoistRules.forcedTry.id: "an invalid pattern becomes a trap instead of a thrown error"
    case HoistRules.sharedResult.id: "callers now share one instance"
    case HoistRules.template.id: "the pattern is computed once, not per locale change"
    case HoistRules.inlinable.id: "it is '@usableFromInline', as the use is '@inlinable'"
    default: rule.summary
    }
  }
}
