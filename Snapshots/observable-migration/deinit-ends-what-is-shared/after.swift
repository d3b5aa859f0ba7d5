import SwiftUI

final class Ticker: Sendable {
  static let shared = Ticker()
  func invalidate() {}
}

@Observable
final class Feed {
  var count = 0
  private let ticker: Ticker

  init(ticker: Ticker) { self.ticker = ticker }

  deinit { ticker.invalidate() }
}

@Observable
final class Clock {
  var count = 0
  private let ticker = Ticker.shared

  deinit { ticker.invalidate() }
}

struct FeedView: View {
  @State private var feed: Feed
  @State private var clock = Clock()

  init(ticker: Ticker) { _feed = State(wrappedValue: Feed(ticker: ticker)) }

  var body: some View { Text("\(feed.count) \(clock.count)") }
}
