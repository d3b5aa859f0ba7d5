import SwiftUI

@Observable
final class Trip: Identifiable {
  var title = ""
}

@Observable
final class Trips {
  var planned: [Trip] = []
  var past = [Trip]()
}

struct TripsView: View {
  var trips: Trips

  var body: some View {
    VStack {
      ForEach(trips.planned) { trip in TripRow().environment(trip) }
      ForEach(trips.past) { TripRow().environment($0) }
    }
  }
}

struct TripRow: View {
  @Environment(Trip.self) private var trip

  var body: some View { Text(trip.title) }
}
