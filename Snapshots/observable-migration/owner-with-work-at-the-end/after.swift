import SwiftUI

enum Screen {
  static func mayDim(_ isAllowed: Bool) {}
}

@Observable
final class Wakefulness {
  var isAwake = false

  deinit { Screen.mayDim(true) }
}

@Observable
final class Countdown {
  var seconds = 0
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private var task: Task<Void, Never>?

  deinit {
    stop()
    task?.cancel()
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}

struct Player: View {
  @State private var wakefulness = Wakefulness()
  @State private var countdown = Countdown()

  var body: some View { Toggle("\(countdown.seconds)", isOn: $wakefulness.isAwake) }
}
