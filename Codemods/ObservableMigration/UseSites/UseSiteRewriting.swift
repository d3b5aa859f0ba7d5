import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// Rewrites every property that observes an object of a family, and the injections.
struct UseSiteRewriting {
  private(set) var draft = Draft()

  /// - Parameter createsOnce: Whether `@State` creates its object once, as since Xcode 27.
  init(
    of family: Family, _ observed: ObservedProperties, _ names: NamesInSight, createsOnce: Bool,
    in project: ProjectContext
  ) {
    draft += observed.draft
    var mainActorTypes: [TypeID] = []
    for property in observed.all {
      let examination = ObservedPropertyExamination(of: property, family.index)
      draft += examination.remarks
      if let type = examination.mainActorType, !mainActorTypes.contains(type) { mainActorTypes.append(type) }
      switch property.wrapper {
      case .stateObject:
        draft += StateObjectRewriting(property, family.index, names).draft
        if !createsOnce { draft += StateObjectCreation(of: property, of: family, in: project).remarks }
      case .observedObject: draft += ObservedObjectRewriting(property, family.uses, names).draft
      case .environmentObject: draft += EnvironmentObjectRewriting(property, names, in: project).draft
      }
    }
    for type in mainActorTypes { addMainActor(to: family.index[family.index[type].primary], in: project) }
    let isConsumed = observed.all.contains { $0.wrapper == .environmentObject }
    draft += InjectionRewriting(of: family, in: project.injections, isConsumed: isConsumed).draft
    draft += HolderExamination(of: family, project.handedToOthers).remarks
  }

  /// Adds the isolation that the wrapper implied for the type in Swift 5 mode.
  private mutating func addMainActor(to declaration: Declaration, in project: ProjectContext) {
    let first = declaration.node.firstToken
    let keyword = declaration.nameToken?.previous ?? first
    let isBeside =
      !first.startsLine && first.previous != nil
      || declaration.attributeList != nil && project.areOnOneLine(first, keyword, in: declaration.node)
    let text = project.render(isBeside ? "@MainActor " : "@MainActor\n", at: declaration.node)
    let start = first.range.lowerBound
    draft.change(TextEdit(start..<start, with: text, isShared: true), near: declaration.node)
  }
}
