import CodemodKit
import Rewriting

/// A declaration, or the content of a builder, whose erasures can go.
struct Conversion: Sendable {
  /// The name of the declaration; nil for the content of a closure.
  let name: String?

  /// What becomes of its body.
  let plan: BodyPlan

  /// What may be different afterwards; empty where the fix is safe.
  var effects: [Obstacle]

  /// All edits, those of the callers that must change with it among them.
  var edits: [FileEdit]

  /// What it falls under, each rule once.
  var rules: [Rule] {
    var seen: Set<Rule> = []
    return effects.isEmpty ? [AnyViewRules.convert] : effects.map(\.rule).filter { seen.insert($0).inserted }
  }

  /// What is to be known once it is made.
  var notes: [Rule] { plan.needsBuilder && plan.heads.count > 1 ? [AnyViewRules.transitions] : [] }
}
