package import CodemodKit
import ProjectIndex
package import Rewriting
import SwiftCST

/// Moves classes from `ObservableObject` to `@Observable`, with every view that uses them.
///
/// ## What it does
///
/// It takes a class that conforms to `ObservableObject`, and all that has to move with it: the classes above
/// and below it, the protocols and generic code between them, and every place in the project that observes,
/// owns, injects or binds one of them. All of it moves in one step, or nothing does.
///
/// `@Published` goes. Stored properties that were not published get `@ObservationIgnored`, so that they stay
/// silent. In the views, `@StateObject` becomes `@State`, `@ObservedObject` becomes a plain property or
/// `@Bindable` where `$model` is used, `@EnvironmentObject` becomes `@Environment(Model.self)`, and
/// `.environmentObject(model)` becomes `.environment(model)`.
///
/// ## Why
///
/// An `ObservableObject` tells its views that something changes, not what: each view that observes it is
/// evaluated for every published property, read or not. With Observation a view depends on the properties
/// that its `body` reads, and is evaluated when one of these changes.
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
/// `ObservableObject` has. Views then show what they showed before; they are evaluated less often (N507).
///
/// Not safe where creating an object does work and a `@StateObject` holds it: before Xcode 27 `@State`
/// creates an object each time the parent is evaluated, and throws it away. Also not safe where a view reads
/// a property that was never published, or was refreshed by one that it doesn't read; where the class is
/// public, holds `@AppStorage` or sends `objectWillChange` by hand for its own properties; where the `==` of
/// a published value leaves parts of it out, as that of every `NSObject` does; and where a view observes by
/// `.onReceive`.
///
/// ## Not changed when
///
/// A publisher of the class is used: `$name`, `objectWillChange`, `assign(to:)`, `Published` in a signature.
/// Observation has no publishers; the code that subscribes has to be rewritten by hand first. Also not
/// changed where `Codable` is synthesised, an observer assigns its own property, the superclass comes from
/// another module, the wrapper itself is passed on, or the type of an object is unknown. The report names
/// every such place.
package struct ObservableMigration: Codemod {
  package static let metadata = CodemodMetadata(
    id: "observable-migration",
    summary: "Moves ObservableObject classes and the views that use them to @Observable.",
    words: ["ObservableObject"],
    rules: ObservableRules.all,
    options: [
      CodemodOption(
        "track-unpublished", .flag(false),
        "Track stored properties that were not published instead of ignoring them."),
      CodemodOption(
        "public-api", .flag(false), "Migrate public classes as if nobody outside the project used them."),
      CodemodOption(
        "sdk", .number(0),
        "The major version of Xcode's SDK, 0 for any; from 27 on @State creates its object once."),
    ])

  package init() {}

  package func match(in file: FileContext) -> [Match<MigrationPlan>] {
    let index = file.index
    let clusters = file.project.shared(ObservableClusters.init)
    return clusters.told(in: file.tree).flatMap { cluster -> [Match<MigrationPlan>] in
      guard let name = cluster.namingToken(in: index) else { return [] }
      if let bridge = cluster.types.first(where: { index[index[$0].primary].attribute("Observable") != nil })
      {
        let plan = MigrationPlan(name: index[bridge].name, edits: [], reasons: [], classes: [], useSites: 0)
        return [Match(ObservableRules.bridge, at: name.range, plan)]
      }
      return Migration.plan(cluster, in: file).matches(at: name.range)
    }
  }

  package func message(for match: Match<MigrationPlan>, in file: FileContext) -> String {
    let plan = match.state
    if match.rule == ObservableRules.bridge {
      return "'\(plan.name)' is both an ObservableObject and @Observable"
    }
    switch match.rule.tier {
    case .safe: return "\(plan.subject) can be @Observable" + plan.extent
    case .refusal: return "\(plan.refusal): \(plan.list(of: .refusal))"
    case .unsafe: return "\(plan.subject) can be @Observable\(plan.extent), but: \(plan.list(of: .unsafe))"
    case .note: return plan.list(only: match.rule)
    }
  }

  package func fix(_ match: Match<MigrationPlan>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup
  {
    try EditGroup(match.state.edits)
  }
}
