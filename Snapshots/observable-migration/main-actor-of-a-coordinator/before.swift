import SwiftUI

final class Zoom: ObservableObject {
  @Published var factor = 1.0
}

@MainActor func updateScrollBars() {}

final class Coordinator: NSObject {
  @ObservedObject var zoom: Zoom

  init(zoom: Zoom) { self.zoom = zoom }

  func pinch(by factor: Double) {
    zoom.factor *= factor
    updateScrollBars()
  }
}

final class Pan: ObservableObject {
  @Published var offset = 0.0
}

final class PanLog {
  @ObservedObject var pan: Pan

  init(pan: Pan) { self.pan = pan }
}
