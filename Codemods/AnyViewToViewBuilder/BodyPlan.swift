import CodemodKit
import ProjectIndex
import Rewriting

/// What becomes of a body whose every result is an erasure.
struct BodyPlan: Sendable {
  /// The edits inside the body.
  var edits: [TextEdit] = []

  /// Whether the body has to be a builder's.
  var needsBuilder = false

  /// The views that the results of different branches begin with; empty where the branches keep their type.
  var heads: [String] = []

  /// The first call that becomes `let _ = …`.
  var voidCall: String?

  /// Whether a ternary becomes branches.
  var splitsTernary = false

  /// The declarations whose calls are among the results: they must be converted too.
  var results: Set<DeclarationID> = []

  /// The kind of view that two branches show; an `EmptyView` has no state to lose.
  var repeatedHead: String? {
    var seen: Set<String> = []
    return heads.first { $0 != "EmptyView" && !seen.insert($0).inserted }
  }
}

extension BodyPlan {
  /// What may be different after the change of the body.
  var effects: [Effect] {
    var result: [Effect] = []
    if splitsTernary {
      result.append(Effect(AnyViewRules.values, "a ternary of erased views becomes branches of a builder"))
    }
    if let head = repeatedHead {
      result.append(
        Effect(
          AnyViewRules.sameHead, "two branches show '\(head)': its state is reset when the branch changes"))
    }
    if let voidCall { result.append(Effect(AnyViewRules.voidCalls, "'\(voidCall)' becomes 'let _ = …'")) }
    return result
  }
}
