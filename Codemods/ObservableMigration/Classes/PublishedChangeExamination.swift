import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What may be different where a class sets its published properties.
struct PublishedChangeExamination {
  private(set) var reasons: [LocatedReason] = []

  private let family: Family

  private var index: ProjectIndex { family.index }

  init(of family: Family) {
    self.family = family
    for property in family.publishedProperties where index.isInstanceStorage(property) {
      guard !property.traits.contains(.let), let name = property.name else { continue }
      let changes = family.uses.changes(of: name).assigned.concerning(family.lineage)
      let assigned = changes.filter { family.isOwn($0, property) }
      if let use = assigned.first(where: { isRefresh($0, of: property, name) }) {
        addReason(
          ObservableRules.lostRefresh,
          "'\(name)' is assigned to itself to refresh views, which has no effect for an equal value (Swift "
            + "6.2 and later)", at: use)
      }
      if let use = changes.first(where: { isLessThanGiven($0, property) }) {
        addReason(
          ObservableRules.lostRefresh,
          "'\(name)' may change the value that a control sets; if the result equals the old value, the "
            + "control isn't refreshed (Swift 6.2 and later)", at: use)
      }
      // SwiftUI warned about it, Observation doesn't.
      for use in assigned where index.isolation(at: use.node) == .nonisolated {
        addReason(
          ObservableRules.backgroundPublishing,
          "'\(name)' is set off the main thread; SwiftUI no longer warns about it", at: use)
      }
    }
  }

  private mutating func addReason(_ rule: Rule, _ text: String, at use: Use) {
    reasons.append(LocatedReason(rule, text, at: use.node))
  }

  /// `Binding(get: { model.code }, set: { model.code = String($0.prefix(4)) })`: a control displays the value
  /// that it set until the surrounding view is evaluated.
  private func isLessThanGiven(_ use: Use, _ property: Declaration) -> Bool {
    guard let assignment = Assignment(target: use.expression), assignment.isPlain,
      let value = assignment.value, value.subtree.contains(where: { Self.cuts.contains($0.text) }),
      let closure = use.node.ancestors.first(where: { $0.kind == .closureExpr }),
      let argument = ClosureArgument(closure), argument.label == "set",
      argument.call.calledExpression?.firstToken.text == "Binding"
    else { return false }
    let base = MemberAccessExprSyntax(use.expression)?.base
    return family.isOwn(use, property) || base.map { family.includes(index.typeOfExpression($0)) } == true
  }

  /// Functions that return less than they are given.
  private static let cuts: Set = [
    "clamped", "filter", "max", "min", "prefix", "replacingOccurrences", "rounded", "suffix",
    "trimmingCharacters",
  ]

  /// `items = items`, which is only useful if an equal value notifies.
  private func isRefresh(_ use: Use, of property: Declaration, _ name: String) -> Bool {
    guard let assignment = Assignment(target: use.expression), assignment.isPlain,
      let value = assignment.value
    else { return false }
    return value.text == "self." + name
      || value.text == name && index.lookUp(value).declarations.contains(property.id)
  }
}
