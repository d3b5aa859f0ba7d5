import SwiftUI

@MainActor final class Units: ObservableObject {
  static let shared = Units()
  @Published var isMetric = true

  var name: String { isMetric ? "km" : "miles" }

  func reset() {
    let publisher = objectWillChange
    publisher.send()
  }
}

final class Trip: ObservableObject {
  @Published var name = ""
  @Published var length = 1
}

struct TripView: View {
  @ObservedObject var trip: Trip

  var body: some View {
    Text(trip.name + Units.shared.name)
    Length(trip: trip)
  }
}

struct Length: View {
  @ObservedObject var trip: Trip

  var body: some View { Stepper("Length", value: $trip.length) }
}
