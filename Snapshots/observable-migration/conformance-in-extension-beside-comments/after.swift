import SwiftUI

@Observable
final class Counter {
  var count = 0
}

// for the views

@Observable
final class Meter {
  var level = 0.0
}

// MARK: - Gauges

@Observable
final class Gauge {
  var angle = 0.0
}

/// Views turn with it.
extension Gauge {}
