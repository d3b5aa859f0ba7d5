import SwiftUI

enum Screen {
  static func mayDim(_ isAllowed: Bool) {}
  static func forget(_ token: NSObjectProtocol) {}
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

@Observable
final class Monitor {
  var presses = 0
  @ObservationIgnored private var token: NSObjectProtocol?
  @ObservationIgnored private var jobs: [Job] = []

  deinit {
    if let token { Screen.forget(token) }
    jobs.forEach { $0.stop() }
  }
}

@Observable
final class Watch {
  var presses = 0
  @ObservationIgnored private var token: NSObjectProtocol?

  init(token: NSObjectProtocol?) { self.token = token }

  deinit {
    if let token { Screen.forget(token) }
  }
}

struct Job {
  func stop() {}
}

struct Player: View {
  @State private var wakefulness = Wakefulness()
  @State private var countdown = Countdown()
  @State private var monitor = Monitor()
  @State private var watch = Watch(token: nil)

  var body: some View { Toggle("\(countdown.seconds) \(monitor.presses) \(watch.presses)", isOn: $wakefulness.isAwake) }
}
