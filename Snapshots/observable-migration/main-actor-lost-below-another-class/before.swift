import SwiftUI

final class Zoom: ObservableObject {
  @Published var factor = 1.0
}

class Recognizer {}

final class Pinch: Recognizer {
  @ObservedObject var zoom: Zoom

  init(zoom: Zoom) { self.zoom = zoom }

  func pinch(by factor: Double) { zoom.factor *= factor }
}
