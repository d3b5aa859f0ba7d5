import CodemodKit
import ProjectIndex
import SwiftCST

/// Tables that are computed once for a project, for all clusters.
extension ProjectContext {
  var clusters: ObservableClusters { shared(ObservableClusters.init) }
  var memberUses: MemberUses { shared(MemberUses.init) }
  var publisherUses: PublisherUses { shared(PublisherUses.init) }
  var forwardedChanges: ForwardedChanges { shared(ForwardedChanges.init) }
  var wrapperUses: WrapperUses { shared(WrapperUses.init) }
  var injections: Injections { shared(Injections.init) }
  var imports: TopLevelImports { shared(TopLevelImports.init) }
  var handedToOthers: HandedToOthers { shared { HandedToOthers($0, workers) } }
  var handedNames: HandedNames { shared(HandedNames.init) }
  var kindQuestions: KindQuestions { shared(KindQuestions.init) }
  var untrackedClosures: UntrackedClosures { shared(UntrackedClosures.init) }

  var variableChanges: VariableChanges { shared { _ in VariableChanges(memberUses) } }
  var launchedVariables: LaunchedVariables { shared(LaunchedVariables.init) }
  var operators: DeclaredOperators { shared(DeclaredOperators.init) }
  var foreignObjects: ForeignObjects { shared(ForeignObjects.init) }
  var evaluatedCode: EvaluatedCode {
    shared { _ in EvaluatedCode(memberUses.calledCode, operators, foreignObjects) }
  }

  /// Creates the tables that every migration needs in parallel: otherwise one thread would create one after
  /// the other while the rest wait.
  func makeTables() { _ = shared { _ in MadeTables(of: self) } }
}

/// A marker that the tables exist.
private struct MadeTables: Sendable {
  init(of project: ProjectContext) {
    _ = project.workers.map(4) { number in
      switch number {
      case 0: _ = project.memberUses
      case 1: _ = project.wrapperUses
      case 2: _ = project.publisherUses
      default: _ = project.injections
      }
    }
    // It is created in parallel itself.
    _ = project.handedToOthers
  }
}
