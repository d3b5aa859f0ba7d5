import SwiftUI

@MainActor class KeyMonitor: ObservableObject {
  private var pressed: Set<Int> = []
  private var last = Date.distantPast
  @Published var action = 0
  @Published(initialValue: 1) var level: Int

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

@MainActor final class Session: ObservableObject {
  static let shared = Session()
  @Published var userName = ""
}

struct Greeting: View {
  var body: some View { Text(Session.shared.userName) }
}

final class Clock: ObservableObject {
  @Published var hour = 0
}

final class Calendar: ObservableObject {
  let clock = Clock()
  @Published var day = 0
  var isMorning: Bool { clock.hour < 12 }
}

struct CalendarView: View {
  @ObservedObject var calendar: Calendar

  var body: some View { Text(calendar.isMorning ? "\(calendar.day)" : "") }
}
