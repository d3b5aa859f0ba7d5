import SwiftUI

final class Units {
  static let shared = Units()
  var isMetric = true
}
final class Trip: ObservableObject {
  @Published var length = 1
  func measure() { length = 2 }
}
struct ContentView: View {
  @StateObject private var trip = Trip()
  var body: some View {
    VStack {
      Text("\(trip.length)")
      Text(Units.shared.isMetric ? "km" : "miles")
      Button("Switch") {
        Units.shared.isMetric.toggle()
        trip.measure()
      }
    }
  }
}
