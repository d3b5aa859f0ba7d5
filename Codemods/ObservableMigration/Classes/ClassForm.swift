import CodemodKit
import ProjectIndex
import SwiftUIModel

/// What the classes of a cluster become.
enum ClassForm: Sendable {
  /// `@Observable`, with what they publish tracked.
  case observable
  /// As they are without `ObservableObject`: they publish nothing, and no code observes them otherwise.
  case plain
  /// As they are without `ObservableObject` and `@Published`: no code observes them.
  case unobserved
  /// As they are without `ObservableObject`: they are `@Observable` already, or models of SwiftData.
  case tracked

  /// - Parameters:
  ///   - needsObservable: Whether some code that takes the objects accepts only `Observable` ones.
  ///   - isObserved: Whether a property observes one of them, or the environment provides one.
  init(of family: Family, _ tracking: Tracking, needsObservable: Bool, isObserved: Bool) {
    let (cluster, index) = (family.cluster, family.index)
    let classes = family.types.filter { index[$0].kind == .class }
    let areTracked = classes.allSatisfy { index.isTrackedByMacro($0) }
    let isAlone = classes.count == family.types.count && cluster.constraints.isEmpty
    if areTracked, !tracking.isObservable {
      self = .tracked
    } else if isAlone, cluster.openConstraints.isEmpty, !tracking.tracksAny, !needsObservable {
      self = .plain
    } else if isAlone, cluster.openConstraints.isEmpty, !isObserved, Self.isUnobserved(family, tracking) {
      self = .unobserved
    } else {
      self = .observable
    }
  }

  /// Whether the classes stand alone, and no view or other model holds or reads them: an object in another one
  /// may be observed through that. The macro would only add `@ObservationIgnored` to their other properties.
  private static func isUnobserved(_ family: Family, _ tracking: Tracking) -> Bool {
    let index = family.index
    guard tracking.announced.isEmpty,
      family.types.allSatisfy({ index.subtypes(of: $0).isEmpty && index.supertypes(of: $0).isEmpty }),
      !family.members.contains(where: { $0.attributes.contains(where: index.mayPublish) }),
      family.storedProperties.contains(where: { !$0.traits.contains(.let) && $0.attributeList == nil })
    else { return false }
    let users = family.types.flatMap { index.references(to: $0).all }.filter { !family.surrounds($0.node) }
    guard !users.isEmpty, !users.contains(where: { isInView($0, index) }) else { return false }
    return family.publishedProperties.allSatisfy { property in
      guard let name = property.name else { return false }
      return ["$", "_"].allSatisfy { family.uses.named($0 + name, as: property).isEmpty }
        && family.uses.named(name, as: property).allSatisfy { isUnobserved($0, family) }
    }
  }

  private static func isInView(_ use: Use, _ index: ProjectIndex) -> Bool {
    index.enclosingType(of: use.node).map { index.kind(of: $0).isEvaluated } ?? false
  }

  /// Whether code that reads a property is neither a view's nor another model's.
  private static func isUnobserved(_ use: Use, _ family: Family) -> Bool {
    let index = family.index
    guard let type = index.enclosingType(of: use.node), !family.contains(type) else { return true }
    if case .member(let base?) = use.role, index.typeOfExpression(base) == .unknown,
      !PossibleObjects(family).mayBeOurs(base)
    {
      return true
    }
    return !index.kind(of: type).isEvaluated
      && index.conformance(of: type, toForeign: "ObservableObject") == nil
      && index[index[type].primary].attribute("Observable") == nil
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
