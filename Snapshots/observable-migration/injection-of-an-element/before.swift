import SwiftUI

final class Trip: ObservableObject, Identifiable {
  @Published var title = ""
}

final class Trips: ObservableObject {
  @Published var planned: [Trip] = []
  @Published var past = [Trip]()
  @Published var shown: Trip?
}

struct TripsView: View {
  @ObservedObject var trips: Trips
  @State private var edited: Trip?

  var body: some View {
    VStack {
      ForEach(trips.planned) { trip in TripRow().environmentObject(trip) }
      ForEach(trips.past) { TripRow().environmentObject($0) }
    }
    .sheet(item: $trips.shown) { trip in TripRow().environmentObject(trip) }
    .fullScreenCover(item: $edited) { TripRow().environmentObject($0) }
  }
}

struct TripRow: View {
  @EnvironmentObject private var trip: Trip

  var body: some View { Text(trip.title) }
}
