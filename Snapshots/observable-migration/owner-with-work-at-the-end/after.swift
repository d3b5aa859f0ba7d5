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

@Observable
final class Boat {
  var speed = 0
  private let chain = Chain1()
}

@Observable
final class Harbour {
  var boats = 0
  private let anchors = [Anchor()]
}

@Observable
final class Fleet {
  var boats = 0
  private let anchor: Anchor

  init() { anchor = Anchor() }
}

@Observable
final class Sea {
  var depth = 0
  private let anchor: Anchor = .init()
}

struct Coast: View {
  @State private var boat = Boat()
  @State private var harbour = Harbour()
  @State private var fleet = Fleet()
  @State private var sea = Sea()

  var body: some View { Text("\(boat.speed) \(harbour.boats) \(fleet.boats) \(sea.depth)") }
}
