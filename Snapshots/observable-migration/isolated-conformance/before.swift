import SwiftUI

@MainActor final class Player: @MainActor ObservableObject, Identifiable {
  @Published var title = ""
}

final class Timer: ObservableObject {
  @Published var count = 0
}

struct PlayerView: View {
  @StateObject private var player = Player()
  @StateObject private var timer = Timer()
  var body: some View { Text("\(player.title) \(timer.count)") }
}
