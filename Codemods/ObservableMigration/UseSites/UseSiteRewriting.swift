import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// Rewrites every property that observes an object of a family, and the injections.
struct UseSiteRewriting {
  private(set) var step = MigrationStep()

  /// Whether some code that takes the objects accepts only `Observable` ones.
  private(set) var needsObservable = false

  /// - Parameter createsOnce: Whether `@State` creates its object once, as since Xcode 27.
  init(
    of family: Family, _ observed: ObservedProperties, _ names: NamesInSight, createsOnce: Bool,
    in project: ProjectContext
  ) {
    step += observed.step
    var mainActorTypes: [TypeID] = []
    for property in observed.all {
      let examination = ObservedPropertyExamination(of: property, family.index)
      step += examination.reasons
      if let type = examination.mainActorType, !mainActorTypes.contains(type) { mainActorTypes.append(type) }
      switch property.wrapper {
      case .stateObject:
        step += StateObjectRewriting(property, family.index, names).step
        if !createsOnce { step += StateObjectCreation(of: property, of: family, in: project).reasons }
      case .observedObject:
        let rewriting = ObservedObjectRewriting(property, family.uses, names)
        step += rewriting.step
        needsObservable = needsObservable || rewriting.needsObservable
      case .environmentObject:
        step += EnvironmentObjectRewriting(property, names, in: project).step
        needsObservable = true
      }
    }
    for type in mainActorTypes {
      let isolation = WrittenIsolation(of: type, family.index)
      add(isolation, to: family.index[family.index[type].primary], in: project)
    }
    let isConsumed = observed.all.contains { $0.wrapper == .environmentObject }
    let injections = InjectionRewriting(of: family, in: project.injections, isConsumed: isConsumed).step
    step += injections
    needsObservable = needsObservable || !injections.changes.isEmpty
    step += HolderExamination(of: family, project.handedToOthers).reasons
  }

  /// Adds the isolation that the wrapper implied for the type in Swift 5 mode.
  private mutating func add(
    _ isolation: WrittenIsolation, to declaration: Declaration, in project: ProjectContext
  ) {
    let first = declaration.node.firstToken
    let keyword = declaration.nameToken?.previous ?? first
    let isBeside =
      !first.startsLine && first.previous != nil
      || declaration.attributeList != nil && project.areOnOneLine(first, keyword, in: declaration.node)
    let written = isolation.text
    let text = project.render(isBeside ? "\(written) " : "\(written)\n", at: declaration.node)
    let start = first.range.lowerBound
    step.change(TextEdit(start..<start, with: text, isShared: true), near: declaration.node)
  }
}
