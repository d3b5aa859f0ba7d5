package import CodemodKit
import ProjectIndex
package import Rewriting
package import SwiftCST
import SwiftUIModel

/// Migrates classes from `ObservableObject` to `@Observable`, with every view that uses them.
///
/// ## What it does
///
/// Migrates a class that conforms to `ObservableObject`, and everything that has to move with it: the classes
/// above and below it, the protocols and generic code between them, and every place in the project that
/// observes, owns, injects or binds one of them. All of it moves in one step, or nothing does.
///
/// `@Published` is removed. Stored properties that were not published get `@ObservationIgnored`, so that
/// their changes still update nothing. In the views, `@StateObject` becomes `@State`, `@ObservedObject`
/// becomes a plain property or `@Bindable` where `$model` is used, `@EnvironmentObject` becomes
/// `@Environment(Model.self)`, and `.environmentObject(model)` becomes `.environment(model)`.
///
/// ## Why
///
/// An `ObservableObject` announces that something changes, not what: each view that observes it is evaluated
/// for every published property, read or not. With Observation a view depends on the properties that its
/// `body` reads, and is evaluated when one of these changes.
///
/// ## Example
///
/// ```swift
/// final class TripStore: ObservableObject {
///   @Published var trips: [Trip] = []
///   @Published private(set) var isLoading = false
///   private var task: Task<Void, Never>?
/// }
///
/// struct TripList: View {
///   @StateObject private var store = TripStore()
///
///   var body: some View {
///     TripEditor().environmentObject(store)
///   }
/// }
///
/// struct TripEditor: View {
///   @EnvironmentObject private var store: TripStore
///
///   var body: some View {
///     List($store.trips) { $trip in TextField("Name", text: $trip.name) }
///   }
/// }
/// ```
///
/// becomes
///
/// ```swift
/// @Observable
/// final class TripStore {
///   var trips: [Trip] = []
///   private(set) var isLoading = false
///   @ObservationIgnored private var task: Task<Void, Never>?
/// }
///
/// struct TripList: View {
///   @State private var store = TripStore()
///
///   var body: some View {
///     TripEditor().environment(store)
///   }
/// }
///
/// struct TripEditor: View {
///   @Environment(TripStore.self) private var store
///
///   var body: some View {
///     @Bindable var store = store
///     List($store.trips) { $trip in TextField("Name", text: $trip.name) }
///   }
/// }
/// ```
///
/// ## Fix safety
///
/// Safe where the deployment targets have Observation and nothing in the project needs what only an
/// `ObservableObject` has. Views then show what they showed before; they are evaluated less often (N507). If
/// no object was set for an `@Environment`, the app stops as soon as the view is shown, not only when the
/// view reads the object (N508).
///
/// Not safe where creating an object does work and a `@StateObject` holds it: before Xcode 27 `@State`
/// creates an object each time the parent is evaluated, and discards it (OM201). Reading a `static let` such
/// as `.shared` counts as work if its creation does: with `@State` it is created as soon as a link to the
/// view is, even if no one follows the link. It doesn't count if the app creates it anyway, in its properties
/// or its `init`.
///
/// Also not safe where a view reads a property that was never published, or was refreshed by one that it
/// doesn't read, or by a value that equals the one before; where the class is public, holds `@AppStorage` or
/// sends `objectWillChange` by hand for its own properties; where the `==` of a published value leaves parts
/// of it out, as that of every `NSObject` does; where a view observes by `.onReceive`; and where code
/// subscribes to `$name`, which becomes a subject that `willSet` sends to. A mirror or a dump of an object
/// shows other members afterwards (OM212).
///
/// A class that publishes nothing, is `@Observable` already, or whose properties no view or model reads, needs no
/// new form: the conformance is removed (OM101). Where a binding or the environment needs an `Observable` object, the class gets the macro, though
/// no view gains from it (OM217).
///
/// ## Not changed when
///
/// `objectWillChange` is subscribed to, a publisher `$name` is stored or passed as `Published<…>.Publisher`,
/// or `objectWillChange` is sent where no property tells views of the change. Also not changed where the keys
/// of a synthesized `Codable` would change, the superclass comes from another module, the wrapper itself is
/// passed on, or the type of an object is unknown. The report names every such place.
package struct ObservableMigration: Codemod {
  package static let metadata = CodemodMetadata(
    id: "observable-migration",
    summary: "Migrates ObservableObject classes and the views that use them to @Observable.",
    category: .observation,
    words: ["ObservableObject"],
    rules: ObservableRules.all,
    topic: Topic(
      introduced: ["Observation", "Observable macro"],
      words: [
        "ObservableObject", "@Observable", "objectWillChange", "@Published", "Combine", "migrate",
        "migrating", "StateObject", "ObservedObject",
      ],
      // What has to do with observers and threads stays.
      vague: ["@Published", "Combine"],
      kept: ["didSet", "main actor", "MainActor", "main thread", "main queue"]), mayTakeLong: true,
    options: [
      CodemodOption(
        "track-unpublished", .flag(false),
        "Track stored properties that were not published."),
      CodemodOption(
        "public-api", .flag(false), "Migrate public classes as if no code outside the project used them."),
      CodemodOption(
        CodemodOption.sdk, .number(0),
        "The major version of Xcode's SDK, or 0 for any. With 27, @State creates its object once."),
    ])

  package init() {}

  package func match(_ root: Node, in file: FileContext) -> [Match<ObservableSite>] {
    file.project.clusters.reported(in: file.tree).flatMap { cluster -> [Match<ObservableSite>] in
      guard let name = cluster.namingToken(in: file.index) else { return [] }
      let plan = Self.plan(cluster, in: file.project, file.options)
      if plan.isRefused, let bridge = cluster.bridge(in: file.index) {
        return [Match(ObservableRules.bridge, at: name.range, .bridge(file.index[bridge].name))]
      }
      return plan.matches(at: name.range)
    }
  }

  /// The plan for a cluster. Each step analyzes one aspect, in the folder named in the comment above it: an
  /// examination returns reasons, and a rewriting also returns edits.
  static func plan(
    _ cluster: ObservableCluster, in project: ProjectContext, _ options: CodemodOptions
  ) -> MigrationPlan {
    let deployment = Deployment(index: project.index)
    var step = MigrationStep()
    step += deployment.reasons(on: cluster)
    guard step.reasons.isEmpty else { return MigrationPlan(for: cluster, step, in: project) }
    project.makeTables()

    // Cluster: the types, and which of their properties notify of changes.
    let family = Family(cluster, project.memberUses)
    let announced = Announcements(in: family, among: project.publisherUses, project.forwardedChanges)
    let tracking = Tracking(
      in: family, announced: announced.properties,
      includesUnpublished: options.isOn("track-unpublished"))
    let names = NamesInSight(project)
    let observed = ObservedProperties(of: family, in: project.wrapperUses, names)
    let useSites = UseSiteRewriting(
      of: family, observed, names, createsOnce: options.number(CodemodOption.sdk) >= 27, in: project)
    let isAnnounced = !project.publisherUses.announcements.concerning(family.all).isEmpty
    let isObserved = useSites.needsObservable || !observed.all.isEmpty || isAnnounced
    let form = ClassForm(
      of: family, tracking, needsObservable: useSites.needsObservable, isObserved: isObserved)

    // Classes: the headers, the stored properties, and the language's rules for both.
    step +=
      ClassExamination(
        of: family, becoming: form, tracking, allowsPublic: options.isOn("public-api")
      ).reasons
    step += form.reasons(on: family, tracking)
    step += HeaderRewriting(of: family, becoming: form, names, in: project).step
    step += PropertyRewriting(of: family, becoming: form, tracking, in: project).step
    step += PublishedChangeExamination(of: family).reasons

    // Publishers: subscriptions to what will be removed.
    let publishers = PublisherRewriting(of: family, announced, project.publisherUses, in: project)
    step += publishers.step

    // UseSites: the properties that own, observe or inject an object.
    step += useSites.step

    // Files: what must change around all this, and whether it may.
    step += ReflectionExamination(of: family).reasons
    step += project.kindQuestions.reasons
    step += ConstraintRewriting(of: family, names).step
    step.begin(
      with: ImportRewriting(
        of: family, becoming: form, after: step.edits(in: project.index),
        needing: publishers.filesOfCombine, in: project
      ).step)
    let changed = Set(step.edits(in: project.index).map(\.file)).ascending().map { project.files[$0] }
    step += deployment.reasons(on: changed, with: cluster)
    step += ChangedPlaces(of: step.changes, in: project).reasons

    // The slowest steps come last, and are skipped for a refusal: what external code may need, what reads a
    // property while it is changed, and what views display.
    if !step.isRefused, project.handedToOthers.mayHappen {
      step += HandedObjects(of: family, project.handedNames).reasons
    }
    if !step.isRefused {
      for property in tracking.tracked { step += Exclusivity(of: property, in: family).reasons }
    }
    if !step.isRefused {
      step += ViewExamination(of: family, observed, tracking, in: project, after: step.reasons).reasons
    }
    // Suppressions are checked last: they may name any of the reports.
    let ignored = IgnoredPlaces(of: step, cluster, in: project)
    step += ignored.reasons
    return MigrationPlan(
      for: cluster, step, becoming: form, observed: observed.all, protected: ignored.edits, in: project)
  }

  package func message(for match: Match<ObservableSite>, in file: FileContext) -> String {
    switch match.state {
    case .bridge(let name): "'\(name)' is both an ObservableObject and @Observable"
    case .migration(let plan): plan.words(for: match.rule)
    }
  }

  package func fix(_ match: Match<ObservableSite>, in file: FileContext) throws(EditGroup.Overlap)
    -> EditGroup
  {
    try EditGroup(match.state.edits)
  }

  package func mayBeHeldBack(by lines: Range<Int>, of file: FileContext) -> Bool {
    file.project.shared { _ in ProtectedPlaces() }.areAmong(lines, of: file)
  }
}

/// What was found for a cluster.
package enum ObservableSite: Sendable {
  /// A class with this name is already `@Observable`.
  case bridge(String)
  /// The plan for the cluster.
  case migration(MigrationPlan)

  /// The edits, if any.
  var edits: [FileEdit] {
    switch self {
    case .bridge: []
    case .migration(let plan): plan.edits
    }
  }
}
