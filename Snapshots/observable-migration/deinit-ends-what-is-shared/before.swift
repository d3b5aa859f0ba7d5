import SwiftUI

final class Ticker: Sendable {
  static let shared = Ticker()
  func invalidate() {}
}

final class Feed: ObservableObject {
  @Published var count = 0
  private let ticker: Ticker

  init(ticker: Ticker) { self.ticker = ticker }

  deinit { ticker.invalidate() }
}

final class Clock: ObservableObject {
  @Published var count = 0
  private let ticker = Ticker.shared

  deinit { ticker.invalidate() }
}

struct FeedView: View {
  @StateObject private var feed: Feed
  @StateObject private var clock = Clock()

  init(ticker: Ticker) { _feed = StateObject(wrappedValue: Feed(ticker: ticker)) }

  var body: some View { Text("\(feed.count) \(clock.count)") }
}
