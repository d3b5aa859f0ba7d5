import SwiftUI

final class Units: ObservableObject {
  static let shared = Units()
  @Published var isMetric = true
}
final class Trip: ObservableObject {
  @Published var name = "a"
  @Published var length = 1
}
struct ContentView: View {
  @StateObject private var trip = Trip()
  var body: some View {
    VStack {
      Text(trip.name)
      Text(Units.shared.isMetric ? "km" : "miles")
      Length(trip: trip)
      Button("Switch") {
        Units.shared.isMetric.toggle()
        trip.length += 1
      }
    }
  }
}
struct Length: View {
  @ObservedObject var trip: Trip
  var body: some View { Text("\(trip.length)") }
}
struct Switch: View {
  @ObservedObject private var units = Units.shared
  var body: some View { Text("\(units.isMetric)").onReceive(units.objectWillChange) {} }
}
