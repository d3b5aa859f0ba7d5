import SwiftUI

final class Ticker: ObservableObject {
  @Published var ticks = 0
}

struct TickerView: View {
  @ObservedObject var ticker = Ticker()

  var body: some View { Text("\(ticker.ticks)") }
}
