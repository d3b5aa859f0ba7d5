import SwiftUI

final class Stop {
  var title = ""
}

final class Trip: ObservableObject {
  @Published var name = ""
  @Published var length = 1

  func visit(_ stop: Stop) {
    stop.title += "!"
    length += 1
  }
}

struct TripView: View {
  @ObservedObject var trip: Trip
  let stops: [Stop]

  var body: some View {
    Text(trip.name)
    Text(stops.map { $0.title }.joined())
    Length(trip: trip)
  }
}

struct Length: View {
  @ObservedObject var trip: Trip

  var body: some View { Text("\(trip.length)") }
}
