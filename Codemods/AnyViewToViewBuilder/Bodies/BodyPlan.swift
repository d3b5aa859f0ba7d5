import CodemodKit
import ProjectIndex
import Rewriting

/// The conversion of a body in which every result is an erasure.
struct BodyPlan: Sendable {
  /// The edits inside the body.
  var edits: [TextEdit] = []

  /// Whether the body must become a builder.
  var needsBuilder = false

  /// The views that the results of different branches begin with; empty if the branches keep their type.
  var heads: [ViewHead] = []

  /// The first call that becomes `let _ = …`.
  var voidCall: String?

  /// Whether a ternary becomes branches.
  var splitsTernary = false

  /// The declarations called in the results: they must be converted, too.
  var results: Set<DeclarationID> = []

  /// The state that is lost if two branches display, or may display, the same kind of view.
  private var lostState: String? { Self.lostState(heads) }

  /// The state that is lost when branches with these views become those of a builder; an `EmptyView` has no
  /// state.
  static func lostState(_ heads: [ViewHead]) -> String? {
    let shown = heads.filter { $0 != .view("EmptyView") }
    guard shown.count > 1 else { return nil }
    if let name = repeatedView(shown) {
      return "two branches show '\(name)': its state is reset when the branch changes"
    }
    for case .unknown(let text) in shown {
      return "'\(text)' may be of the type that another branch shows, whose state is reset when the branch "
        + "changes"
    }
    return nil
  }

  /// The view that two branches display with the same type, or possibly the same: with a different number of
  /// modifiers a new view has a different type.
  private static func repeatedView(_ heads: [ViewHead]) -> String? {
    var seen: [String: Set<Int?>] = [:]
    for head in heads {
      let (name, modifiers): (String, Int?)
      switch head {
      case .view(let view): (name, modifiers) = (view, nil)
      case .modified(let view, let count): (name, modifiers) = (view, count)
      case .unknown: continue
      }
      let others = seen[name] ?? []
      if !others.isEmpty, modifiers == nil || others.contains(nil) || others.contains(modifiers) {
        return name
      }
      seen[name] = others.union([modifiers])
    }
    return nil
  }
}

extension BodyPlan {
  /// What may be different after the change of the body.
  var effects: [Obstacle] {
    var result: [Obstacle] = []
    if splitsTernary {
      result.append(Obstacle(AnyViewRules.values, "a ternary of erased views becomes branches of a builder"))
    }
    if let lostState { result.append(Obstacle(AnyViewRules.sameHead, lostState)) }
    if let voidCall { result.append(Obstacle(AnyViewRules.voidCalls, "'\(voidCall)' becomes 'let _ = …'")) }
    return result
  }
}
