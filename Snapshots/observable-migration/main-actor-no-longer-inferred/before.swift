import SwiftUI

@MainActor func beep() {}

final class Pulse: ObservableObject {
  @Published var rate = 60
}

struct PulseReader: DynamicProperty {
  @ObservedObject var pulse: Pulse
  var isFast: Bool { pulse.rate > 100 }
}
