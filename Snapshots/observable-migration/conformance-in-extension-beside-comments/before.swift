import SwiftUI

final class Counter {
  @Published var count = 0
}

extension Counter: ObservableObject {} // for the views

final class Meter {
  @Published var level = 0.0
}

extension Meter: ObservableObject {}

// MARK: - Gauges

final class Gauge {
  @Published var angle = 0.0
}

/// Views turn with it.
extension Gauge: ObservableObject {}
