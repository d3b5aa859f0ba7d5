import CodemodKit
import ProjectIndex

/// What the classes of a cluster become.
enum ClassForm: Sendable {
  /// `@Observable`, with what they publish tracked.
  case observable
  /// As they are without `ObservableObject`: they publish nothing, and no code observes them otherwise.
  case plain
  /// As they are without `ObservableObject`: they are `@Observable` already.
  case tracked

  /// - Parameter needsObservable: Whether some code that takes the objects accepts only `Observable` ones.
  init(of family: Family, _ tracking: Tracking, needsObservable: Bool) {
    let (cluster, index) = (family.cluster, family.index)
    let classes = family.types.filter { index[$0].kind == .class }
    let areTracked = classes.allSatisfy { index[index[$0].primary].attribute("Observable") != nil }
    let isAlone = classes.count == family.types.count && cluster.constraints.isEmpty
    if areTracked, !tracking.isObservable {
      self = .tracked
    } else if isAlone, cluster.openConstraints.isEmpty, !tracking.tracksAny, !needsObservable {
      self = .plain
    } else {
      self = .observable
    }
  }

  /// What a migration that gains nothing says.
  func reasons(on family: Family, _ tracking: Tracking) -> [LocatedReason] {
    guard self == .observable, !tracking.isObservable,
      let type = family.types.first(where: { family.index[$0].kind == .class })
    else { return [] }
    let declaration = family.index[family.index[type].primary]
    let text = "nothing in '\(family.index[type].name)' is published, so that no view gains from it"
    return [LocatedReason(ObservableRules.nothingPublished, text, at: declaration.node)]
  }
}
