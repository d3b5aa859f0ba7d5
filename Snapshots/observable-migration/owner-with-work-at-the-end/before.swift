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

final class Anchor {
  deinit { Screen.mayDim(true) }
}

final class Chain1 {
  private let next = Chain2()
}

final class Chain2 {
  private let next = Chain3()
}

final class Chain3 {
  private let next = Chain4()
}

final class Chain4 {
  private let end = Anchor()
}

final class Boat: ObservableObject {
  @Published var speed = 0
  private let chain = Chain1()
}

final class Harbour: ObservableObject {
  @Published var boats = 0
  private let anchors = [Anchor()]
}

final class Fleet: ObservableObject {
  @Published var boats = 0
  private let anchor: Anchor

  init() { anchor = Anchor() }
}

final class Sea: ObservableObject {
  @Published var depth = 0
  private let anchor: Anchor = .init()
}

struct Coast: View {
  @StateObject private var boat = Boat()
  @StateObject private var harbour = Harbour()
  @StateObject private var fleet = Fleet()
  @StateObject private var sea = Sea()

  var body: some View { Text("\(boat.speed) \(harbour.boats) \(fleet.boats) \(sea.depth)") }
}
