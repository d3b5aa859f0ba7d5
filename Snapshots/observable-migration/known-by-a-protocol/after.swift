import SwiftUI

// A view that knows the object by a protocol alone never observed it.
protocol Titled: AnyObject {
  var title: String { get }
}

protocol Trip: Titled {
  var summary: String { get }
}

@Observable
final class Walk: Trip {
  var title = "Walk"
  var summary: String { title + "!" }
}

struct WalkView: View {
  let walk: any Titled
  var body: some View { Text(walk.title) }
}

struct SummaryView<Shown: Trip>: View {
  let trip: Shown
  var body: some View { Text(trip.summary) }
}

struct WalksView: View {
  let walks: [any Titled]
  var body: some View { Text(walks.map { $0.title }.joined()) }
}

struct RenameView: View {
  let walk: any Trip
  var body: some View { Button("Print") { print(walk.title) } }
}
