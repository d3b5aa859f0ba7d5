import SwiftUI

@Observable @MainActor final class Player: Identifiable {
  var title = ""
}

@Observable
final class Timer {
  var count = 0
}

struct PlayerView: View {
  @State private var player = Player()
  @State private var timer = Timer()
  var body: some View { Text("\(player.title) \(timer.count)") }
}
