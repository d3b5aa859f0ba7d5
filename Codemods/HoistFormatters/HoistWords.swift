import CodemodKit
import SwiftCST
import SwiftUIModel

/// The words about formatters that are made once.
enum HoistWords {
  /// What is said of a formatter that is never used.
  static func unused(_ formatter: FormatterClass) -> String {
    "unused formatter: '\(formatter.name)' is made and never used"
  }

  /// What a fix says.
  static func text(_ plan: HoistPlan, in file: FileContext) -> String {
    let scope = plan.scope.isFileScope ? "variable of the file" : "static"
    let often = CreationFrequency(of: plan.value, in: file).words(in: file)
    let start = "'\(plan.formatter.name)' is made \(often); the \(scope) '\(plan.name)' is made once"
    let effects = plan.effects.map { effect(of: $0) } + (plan.leavesIdleCatch ? [idleCatch] : [])
    return effects.isEmpty ? start : start + "; " + effects.joined(separator: "; ")
  }

  private static let idleCatch = "the 'catch' around it has nothing left to catch and can go"

  /// What may be different afterwards.
  private static func effect(of rule: Rule) -> String {
    switch rule {
    case HoistRules.shared: "the instance may now be shared across threads"
    case HoistRules.asserted: "you assert that its read-only use is thread-safe"
    case HoistRules.mainActorGlobal:
      "it is a '@MainActor' variable of the file, as the type can't have statics"
    case HoistRules.forcedTry: "an invalid pattern becomes a trap instead of a thrown error"
    case HoistRules.sharedResult: "callers now share one instance"
    case HoistRules.template: "the pattern is computed once, not per locale change"
    case HoistRules.inlinable: "it is '@usableFromInline', as the use is '@inlinable'"
    case HoistRules.evaluatedLess:
      "the view is no longer evaluated whenever its parent is, and may read what SwiftUI doesn't observe"
    case HoistRules.region:
      "it may keep the old time zone or locale, of whose changes the project takes care"
    default: rule.summary
    }
  }
}
