import CodemodKit
import ProjectIndex
import SwiftCST

/// What is worked out once for a project, whatever the cluster.
extension ProjectContext {
  var clusters: ObservableClusters { shared(ObservableClusters.init) }
  var memberUses: MemberUses { shared(MemberUses.init) }
  var publisherUses: PublisherUses { shared(PublisherUses.init) }
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
  var evaluatedCode: EvaluatedCode { shared { EvaluatedCode($0, operators, foreignObjects) } }
}
