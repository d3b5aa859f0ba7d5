import CodemodKit
import ProjectIndex

/// What views no longer display, or display now.
struct ViewExamination {
  private(set) var remarks: [Remark] = []

  /// Analyzes the views of a project.
  ///
  /// - Parameters:
  ///   - observed: The properties of views and other types that contain an object of the family.
  ///   - told: The remarks so far.
  init(
    of family: Family, _ observed: ObservedProperties, _ tracking: Tracking, in project: ProjectContext,
    after told: [Remark]
  ) {
    // Without notifications no view was refreshed.
    guard tracking.isObservable else { return }
    let reads = ViewReads(of: family, observers: observed.owners, project.wrapperUses)
    let changes = project.variableChanges
    remarks += UnreadObjects(in: observed.all, family.uses).remarks
    remarks += UnpublishedReads(in: reads, tracking, changes).remarks
    remarks += UnobservedState(in: reads, tracking, changes, project.foreignObjects).remarks
    remarks += RefreshTokens(in: family).remarks
    remarks += UntrackedReads(of: observed.all, in: project.untrackedClosures, family).remarks
    remarks += RepresentableReads(of: observed.all, in: family).remarks
    // One such location is sufficient, and a more precise analysis may have reported it.
    let closerLook = [ObservableRules.unpublishedRead, ObservableRules.lostRefresh]
    if !(told + remarks).contains(where: { closerLook.contains($0.rule) }) {
      remarks += EvaluatedReads(of: observed.all, in: reads, tracking, changes, project.evaluatedCode).remarks
    }
    remarks += FreshReads(in: family).remarks
    remarks += FreshWitnesses(in: reads).remarks
    remarks += FreshParts(in: family).remarks
  }
}
