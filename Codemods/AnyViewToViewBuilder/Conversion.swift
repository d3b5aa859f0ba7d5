import CodemodKit
import Rewriting

/// A declaration, or the content of a builder, whose erasures can be removed.
struct Conversion: Sendable {
  /// The name of the declaration; nil for the content of a closure.
  let name: String?

  /// The conversion of its body.
  let plan: BodyPlan

  /// What may be different afterwards; empty if the fix is safe.
  var effects: [Obstacle]

  /// All edits, including those of the callers that must change with it.
  var edits: [FileEdit]

  /// Its rules, each once.
  var rules: [Rule] {
    var seen: Set<Rule> = []
    return effects.isEmpty ? [AnyViewRules.convert] : effects.map(\.rule).filter { seen.insert($0).inserted }
  }

  /// The notes of the fix.
  var notes: [Rule] { plan.needsBuilder && plan.heads.count > 1 ? [AnyViewRules.transitions] : [] }
}
