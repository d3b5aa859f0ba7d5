import CodemodKit
import ProjectIndex

/// What views no longer display, or display now.
struct ViewExamination {
  private(set) var reasons: [LocatedReason] = []

  /// Analyzes the views of a project.
  ///
  /// - Parameters:
  ///   - observed: The properties of views and other types that contain an object of the family.
  ///   - told: The reasons so far.
  init(
    of family: Family, _ observed: ObservedProperties, _ tracking: Tracking, in project: ProjectContext,
    after told: [LocatedReason]
  ) {
    // Without notifications no view was refreshed.
    guard tracking.isObservable else { return }
    let reads = ViewReads(of: family, observers: observed.owners, project.wrapperUses)
    let changes = project.variableChanges
    reasons += UnreadObjects(in: observed.all, family.uses).reasons
    reasons += UnpublishedReads(in: reads, tracking, changes).reasons
    reasons += UnobservedState(in: reads, tracking, changes, project.foreignObjects).reasons
    reasons += RefreshTokens(in: family).reasons
    reasons += UntrackedReads(of: observed.all, in: project.untrackedClosures, family).reasons
    reasons += RepresentableReads(of: observed.all, in: family).reasons
    // One such location is sufficient, and a more precise analysis may have reported it.
    let closerLook = [ObservableRules.unpublishedRead, ObservableRules.lostRefresh]
    if !(told + reasons).contains(where: { closerLook.contains($0.rule) }) {
      reasons += EvaluatedReads(of: observed.all, in: reads, tracking, changes, project.evaluatedCode).reasons
    }
    reasons += FreshTriggers(in: family, observers: observed.owners).reasons
    reasons += FreshReads(in: family).reasons
    reasons += FreshWitnesses(in: reads).reasons
    reasons += FreshParts(in: family).reasons
  }
}
