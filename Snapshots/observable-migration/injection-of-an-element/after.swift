import SwiftUI

@Observable
final class Trip: Identifiable {
  var title = ""
}

@Observable
final class Trips {
  var planned: [Trip] = []
  var past = [Trip]()
  var shown: Trip?
}

struct TripsView: View {
  @Bindable var trips: Trips
  @State private var edited: Trip?

  var body: some View {
    VStack {
      ForEach(trips.planned) { trip in TripRow().environment(trip) }
      ForEach(trips.past) { TripRow().environment($0) }
    }
    .sheet(item: $trips.shown) { trip in TripRow().environment(trip) }
    .fullScreenCover(item: $edited) { TripRow().environment($0) }
  }
}

struct TripRow: View {
  @Environment(Trip.self) private var trip

  var body: some View { Text(trip.title) }
}
