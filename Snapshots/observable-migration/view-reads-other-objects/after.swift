import SwiftUI

@MainActor final class Units: ObservableObject {
  static let shared = Units()
  @Published var isMetric = true

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
    Text(trip.name + (Units.shared.isMetric ? " km" : " miles"))
    Length(trip: trip)
  }
}

struct Length: View {
  @ObservedObject var trip: Trip

  var body: some View { Stepper("Length", value: $trip.length) }
}

@Observable
final class Walk {
  var name = ""
  var steps = 1
}

// This observes both.
struct WalkView: View {
  var walk: Walk
  @ObservedObject private var units = Units.shared

  var body: some View {
    Text(walk.name + (Units.shared.isMetric ? " km" : " miles"))
    Steps(walk: walk)
  }
}

struct Steps: View {
  @Bindable var walk: Walk

  var body: some View { Stepper("Steps", value: $walk.steps) }
}
