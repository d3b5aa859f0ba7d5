import SwiftUI

final class Player: ObservableObject {
  @Published var isPlaying = false
  var position = 0
  func tick() {
    position += 1
    isPlaying = true
  }
}

struct ContentView: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack {
      PositionView(player: player)
      Button(player.isPlaying ? "Stop" : "Play") { player.tick() }
    }
  }
}

struct PositionView: View {
  @ObservedObject var player: Player
  var body: some View { Text("at \(player.position)") }
}
