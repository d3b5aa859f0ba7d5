import SwiftUI

@Observable
final class Weather {
  private var revision = 0
  @ObservationIgnored private var cache: [String: Double] = [:]

  func temperature(in city: String) -> Double { cache[city] ?? 0 }

  func load(_ city: String) {
    cache[city] = 20
    revision += 1
  }
}

@Observable
final class Clock {
  var tick = false
  func advance() { self.tick.toggle() }
}

@Observable
final class Inbox {
  var token = UUID()
  func refresh() { token = UUID() }
}

@Observable
final class Wheel {
  var turn = 0
  func spin() { turn = (turn + 1) % 12 }
}

struct Dashboard: View {
  var weather: Weather
  var clock: Clock
  var inbox: Inbox
  var wheel: Wheel

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
@Observable
final class Page {
  var number = 0
  var isOpen = false
  var identity = UUID()
  var isUnused = false
  var count = 0

  func turn() {
    number += 1
    identity = UUID()
    isUnused = true
    count += 1
  }
}

struct PageView: View {
  @Bindable var page: Page
  var body: some View {
    Toggle("Open", isOn: $page.isOpen).id(page.identity)
    Stepper("Count", value: $page.count)
    Text("\(page.number)").onTapGesture { page.isOpen.toggle() }
  }
}
