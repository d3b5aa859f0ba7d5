import SwiftUI

final class Stop {
  var title = "a"
}
final class Trip: ObservableObject {
  @Published var name = "trip"
  @Published var length = 1
  func visit(_ stop: Stop) {
    stop.title += "!"
    length += 1
  }
}
struct ContentView: View {
  @StateObject private var trip = Trip()
  let stops: [Stop]
  var body: some View {
    VStack {
      Text(trip.name)
      Text(stops.map { $0.title }.joined())
      Length(trip: trip)
      Button("Visit") { trip.visit(stops[0]) }
    }
  }
}
struct Length: View {
  @ObservedObject var trip: Trip
  var body: some View { Text("\(trip.length)") }
}
