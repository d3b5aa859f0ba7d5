import SwiftUI

enum Screen {
  static func mayDim(_ isAllowed: Bool) {}
  static func forget(_ token: NSObjectProtocol) {}
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

final class Monitor: ObservableObject {
  @Published var presses = 0
  private var token: NSObjectProtocol?
  private var jobs: [Job] = []

  deinit {
    if let token { Screen.forget(token) }
    jobs.forEach { $0.stop() }
  }
}

final class Watch: ObservableObject {
  @Published var presses = 0
  private var token: NSObjectProtocol?

  init(token: NSObjectProtocol?) { self.token = token }

  deinit {
    if let token { Screen.forget(token) }
  }
}

struct Job {
  func stop() {}
}

struct Player: View {
  @StateObject private var wakefulness = Wakefulness()
  @StateObject private var countdown = Countdown()
  @StateObject private var monitor = Monitor()
  @StateObject private var watch = Watch(token: nil)

  var body: some View { Toggle("\(countdown.seconds) \(monitor.presses) \(watch.presses)", isOn: $wakefulness.isAwake) }
}
