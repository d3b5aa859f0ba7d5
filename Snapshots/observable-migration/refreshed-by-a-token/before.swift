import SwiftUI

final class Weather: ObservableObject {
  @Published private var revision = 0
  private var cache: [String: Double] = [:]

  func temperature(in city: String) -> Double { cache[city] ?? 0 }

  func load(_ city: String) {
    cache[city] = 20
    revision += 1
  }
}

final class Clock: ObservableObject {
  @Published var tick = false
  func advance() { self.tick.toggle() }
}

final class Inbox: ObservableObject {
  @Published var token = UUID()
  func refresh() { token = UUID() }
}

final class Wheel: ObservableObject {
  @Published var turn = 0
  func spin() { turn = (turn + 1) % 12 }
}

struct Dashboard: View {
  @ObservedObject var weather: Weather
  @ObservedObject var clock: Clock
  @ObservedObject var inbox: Inbox
  @ObservedObject var wheel: Wheel

  var body: some View {
    Text("\(weather.temperature(in: "Oslo")) \(Date())")
      .onTapGesture {
        clock.advance()
        inbox.refresh()
        wheel.spin()
      }
  }
}

// Somebody reads these, and these never change.
final class Page: ObservableObject {
  @Published var number = 0
  @Published var isOpen = false
  @Published var identity = UUID()
  @Published var isUnused = false
  @Published var count = 0

  func turn() {
    number += 1
    identity = UUID()
    isUnused = true
    count += 1
  }
}

struct PageView: View {
  @ObservedObject var page: Page
  var body: some View {
    Toggle("Open", isOn: $page.isOpen).id(page.identity)
    Stepper("Count", value: $page.count)
    Text("\(page.number)").onTapGesture { page.isOpen.toggle() }
  }
}
