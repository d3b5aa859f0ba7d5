import SwiftUI

final class Ticker: ObservableObject {
  @Published var ticks = 0
}

struct TickerView: View {
  @ObservedObject var ticker = Ticker()

  var body: some View { Text("\(ticker.ticks)") }
}

final class Stopwatch: ObservableObject {
  @Published var seconds = 0
  static func make() -> Stopwatch { Stopwatch() }
}

struct StopwatchView: View {
  @ObservedObject var stopwatch = Stopwatch.make()

  var body: some View { Text("\(stopwatch.seconds)") }
}
