import SwiftUI

enum Screen {
  static func mayDim(_ isAllowed: Bool) {}
}

final class Wakefulness: ObservableObject {
  @Published var isAwake = false

  deinit { Screen.mayDim(true) }
}

final class Countdown: ObservableObject {
  @Published var seconds = 0
  private var timer: Timer?
  private var task: Task<Void, Never>?

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
  @StateObject private var wakefulness = Wakefulness()
  @StateObject private var countdown = Countdown()

  var body: some View { Toggle("\(countdown.seconds)", isOn: $wakefulness.isAwake) }
}
