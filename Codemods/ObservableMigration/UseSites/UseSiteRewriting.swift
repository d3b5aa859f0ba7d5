import CodemodKit
import ProjectIndex

/// Rewrites every property that observes an object of a family, and what is injected.
struct UseSiteRewriting {
  private(set) var draft = Draft()

  /// - Parameter createsOnce: Whether `@State` creates its object once, as from Xcode 27 on.
  init(
    of family: Family, _ observed: ObservedProperties, _ names: NamesInSight, createsOnce: Bool,
    in project: ProjectContext
  ) {
    draft += observed.draft
    for property in observed.all {
      draft += ObservedPropertyExamination(of: property, family.index).remarks
      switch property.wrapper {
      case .stateObject:
        draft += StateObjectRewriting(property, family.index, names).draft
        if !createsOnce { draft += StateObjectCreation(of: property, of: family, in: project).remarks }
      case .observedObject: draft += ObservedObjectRewriting(property, family.uses, names).draft
      case .environmentObject: draft += EnvironmentObjectRewriting(property, names, in: project).draft
      }
    }
    let isConsumed = observed.all.contains { $0.wrapper == .environmentObject }
    draft += InjectionRewriting(of: family, in: project.injections, isConsumed: isConsumed).draft
    draft += HolderExamination(of: family, project.handedToOthers).remarks
  }
}
