import SwiftUI

@MainActor class KeyMonitor {
  private var pressed: Set<Int> = []
  private var last = Date.distantPast
  var action = 0
  var level: Int = 1

  func press(_ key: Int) {
    pressed.insert(key)
    last = .now
    action += 1
  }
}

@MainActor final class AppDelegate {
  static let monitor = KeyMonitor()

  func log() { print(Self.monitor.action) }
}

@Observable @MainActor final class Session {
  static let shared = Session()
  var userName = ""
}

struct Greeting: View {
  var body: some View { Text(Session.shared.userName) }
}

@Observable
final class Clock {
  var hour = 0
}

@Observable
final class Calendar {
  let clock = Clock()
  var day = 0
  var isMorning: Bool { clock.hour < 12 }
}

struct CalendarView: View {
  var calendar: Calendar

  var body: some View { Text(calendar.isMorning ? "\(calendar.day)" : "") }
}
