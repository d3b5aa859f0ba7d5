import SwiftUI

@Observable
final class Ticker {
  var ticks = 0
}

struct TickerView: View {
  @State var ticker = Ticker()

  var body: some View { Text("\(ticker.ticks)") }
}

@Observable
final class Stopwatch {
  var seconds = 0
  static func make() -> Stopwatch { Stopwatch() }
}

struct StopwatchView: View {
  @State var stopwatch = Stopwatch.make()

  var body: some View { Text("\(stopwatch.seconds)") }
}
