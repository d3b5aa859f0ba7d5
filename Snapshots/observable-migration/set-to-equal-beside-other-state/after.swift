import SwiftUI

@MainActor enum Units {
  static var isMetric = true
}

final class Trip: ObservableObject {
  @Published var length = 1

  func measure() { length = 2 }
}

struct TripView: View {
  @ObservedObject var trip: Trip

  var body: some View {
    Text("\(trip.length)")
    Text(Units.isMetric ? "km" : "miles")
    Button("Switch") {
      Units.isMetric.toggle()
      trip.measure()
    }
  }
}

// What is changed where it stands tells of each change.
@Observable
final class Counter {
  var count = 1

  func increase() { count += 1 }
}

struct CounterView: View {
  var counter: Counter

  var body: some View {
    Text("\(counter.count)")
    Text(Units.isMetric ? "km" : "miles")
    Button("Switch") {
      Units.isMetric.toggle()
      counter.increase()
    }
  }
}
