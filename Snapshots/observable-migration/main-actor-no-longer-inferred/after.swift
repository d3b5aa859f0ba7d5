import SwiftUI

@MainActor func beep() {}

@Observable
final class Pulse {
  var rate = 60
}

@MainActor
struct PulseReader: DynamicProperty {
  var pulse: Pulse
  var isFast: Bool { pulse.rate > 100 }
}
