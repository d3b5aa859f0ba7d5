import SwiftUI

@Observable
final class Ticker {
  var ticks = 0
}

struct TickerView: View {
  var ticker = Ticker()

  var body: some View { Text("\(ticker.ticks)") }
}
