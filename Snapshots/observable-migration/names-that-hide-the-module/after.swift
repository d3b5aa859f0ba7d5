import SwiftUI

enum Patient {
  struct Observation { let value = 1.0 }

  final class Chart: ObservableObject {
    @Published var entries: [Observation] = []
  }
}

final class Telescope: ObservableObject {
  enum Observation { case star, planet }

  @Published var current = Observation.star
}

@Observable
final class Camera {
  var isOn = false
}
