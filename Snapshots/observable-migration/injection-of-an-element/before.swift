import SwiftUI

final class Trip: ObservableObject, Identifiable {
  @Published var title = ""
}

final class Trips: ObservableObject {
  @Published var planned: [Trip] = []
  @Published var past = [Trip]()
}

struct TripsView: View {
  @ObservedObject var trips: Trips

  var body: some View {
    VStack {
      ForEach(trips.planned) { trip in TripRow().environmentObject(trip) }
      ForEach(trips.past) { TripRow().environmentObject($0) }
    }
  }
}

struct TripRow: View {
  @EnvironmentObject private var trip: Trip

  var body: some View { Text(trip.title) }
}
