import SwiftUI

/// Stays on the main actor: `@Published` state drives the view.
@MainActor final class Search: ObservableObject {
  /// Its `didSet`, rather than a subscription, filters again, because `@Published` publishes in `willSet`.
  @Published var text = "" {
    didSet { filter() }
  }
  /// Recomputed rather than remembered, which is what the migration of the store is for.
  @Published private(set) var matches: [String] = []

  private func filter() { matches = [text] }
}

struct SearchView: View {
  @StateObject private var search = Search()

  var body: some View { TextField("\(search.matches.count)", text: $search.text) }
}

/// Must stay an ObservableObject on the main actor: the player calls its `didSet`.
@MainActor final class Player: ObservableObject {
  @Published var speed = 1 {
    didSet { print(speed) }
  }
}

struct PlayerView: View {
  @StateObject private var player = Player()

  var body: some View { Text("\(player.speed)") }
}
