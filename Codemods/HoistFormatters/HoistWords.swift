import CodemodKit
import SwiftCST
import SwiftUIModel

/// The messages about formatters that are created once.
enum HoistWords {
  /// The message for an unused formatter.
  static func unused(_ formatter: FormatterClass) -> String {
    "unused formatter: '\(formatter.name)' is created and never used"
  }

  /// The message of a fix.
  static func text(_ plan: HoistPlan, in file: FileContext) -> String {
    let scope = plan.scope.isFileScope ? "a file-level" : "a static"
    let often = CreationFrequency(of: plan.value, in: file).words(in: file)
    let start = "'\(plan.formatter.name)' is created \(often); create it once, in \(scope) '\(plan.name)'"
    let effects = plan.effects.map { effect(of: $0) } + (plan.leavesIdleCatch ? [idleCatch] : [])
    return effects.isEmpty ? start : start + "; " + effects.joined(separator: "; ")
  }

  private static let idleCatch = "the 'catch' around it catches nothing anymore and can be removed"

  /// What the fix may change.
  private static func effect(of rule: Rule) -> String {
    switch rule {
    case HoistRules.shared: "the instance may now be shared across threads"
    case HoistRules.asserted: "you assert that its read-only use is thread-safe"
    case HoistRules.mainActorGlobal:
      "it becomes a '@MainActor' variable of the file, because the type can't have a static property"
    case HoistRules.forcedTry: "an invalid pattern becomes a trap instead of a thrown error"
    case HoistRules.sharedResult: "callers now share one instance"
    case HoistRules.template: "the pattern is computed once, not per locale change"
    case HoistRules.inlinable: "it becomes '@usableFromInline', because the use is '@inlinable'"
    case HoistRules.evaluatedLess:
      "the view is no longer evaluated with its parent, and may read values that SwiftUI doesn't observe"
    case HoistRules.region:
      "it may keep the old time zone or locale when they change"
    default: rule.summary
    }
  }
}
