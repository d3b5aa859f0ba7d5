import SwiftUI

@Observable
final class Zoom {
  var factor = 1.0
}

@MainActor func updateScrollBars() {}

@MainActor
final class Coordinator: NSObject {
  var zoom: Zoom

  init(zoom: Zoom) { self.zoom = zoom }

  func pinch(by factor: Double) {
    zoom.factor *= factor
    updateScrollBars()
  }
}

@Observable
final class Pan {
  var offset = 0.0
}

@MainActor
final class PanLog {
  var pan: Pan

  init(pan: Pan) { self.pan = pan }
}
